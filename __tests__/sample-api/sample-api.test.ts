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
  ["target=other&kind=hang", "target"],
  ["kind=explode", "kind"],
  ["kind=status&status=42", "status"],
  ["currencies=many", "currencies"],
  ["reset=yes&colour=red", "colour"],
])("rejects %s and names the field", async (query, field) => {
  const response = await ask(`/sample-api/set?${query}`);
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ message: expect.stringContaining(field) });
});

it("sets and clears a fault with one request each, which its page links", async () => {
  const page = await (await ask("/sample-api/")).text();
  const links = [...page.matchAll(/href="(\/sample-api\/set[^"]*)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  for (const link of links)
    expect((await ask(link, { redirect: "manual" })).headers.get("location")).toBe("/sample-api/");
  const once = "/sample-api/set?target=rates&kind=status&status=500&count=1";
  expect(links).toContain(once);
  const statuses = [];
  for (const path of [once, rates, rates, "/sample-api/set?kind=refuse", "/sample-api/set", rates])
    statuses.push((await ask(path)).status);
  expect(statuses).toEqual([200, 500, 200, 200, 200, 200]);
});

it("takes rows of its own", async () => {
  const rows = [{ currency_code: "USD" }];
  await ask("/sample-api/set", { method: "PUT", body: JSON.stringify({ rates: rows }) });
  expect(await (await ask(rates)).json()).toEqual(rows);
  await ask("/sample-api/set?reset=true");
  expect(await codesAndTimes()).toHaveLength(34);
});
