import { ApiError } from "../../../src/lib/api/api-error";
import { backoffMs } from "../../../src/lib/api/backoff";
import { withRetries } from "../../../src/lib/api/with-retries";

beforeEach(() => jest.useFakeTimers());

const down = new ApiError("http", 500);

it("makes 3 more attempts, 1 second apart, and then fails with the last error", async () => {
  const attempt = jest.fn().mockRejectedValue(down);
  const outcome = withRetries(attempt).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(999); // 0.999 s: the first attempt
  expect(attempt).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1); // 1 s: the second
  expect(attempt).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(2_000); // 3 s: the fourth and last
  expect(attempt).toHaveBeenCalledTimes(4);
  await expect(outcome).resolves.toBe(down);
  await jest.advanceTimersByTimeAsync(60_000); // a minute later: no more
  expect(attempt).toHaveBeenCalledTimes(4);
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

it.each([
  ...[403, 404, 425, 500, 502].map((status) => new ApiError("http", status)),
  ...(["timeout", "network", "malformed"] as const).map((kind) => new ApiError(kind)),
])("retries after $kind $status", async (error) => {
  const attempt = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(1);
  const outcome = withRetries(attempt);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(outcome).resolves.toBe(1);
});

it.each([
  [429, undefined],
  [503, undefined],
  [500, 5_000],
])("leaves the pause after a %d with Retry-After %s to the caller", async (status, retryAfterMs) => {
  const attempt = jest.fn().mockRejectedValue(new ApiError("http", status, retryAfterMs));
  await expect(withRetries(attempt)).rejects.toMatchObject({ status });
  expect(attempt).toHaveBeenCalledTimes(1);
});

it("asks for the pause of Retry-After, or for one that doubles up to 30 s", () => {
  const pauses = (error: ApiError) => [1, 2, 3, 5, 6, 5_000].map((failures) => backoffMs(error, failures));
  const doubling = [1_000, 2_000, 4_000, 16_000, 30_000, 30_000];
  expect(pauses(new ApiError("http", 429))).toEqual(doubling);
  expect(pauses(new ApiError("http", 503, 0))).toEqual(doubling);
  expect(backoffMs(new ApiError("http", 503, 60_000), 1)).toBe(60_000);
  expect(backoffMs(new ApiError("http", 500, 5_000), 1)).toBe(5_000);
});

it("pauses for 1 s between the attempts of a call, and for 3 s after the last", () => {
  for (const error of [new ApiError("http", 500), new ApiError("network")])
    expect([1, 2, 3, 4, 5].map((failures) => backoffMs(error, failures))).toEqual([
      1_000, 1_000, 1_000, 3_000, 1_000,
    ]);
  expect(backoffMs(new ApiError("http", 401), 1)).toBe(Infinity);
});
