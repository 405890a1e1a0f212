import { ApiError } from "../../../src/lib/api/api-error";
import { withRetries } from "../../../src/lib/api/with-retries";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const down = new ApiError("http", 503);

it("makes 3 more attempts, 1 second apart, and then fails with the last error", async () => {
  const attempt = jest.fn().mockRejectedValue(down);
  const onFailedAttempt = jest.fn();
  const outcome = withRetries(attempt, { onFailedAttempt }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(999); // 0.999 s: the first attempt
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1); // 1 s: the second
  expect(attempt).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2_000); // 3 s: the fourth and last
  expect(attempt).toHaveBeenCalledTimes(4);
  await expect(outcome).resolves.toBe(down);
  await jest.advanceTimersByTimeAsync(60_000); // a minute later: no more
  expect(attempt).toHaveBeenCalledTimes(4);
  expect(onFailedAttempt).toHaveBeenCalledTimes(4);
});

it("ends with the first success", async () => {
  const attempt = jest.fn().mockRejectedValueOnce(down).mockResolvedValueOnce("rates");
  const outcome = withRetries(attempt);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(outcome).resolves.toBe("rates");
  expect(jest.getTimerCount()).toBe(0);
});

it.each([
  [401, {}],
  [404, { mayBeMissing: true }],
])("does not retry a definitive %d", async (status, options) => {
  const attempt = jest.fn().mockRejectedValue(new ApiError("http", status));
  await expect(withRetries(attempt, options)).rejects.toMatchObject({ status });
  expect(attempt).toHaveBeenCalledTimes(1);
});

it.each([403, 404, 425, 429, 503])("retries a %d of a list", async (status) => {
  const attempt = jest.fn().mockRejectedValueOnce(new ApiError("http", status)).mockResolvedValueOnce(1);
  const outcome = withRetries(attempt);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(outcome).resolves.toBe(1);
});

it.each(["timeout", "network", "malformed"] as const)("retries after %s", async (kind) => {
  const attempt = jest.fn().mockRejectedValueOnce(new ApiError(kind)).mockResolvedValueOnce(1);
  const outcome = withRetries(attempt);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(outcome).resolves.toBe(1);
});

it("stops at once when aborted between two attempts", async () => {
  const controller = new AbortController();
  const attempt = jest.fn().mockRejectedValue(down);
  const outcome = withRetries(attempt, { signal: controller.signal }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(500); // half-way through the pause
  controller.abort();
  await expect(outcome).resolves.toBe(down);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

it("stops at once when aborted during an attempt", async () => {
  const controller = new AbortController();
  const attempt = jest.fn(
    () => new Promise((_, reject) => controller.signal.addEventListener("abort", () => reject(down))),
  );
  const onFailedAttempt = jest.fn();
  const outcome = withRetries(attempt, { signal: controller.signal, onFailedAttempt });
  controller.abort();
  await expect(outcome).rejects.toBe(down);
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(onFailedAttempt).not.toHaveBeenCalled();
});
