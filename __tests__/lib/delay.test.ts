import { delay } from "../../src/lib/delay";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ["its time is over", () => jest.advanceTimersByTime(1_000)],
  ["the event has come", (target: EventTarget) => target.dispatchEvent(new Event("online"))],
])("ends when %s, and removes its timer and listener", async (_, end) => {
  const target = new EventTarget();
  const listeners = new Set<unknown>();
  jest.spyOn(target, "addEventListener").mockImplementation((type, listener) => {
    listeners.add(listener);
    EventTarget.prototype.addEventListener.call(target, type, listener);
  });
  jest
    .spyOn(target, "removeEventListener")
    .mockImplementation((_type, listener) => listeners.delete(listener));
  const over = delay(1_000, target, "online");
  expect(listeners.size).toBe(1);
  end(target);
  await over;
  expect(listeners.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
