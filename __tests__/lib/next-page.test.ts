/** Each test imports the module again, before any interaction. */
const prepare = async (loadPage: (pathname: string) => Promise<unknown>) => {
  const { prepareNextPage } = await import("../../src/lib/next-page");
  prepareNextPage({ pathname: "/kurs", loadPage });
};

beforeEach(() => jest.resetModules());

it.each(["pointermove", "pointerdown", "wheel", "scroll", "keydown"])(
  "prefetches the linked page at the first %s",
  async (sign) => {
    const loadPage = jest.fn(() => Promise.resolve());
    await prepare(loadPage);
    await Promise.resolve();
    expect(loadPage).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign));
    await Promise.resolve();
    expect(loadPage).toHaveBeenCalledWith("/kurs");
  },
);

it("prefetches at once after an earlier interaction", async () => {
  await import("../../src/lib/next-page");
  document.body.dispatchEvent(new Event("pointerdown"));
  const loadPage = jest.fn(() => Promise.resolve());
  await prepare(loadPage);
  await Promise.resolve();
  expect(loadPage).toHaveBeenCalledWith("/kurs");
});

it("ignores a failed prefetch", async () => {
  const loadPage = jest.fn(() => Promise.reject(new Error("component chunk")));
  await prepare(loadPage);
  document.body.dispatchEvent(new Event("pointerdown"));
  // An unhandled rejection is reported in the next task and fails the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadPage).toHaveBeenCalled();
});
