import { wholeStyles } from "../../src/lib/whole-styles";

const sheets: { href: string | null }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sheets.length = 0;
  // jsdom loads no linked sheets.
  jest.spyOn(document, "styleSheets", "get").mockReturnValue(sheets as unknown as StyleSheetList);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const watch = () => {
  const seen = { isThere: false };
  void wholeStyles().then(() => (seen.isThere = true));
  return seen;
};

/** As browsers tell of it: the event does not bubble. */
const load = (href: string | null) => {
  const link = document.head.appendChild(document.createElement("link"));
  sheets.push({ href });
  link.dispatchEvent(new Event("load"));
  return Promise.resolve();
};

const address = `${window.location.origin}/static/styles-1.css`;

it("is there when the linked style sheet has loaded, not before", async () => {
  sheets.push({ href: null });
  const seen = watch();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen.isThere).toBe(false);
  await load(address);
  expect(seen.isThere).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

it("takes no other site's sheet for it", async () => {
  const seen = watch();
  await load("https://elsewhere.example/extension.css");
  expect(seen.isThere).toBe(false);
});

it("is there in a task of its own when the sheet came first", async () => {
  sheets.push({ href: address });
  const seen = watch();
  await Promise.resolve();
  expect(seen.isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isThere).toBe(true);
});

it("does without it after five seconds", async () => {
  const seen = watch();
  await jest.advanceTimersByTimeAsync(4_999);
  expect(seen.isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isThere).toBe(true);
});
