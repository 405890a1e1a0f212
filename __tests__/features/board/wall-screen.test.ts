import { keepAwake } from "../../../src/features/board/wall-screen";

/** Locks that keep the screen awake now. */
let held: Set<object>;
let request: jest.Mock;
let stop: () => void;
let isOpen = true;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  held = new Set();
  isOpen = true;
  request = jest.fn(async () => {
    const lock = {
      get released() {
        return !held.has(lock);
      },
      release: async () => void held.delete(lock),
    };
    held.add(lock);
    return lock;
  });
  Object.assign(navigator, { wakeLock: { request } });
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  stop = keepAwake(() => isOpen);
});

afterEach(() => {
  stop();
  expect(jest.getTimerCount()).toBe(0);
});

it("keeps the screen awake with one lock, until it stops", async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(10 * 60_000);
  expect(held.size).toBe(1);
  stop();
  await pass(60_000);
  expect(held.size).toBe(0);
});

it("takes a new lock after the browser released or refused one", async () => {
  await pass(0);
  held.clear();
  request.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  await pass(2 * 60_000);
  expect(held.size).toBe(1);
});

it("releases a lock that the browser grants after it stopped", async () => {
  stop();
  await pass(0);
  expect(held.size).toBe(0);
});

it("lets the screen sleep while the counters are closed", async () => {
  isOpen = false;
  await pass(60_000);
  expect(held.size).toBe(0);
  isOpen = true;
  await pass(60_000);
  expect(held.size).toBe(1);
});
