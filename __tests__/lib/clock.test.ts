import type * as ClockModule from "../../src/lib/clock";

type Clock = typeof ClockModule;

const now = Date.UTC(2026, 10, 25, 6);
const HOUR = 3_600_000;
const headersAt = (ms: number, headers: Record<string, string> = {}) =>
  new Headers({ Date: new Date(ms).toUTCString(), ...headers });

let cacheAgeMs: Clock["cacheAgeMs"];
let currentTime: Clock["currentTime"];
let setClockFrom: Clock["setClockFrom"];

beforeEach(async () => {
  jest.useFakeTimers({ now });
  // The module keeps what it has read.
  jest.resetModules();
  ({ cacheAgeMs, currentTime, setClockFrom } = await import("../../src/lib/clock"));
});

it.each([
  ["three hours behind", now + 3 * HOUR],
  ["five hours ahead", now - 5 * HOUR],
  ["a day behind", now + 24 * HOUR],
  ["in 1970", now + 56 * 365 * 24 * HOUR],
])("follows the site's host when the device is %s", (_, right) => {
  setClockFrom(headersAt(right));
  expect(currentTime()).toBe(right);
  jest.advanceTimersByTime(HOUR);
  expect(currentTime()).toBe(right + HOUR);
});

it.each<[string, Headers]>([
  ["within a minute", headersAt(now + 59_000)],
  ["without a Date", new Headers()],
  ["with an unreadable Date", new Headers({ Date: "soon" })],
  ["from a cache", headersAt(now - HOUR, { Age: "3600" })],
])("does not follow a response %s", (_, headers) => {
  setClockFrom(headers);
  expect(currentTime()).toBe(now);
});

it("does not jump with each response, and stops once the device is correct again", () => {
  setClockFrom(headersAt(now + HOUR));
  setClockFrom(headersAt(now + HOUR - 4_000));
  expect(currentTime()).toBe(now + HOUR);
  jest.setSystemTime(now + HOUR);
  setClockFrom(headersAt(now + HOUR));
  expect(currentTime()).toBe(now + HOUR);
});

it.each([
  ["7200", 2 * HOUR],
  ["600, 7200", 2 * HOUR],
  ["0", 0],
  ["0x10", 0],
  ["9999999999999", 2 ** 31 * 1_000],
])("reads Age: %s", (age, expected) => {
  expect(cacheAgeMs(new Headers({ Age: age }))).toBe(expected);
});

it.each([
  ["a Date of an hour ago", now - HOUR, undefined, HOUR],
  ["a Date in an hour", now + HOUR, undefined, HOUR],
  ["a Date of this minute", now - 59_000, undefined, 0],
  ["no readable Date", NaN, undefined, 0],
  ["the Date of the response before", now - HOUR, now - HOUR, HOUR],
  ["a Date after that of the response before", now - HOUR, now - HOUR - 3_000, 0],
])("takes %s for an age of %d", (_, date, before, expected) => {
  expect(cacheAgeMs(headersAt(date), before)).toBe(expected);
});
