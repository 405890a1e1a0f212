import { createMemory } from "../../../src/lib/api/create-memory";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("loads once while the answer is young, also while it is under way", async () => {
  const remember = createMemory<string>(1_000);
  const load = jest.fn().mockResolvedValue("page 1");
  await expect(Promise.all([remember("1", load), remember("1", load)])).resolves.toEqual([
    "page 1",
    "page 1",
  ]);
  jest.advanceTimersByTime(999); // 0.999 s: still young
  await remember("1", load);
  expect(load).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1); // 1 s
  await remember("1", load);
  expect(load).toHaveBeenCalledTimes(2);
});

it("keeps keys apart", async () => {
  const remember = createMemory<string>(1_000);
  await remember("1", async () => "one");
  await expect(remember("2", async () => "two")).resolves.toBe("two");
});

it("forgets failures", async () => {
  const remember = createMemory<string>(1_000);
  await expect(remember("1", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  await expect(remember("1", async () => "up")).resolves.toBe("up");
});

it("forgets what is not worth remembering", async () => {
  const remember = createMemory<string>(1_000, (answer) => answer !== "");
  await expect(remember("1", async () => "")).resolves.toBe("");
  await expect(remember("1", async () => "page 1")).resolves.toBe("page 1");
  await expect(remember("1", async () => "another")).resolves.toBe("page 1");
});

it("trusts no age after the clock was set back", async () => {
  const remember = createMemory<string>(1_000);
  await remember("1", async () => "old");
  jest.setSystemTime(Date.now() - 3_600_000);
  await expect(remember("1", async () => "new")).resolves.toBe("new");
});
