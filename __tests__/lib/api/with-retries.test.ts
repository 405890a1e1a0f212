import { ApiError } from "../../../src/lib/api/api-error";
import { backoffMs } from "../../../src/lib/api/backoff";
import { withRetries } from "../../../src/lib/api/with-retries";

beforeEach(() => jest.useFakeTimers());

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

it("leaves the pause after a 500 with Retry-After to the caller", async () => {
  const attempt = jest.fn().mockRejectedValue(new ApiError("http", 500, 5_000));
  await expect(withRetries(attempt)).rejects.toMatchObject({ status: 500 });
  expect(attempt).toHaveBeenCalledTimes(1);
});

it("pauses for 1 s between the attempts of a call, and for 3 s after the last", () => {
  for (const error of [new ApiError("http", 500), new ApiError("network")])
    expect([1, 2, 3, 4, 5].map((failures) => backoffMs(error, failures))).toEqual([
      1_000, 1_000, 1_000, 3_000, 1_000,
    ]);
  expect(backoffMs(new ApiError("http", 401), 1)).toBe(Infinity);
});
