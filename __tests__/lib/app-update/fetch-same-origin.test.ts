import { fetchSameOrigin } from "../../../src/lib/app-update/fetch-same-origin";
import { api } from "../../support/api";

it("does not read a response that arrives after sleep", async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 8, 29, 6) });
  const askedAt = Date.now();
  api.on("/page-data/app-data.json", async () => {
    jest.setSystemTime(askedAt + 8 * 3_600_000);
    return Response.json({}, { headers: { Date: new Date(askedAt).toUTCString() } });
  });
  await expect(fetchSameOrigin("/page-data/app-data.json", ({ ok }) => ok)).resolves.toBeUndefined();
});
