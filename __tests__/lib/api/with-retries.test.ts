import { ApiError } from "../../../src/lib/api/api-error";
import { withRetries } from "../../../src/lib/api/with-retries";

beforeEach(() => jest.useFakeTimers());

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
