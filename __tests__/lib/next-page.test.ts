/** Each test has the module anew, with nothing done by a visitor yet. */
const prepare = async (loadPage: (pathname: string) => Promise<unknown>) => {
  const { prepareNextPage } = await import("../../src/lib/next-page");
  prepareNextPage({ pathname: "/kurs", loadPage });
};

beforeEach(() => jest.resetModules());

it.each(["pointermove", "pointerdown", "wheel", "scroll", "keydown"])(
  "loads the page that a link leads to with the visitor's first %s, not before",
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

it("loads it at once after an earlier interaction", async () => {
  await import("../../src/lib/next-page");
  document.body.dispatchEvent(new Event("pointerdown"));
  const loadPage = jest.fn(() => Promise.resolve());
  await prepare(loadPage);
  await Promise.resolve();
  expect(loadPage).toHaveBeenCalledWith("/kurs");
});

it("leaves the report of a failure to the click", async () => {
  const loadPage = jest.fn(() => Promise.reject(new Error("component chunk")));
  await prepare(loadPage);
  document.body.dispatchEvent(new Event("pointerdown"));
  // A rejection that nobody listens to is told in the next task, and fails the test.
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadPage).toHaveBeenCalled();
});
