/** @jest-environment node */
import { createSampleApi } from "../../sample-api/create-sample-api";

// The browser tests use the rest: shapes of rates, pages of posts, and each fault.

const rates = "/api/exchange-rates?paginate=false";
let now = Date.UTC(2026, 10, 20, 6, 0, 0);
const api = createSampleApi({ now: () => now });
let origin: string;

beforeAll(async () => {
  ({ origin } = await api.listen());
});
beforeEach(() => api.state.reset());
afterAll(() => api.close());

const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
const codesAndTimes = async () =>
  ((await (await ask(rates)).json()) as { currency_code: string; updated_at: string }[]).map(
    ({ currency_code, updated_at }) => `${currency_code} ${updated_at}`,
  );

it("changes one to three currencies every 15 seconds, unless it is frozen", async () => {
  const before = await codesAndTimes();
  expect(before).toHaveLength(34);
  now += 14_999;
  expect(await codesAndTimes()).toEqual(before);
  now += 1;
  const after = await codesAndTimes();
  const moved = after.filter((row) => !before.includes(row)).map((row) => row.slice(0, 3));
  expect([1, 2, 3]).toContain(new Set(moved).size);
  api.state.setData({ frozen: true });
  now += 3_600_000;
  expect(await codesAndTimes()).toEqual(after);
});

it.each([
  [{ target: "ratez", kind: "hang" }, "target"],
  [{ kind: "explode" }, "kind"],
  [{ kind: "status", status: 42 }, "status"],
])("rejects the fault %j and names the field", async (fault, field) => {
  const response = await ask("/sample-api/faults", { method: "PUT", body: JSON.stringify(fault) });
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: expect.stringContaining(field) });
});

it("adds and clears faults with the forms of its page", async () => {
  const post = (path: string, fields: Record<string, string> = {}) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const fault = { target: "rates", kind: "status", status: "500", count: "", delayMs: "" };
  expect((await post("/sample-api/faults", fault)).headers.get("location")).toBe("/sample-api/");
  expect(await (await ask("/sample-api/")).text()).toContain("Clear all faults");
  expect((await ask(rates)).status).toBe(500);
  await post("/sample-api/clear");
  expect((await ask(rates)).status).toBe(200);
});
