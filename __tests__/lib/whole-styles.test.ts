import { wholeStyles } from "../../src/lib/whole-styles";

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "wholeStyles");
});

const watch = (coming?: Promise<void>) => {
  Object.defineProperty(window, "wholeStyles", { value: coming, configurable: true });
  const seen = { isThere: false };
  void wholeStyles().then(() => (seen.isThere = true));
  return seen;
};

it("waits for the style sheet of the whole site", async () => {
  let load = () => {};
  const seen = watch(new Promise((resolve) => (load = resolve)));
  await jest.advanceTimersByTimeAsync(4_000);
  expect(seen.isThere).toBe(false);
  load();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isThere).toBe(true);
});

it("goes on in a task of its own when the sheet came first", async () => {
  const seen = watch(Promise.resolve());
  await Promise.resolve();
  await Promise.resolve();
  expect(seen.isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isThere).toBe(true);
});

it("does without the sheet after five seconds", async () => {
  const seen = watch(new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(seen.isThere).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.isThere).toBe(true);
});

it("waits for nothing on a page without a boot script", async () => {
  const seen = watch();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.isThere).toBe(true);
});
