import { cacheAgeMs, currentTime, setClockFrom } from "../../src/lib/clock";

const now = Date.UTC(2026, 10, 25, 6);
const HOUR = 3_600_000;
const at = (ms: number, headers: Record<string, string> = {}) =>
  setClockFrom(new Headers({ Date: new Date(ms).toUTCString(), ...headers }));

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => {
  at(Date.now());
  jest.useRealTimers();
});

it.each([
  ["three hours behind", 3 * HOUR],
  ["five hours ahead", -5 * HOUR],
  ["in 1970", now],
])("follows the server when the device is %s", (_, ahead) => {
  at(now + ahead);
  expect(currentTime()).toBe(now + ahead);
  jest.advanceTimersByTime(HOUR);
  expect(currentTime()).toBe(now + ahead + HOUR);
});

it("does not correct a clock within a minute, or without a Date header", () => {
  at(now + 59_000);
  setClockFrom(new Headers());
  setClockFrom(new Headers({ Date: "soon" }));
  expect(currentTime()).toBe(now);
});

it("does not jump with each response, and stops once the device is correct again", () => {
  at(now + HOUR);
  at(now + HOUR - 4_000);
  expect(currentTime()).toBe(now + HOUR);
  jest.setSystemTime(now + HOUR);
  at(now + HOUR);
  expect(currentTime()).toBe(now + HOUR);
});

it("ignores responses from a cache", () => {
  at(now - HOUR, { Age: "3600" });
  expect(currentTime()).toBe(now);
  expect(cacheAgeMs(new Headers({ Age: "7200" }))).toBe(2 * HOUR);
  expect(cacheAgeMs(new Headers({ Age: "600, 0" }))).toBe(10 * 60_000);
  expect(cacheAgeMs(new Headers({ Age: "old" }))).toBe(0);
});
