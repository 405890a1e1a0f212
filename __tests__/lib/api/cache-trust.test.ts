import { getJson } from "../../../src/lib/api/get-json";
import { api, html, json, slow } from "../../support/api";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const modes = () => api.requests.map(({ init }) => init.cache);

/** Asks, and waits until that is answered one way or the other. */
const ask = async (path: string) => {
  const settled = getJson(path).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  await settled;
};

it("an answer that could not be read is not asked about, but asked for whole", async () => {
  const path = "/api/half";
  api.on(path, html(200));
  await ask(path);
  api.on(path, json([]));
  await ask(path);
  await ask(path);
  expect(modes()).toEqual(["no-cache", "reload", "no-cache"]);
});

it("an API that is slow is asked past the cache, in which another tab may be waiting for it", async () => {
  const path = "/api/slow";
  api.on(path, slow(7_000, json([])));
  await ask(path);
  await ask(path);
  api.on(path, slow(20_000, json([]))); // too late
  await ask(path);
  api.on(path, json([]));
  await ask(path);
  await ask(path);
  expect(modes()).toEqual(["no-cache", "reload", "reload", "reload", "no-cache"]);
});

it("the whole answer comes once a minute, whatever the API says of what is kept", async () => {
  const path = "/api/sure";
  api.on(path, json([]));
  for (let second = 0; second <= 140; second += 10) await ask(path);
  expect(modes().flatMap((mode, index) => (mode === "reload" ? [index * 10] : []))).toEqual([60, 120]);
});

it("an error of the host says nothing of what is kept", async () => {
  const path = "/api/broken";
  api.on(path, html(500));
  await ask(path);
  await ask(path);
  expect(modes()).toEqual(["no-cache", "no-cache"]);
});
