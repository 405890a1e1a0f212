import type * as ClockModule from "../../src/lib/clock";

type Clock = typeof ClockModule;

const now = Date.UTC(2026, 10, 25, 6);
const HOUR = 3_600_000;
const POLL = 3_000;
const headersAt = (ms: number, headers: Record<string, string> = {}) =>
  new Headers({ Date: new Date(ms).toUTCString(), ...headers });

const url = "/api/exchange-rates";

let cacheAgeMs: Clock["cacheAgeMs"];
let currentTime: Clock["currentTime"];
let setClockFrom: Clock["setClockFrom"];

beforeEach(async () => {
  jest.useFakeTimers({ now });
  // The module keeps what it has read.
  jest.resetModules();
  ({ cacheAgeMs, currentTime, setClockFrom } = await import("../../src/lib/clock"));
});

/** Reads a response's headers 3 s after the previous ones. Returns its age. */
function poll(dateOf: () => number, headers: Record<string, string> = {}): number {
  jest.advanceTimersByTime(POLL);
  const response = headersAt(dateOf(), headers);
  setClockFrom(response, url);
  return cacheAgeMs(response);
}

it.each([
  ["three hours behind", 3 * HOUR],
  ["five hours ahead", -5 * HOUR],
])("follows the server from the second response when the device is %s", (_, ahead) => {
  const right = () => Date.now() + ahead;
  expect(poll(right)).toBe(Math.abs(ahead));
  expect(currentTime()).toBe(Date.now());
  expect(poll(right)).toBe(0);
  expect(currentTime()).toBe(right());
  jest.advanceTimersByTime(HOUR);
  expect(currentTime()).toBe(right());
});

it("keeps a correct clock when a cache repeats a Date of 10 minutes ago", () => {
  const old = HOUR / 6;
  const replayed = () => now - old;
  for (let polls = 1; polls <= 5; polls++) {
    expect(poll(replayed)).toBe(old + polls * POLL);
    expect(currentTime()).toBe(Date.now());
  }
  // The same address within a second, as after Refresh.
  jest.advanceTimersByTime(500);
  setClockFrom(headersAt(replayed()), url);
  expect(currentTime()).toBe(Date.now());
});

it("follows a single response of the site's own host", () => {
  setClockFrom(headersAt(now + HOUR));
  expect(currentTime()).toBe(now + HOUR);
});

it("follows the site's own host when the API's clock is five minutes behind", () => {
  setClockFrom(headersAt(now));
  poll(() => Date.now() - 5 * 60_000);
  // The response is not from a cache: its Date advances.
  expect(poll(() => Date.now() - 5 * 60_000)).toBe(0);
  expect(currentTime()).toBe(Date.now());
});

it("follows the API again once the device's clock was set", () => {
  setClockFrom(headersAt(now + HOUR));
  poll(() => Date.now() + HOUR);
  jest.setSystemTime(Date.now() + HOUR);
  poll(() => Date.now());
  expect(currentTime()).toBe(Date.now());
});

it("compares Date headers of the same address only", () => {
  setClockFrom(headersAt(now - HOUR), `${url}/a`);
  jest.advanceTimersByTime(POLL);
  setClockFrom(headersAt(now - HOUR + POLL), `${url}/b`);
  expect(currentTime()).toBe(Date.now());
});

it("does not correct a clock within a minute, or without a Date header", () => {
  expect(poll(() => Date.now() + 59_000)).toBe(0);
  expect(poll(() => Date.now() + 59_000)).toBe(0);
  setClockFrom(new Headers(), url);
  setClockFrom(new Headers({ Date: "soon" }), url);
  expect(currentTime()).toBe(Date.now());
  expect(cacheAgeMs(new Headers({ Date: "soon" }))).toBe(0);
});

it("does not jump with each response, and stops once the device is correct again", () => {
  poll(() => Date.now() + HOUR);
  poll(() => Date.now() + HOUR);
  poll(() => Date.now() + HOUR - 4_000);
  expect(currentTime()).toBe(Date.now() + HOUR);
  jest.setSystemTime(Date.now() + HOUR);
  poll(() => Date.now());
  poll(() => Date.now());
  expect(currentTime()).toBe(Date.now());
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

it("ignores responses from a cache", () => {
  poll(() => Date.now() - HOUR, { Age: "3600" });
  poll(() => Date.now() - HOUR, { Age: "3600" });
  expect(currentTime()).toBe(Date.now());
});
