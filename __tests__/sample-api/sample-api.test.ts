/** @jest-environment node */
import { get } from "node:http";
import { z } from "zod";
import { createSampleApi } from "../../sample-api/create-sample-api";
import type { FaultInput } from "../../sample-api/faults";

const rates = "/api/exchange-rates?paginate=false";
const start = Date.UTC(2026, 10, 20, 6, 0, 0);

let now = start;
const api = createSampleApi({ now: () => now });
let origin: string;

beforeAll(async () => {
  ({ origin } = await api.listen());
});
beforeEach(() => {
  now = start;
  api.state.reset();
});
afterAll(() => api.close());

const ask = (path: string, init?: RequestInit) => fetch(origin + path, init);
const askJson = async (path: string): Promise<unknown> => (await ask(path)).json();

const amount = z.union([z.number(), z.string()]);
const rowsSchema = z.array(
  z.object({
    currency_code: z.string(),
    display_name: z.string(),
    image_path: z.string().nullable(),
    buy_rate: amount,
    sell_rate: amount,
    updated_at: z.string(),
  }),
);
const rows = async () => rowsSchema.parse(await askJson(rates));

describe("rates", () => {
  it("have 34 currencies, first the six of the landing page, with small notes", async () => {
    const codes = (await rows()).map((row) => row.currency_code);
    expect(codes).toHaveLength(34);
    expect(codes.slice(0, 6)).toEqual(["USD", "AUD", "EUR", "GBP", "JPY", "SGD"]);
    expect(codes).toEqual(expect.arrayContaining(["USD-S", "EUR-S", "AUD-S", "GBP-S"]));
  });

  it("have numbers as text, times without a zone, relative and missing pictures, as from Laravel", async () => {
    const list = await rows();
    const row = (code: string) => list.find((one) => one.currency_code === code);
    expect(row("USD")).toMatchObject({
      buy_rate: 17890,
      sell_rate: 18140,
      image_path: `${origin}/flags/us.svg`,
    });
    expect(row("CAD")).toMatchObject({ buy_rate: "12600.00", sell_rate: "12800.00" });
    expect(row("EUR")?.image_path).toBe("/flags/eu.svg");
    expect(row("MOP")?.image_path).toBeNull();
    expect(row("USD")?.updated_at).toBe("2026-11-20T05:59:40.000000Z");
    expect(row("HKD")?.updated_at).toBe("2026-11-20 13:54:07");
  });

  it("change by one tick for one to three currencies every 15 seconds", async () => {
    const before = await rows();
    now += 14_999;
    expect(await rows()).toEqual(before);
    now += 1;
    const after = await rows();
    const moved = after.filter((row, index) => row.updated_at !== before[index]?.updated_at);
    expect(new Set(moved.map((row) => row.currency_code.split("-")[0])).size).toBeGreaterThanOrEqual(1);
    expect(new Set(moved.map((row) => row.currency_code.split("-")[0])).size).toBeLessThanOrEqual(3);
    for (const row of moved) {
      const old = before.find((one) => one.currency_code === row.currency_code);
      const step = Number(row.buy_rate) - Number(old?.buy_rate);
      expect([10, 1, 0.05, 0.01]).toContain(Math.round(Math.abs(step) * 100) / 100);
      expect(Number(row.sell_rate) - Number(old?.sell_rate)).toBeCloseTo(step);
    }
  });

  it("do not change when frozen, and change on demand", async () => {
    api.state.setData({ frozen: true });
    const before = await rows();
    now += 3_600_000;
    expect(await rows()).toEqual(before);
    await ask("/sample-api/step", { method: "POST" });
    expect(await rows()).not.toEqual(before);
  });

  it.each([24, 36, 60, 300])("can have %i currencies with unique codes", async (currencies) => {
    await ask("/sample-api/data", { method: "PUT", body: JSON.stringify({ currencies }) });
    const codes = (await rows()).map((row) => row.currency_code);
    expect(codes).toHaveLength(currencies);
    expect(new Set(codes).size).toBe(currencies);
  });
});

const pageSchema = z.object({
  current_page: z.number(),
  data: z.array(
    z.looseObject({
      id: z.unknown(),
      title: z.unknown(),
      body: z.string().default(""),
      image: z.string().nullish(),
    }),
  ),
  from: z.number().nullable(),
  to: z.number().nullable(),
  last_page: z.number(),
  per_page: z.number(),
  total: z.number(),
});
const askPage = (number: number | string) => askJson(`/api/posts?paginate=true&page=${number}`);
const page = async (number: number | string) => pageSchema.parse(await askPage(number));

describe("posts", () => {
  it.each([
    [1, 9, 1, 9],
    [2, 9, 10, 18],
    [3, 5, 19, 23],
  ])("page %i has %i posts, %i to %i of 23", async (number, count, from, to) => {
    const answer = await page(number);
    expect(answer).toMatchObject({ current_page: number, from, to, last_page: 3, per_page: 9, total: 23 });
    expect(answer.data).toHaveLength(count);
  });

  it("have null counts past the last page", async () => {
    expect(await page(4)).toMatchObject({
      current_page: 4,
      data: [],
      from: null,
      to: null,
      last_page: 3,
      total: 23,
    });
  });

  it.each(["0", "abc", ""])("page %j is page 1", async (number) => {
    expect((await page(number)).current_page).toBe(1);
  });

  it("return one post, or Laravel's 404", async () => {
    expect(await askJson("/api/posts/7")).toMatchObject({
      id: 7,
      title: "Your first exchange, step by step",
    });
    const missing = await ask("/api/posts/99");
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ message: "No query results for model [App\\Models\\Post] 99" });
  });

  it("can be replaced by a test's own posts", async () => {
    api.state.setData({ posts: [{ id: "a/b", title: 5 }] });
    expect(await askPage(1)).toMatchObject({ data: [{ id: "a/b", title: 5 }], total: 1 });
    expect(await askJson("/api/posts/a%2Fb")).toEqual({ id: "a/b", title: 5 });
    api.state.setData({ posts: [] });
    expect(await page(1)).toMatchObject({ data: [], from: null, to: null, last_page: 1, total: 0 });
  });
});

describe("HTTP", () => {
  it.each([rates, "/api/posts?paginate=true&page=1", "/api/posts/7", "/flags/us.svg"])(
    "answers 304 for a known ETag of %s",
    async (path) => {
      const first = await ask(path);
      const etag = first.headers.get("etag") ?? "";
      const second = await ask(path, { headers: { "If-None-Match": etag } });
      expect(second.status).toBe(304);
      expect(second.headers.get("etag")).toBe(etag);
      expect(await second.text()).toBe("");
    },
  );

  it("allows any origin by CORS", async () => {
    const response = await ask(rates, { headers: { Origin: "https://site.example" } });
    expect(response.headers.get("access-control-allow-origin")).toBe("https://site.example");
    expect(response.headers.get("access-control-expose-headers")).toBe("Age, Date, ETag, Retry-After");
    expect(response.headers.get("vary")).toContain("Origin");
  });

  it.each([
    ["GET", "/api/rates", 404],
    ["POST", "/api/posts", 405],
  ])("answers %s %s with %i in JSON", async (method, path, status) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });
});

/** Returns a response as received, and whether it is complete. The client disconnects after `leaveAfter` bytes. */
function raw(
  path: string,
  leaveAfter = Number.POSITIVE_INFINITY,
): Promise<{ status: number | null; body: string; whole: boolean }> {
  return new Promise((resolve) => {
    let status: number | null = null;
    let body = "";
    const end = (whole: boolean) => resolve({ status, body, whole });
    const request = get(origin + path, { agent: false }, (response) => {
      status = response.statusCode ?? null;
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        body += chunk;
        if (body.length >= leaveAfter) response.destroy();
      });
      response.on("close", () => end(response.complete));
      response.on("error", () => end(false));
    });
    request.on("error", () => end(false));
  });
}

describe("faults", () => {
  const put = (fault: FaultInput | FaultInput[]) =>
    ask("/sample-api/faults", { method: "PUT", body: JSON.stringify(fault) });

  it("status 500 is an HTML page, 401 and 404 are JSON", async () => {
    await put({ target: "rates", kind: "status", status: 500 });
    const broken = await ask(rates);
    expect(broken.status).toBe(500);
    expect(broken.headers.get("content-type")).toContain("text/html");
    await put({ target: "rates", kind: "status", status: 401 });
    const unauthorized = await ask(rates);
    expect(unauthorized.status).toBe(401);
    expect(await unauthorized.json()).toEqual({ message: "Unauthorized" });
    await put({ target: "post", kind: "status", status: 404 });
    expect((await ask("/api/posts/7")).status).toBe(404);
    expect((await ask(rates)).status).toBe(200);
  });

  it("hang responds only when the fault is cleared", async () => {
    await put({ target: "rates", kind: "hang" });
    const answer = ask(rates);
    const first = await Promise.race([answer.then(() => "answer"), ask("/api/posts/7").then(() => "other")]);
    expect(first).toBe("other");
    await ask("/sample-api/faults", { method: "DELETE" });
    expect((await answer).status).toBe(200);
  });

  it.each(["cut", "stall"] as const)("%s sends half a response", async (kind) => {
    const whole = await (await ask(rates)).text();
    await put({ target: "rates", kind });
    const halfLength = Math.floor(whole.length / 2);
    const half = await raw(rates, kind === "stall" ? halfLength : undefined);
    expect(half).toEqual({ status: 200, whole: false, body: whole.slice(0, halfLength) });
  });

  it("redirect sends a location", async () => {
    await put({ target: "rates", kind: "redirect", location: "https://other.example/" });
    const response = await ask(rates, { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("https://other.example/");
  });

  it.each([
    [{ target: "ratez", kind: "hang" }, "target"],
    [{ kind: "explode" }, "kind"],
    [{ kind: "status", status: 42 }, "status"],
    [{ kind: "status", count: 0 }, "count"],
    [{ kind: "status", when: "never" }, "when"],
  ])("rejects %j and names the field", async (fault, field) => {
    const response = await ask("/sample-api/faults", { method: "PUT", body: JSON.stringify(fault) });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: expect.stringContaining(field) });
  });
});

describe("shapes of real APIs", () => {
  const row = async (code: string) =>
    (await rows()).find(({ currency_code }) => currency_code.startsWith(code));

  it("old rates, all or one", async () => {
    api.state.setData({ rateShape: "old" });
    expect((await row("AUD"))?.updated_at).toMatch(/^2026-11-18/);
    api.state.setData({ rateShape: "one-old" });
    expect((await row("USD"))?.updated_at).toMatch(/^2026-11-11/);
    expect((await row("AUD"))?.updated_at).toMatch(/^2026-11-20/);
  });

  it("rates by note size, per hundred, and with formatted numbers", async () => {
    api.state.setData({ rateShape: "same-code" });
    expect((await rows()).filter(({ currency_code }) => currency_code === "USD")).toHaveLength(3);
    api.state.setData({ rateShape: "suffixed" });
    expect((await row("USD"))?.currency_code).toBe("USD-50");
    api.state.setData({ rateShape: "per-hundred" });
    expect((await row("JPY"))?.display_name).toBe("Japanese Yen (100)");
    api.state.setData({ rateShape: "formatted" });
    expect((await row("USD"))?.buy_rate).toMatch(/^\d\d,\d{3}\.00$/);
  });

  it("wrapped posts and pages", async () => {
    api.state.setData({ postShape: "meta" });
    expect(await askJson("/api/posts/1")).toMatchObject({ data: { id: 1 } });
    expect(await askJson("/api/posts?page=1")).toMatchObject({
      data: expect.any(Array),
      meta: { current_page: 1 },
    });
  });

  it("Retry-After and Age headers", async () => {
    api.state.setFaults({ target: "rates", kind: "status", status: 429, seconds: 30 });
    expect((await ask(rates)).headers.get("Retry-After")).toBe("30");
    api.state.setFaults({ target: "rates", kind: "cached", seconds: 600 });
    expect((await ask(rates)).headers.get("Age")).toBe("600");
  });
});

describe("the request log", () => {
  it("counts by route, with headers", async () => {
    await ask(rates, { headers: { Authorization: "Bearer abc", Origin: "https://site.example" } });
    await ask("/api/posts?paginate=true&page=2", { headers: { "If-None-Match": '"x"' } });
    const log = await askJson("/sample-api/requests");
    expect(log).toEqual(api.state.requests());
    const { rates: ofRates, posts, post } = api.state.requests();
    expect(ofRates).toMatchObject({ count: 1, inFlight: 0, maxInFlight: 1 });
    expect(ofRates.requests[0]).toEqual({
      at: "2026-11-20T06:00:00.000Z",
      method: "GET",
      url: rates,
      authorization: "Bearer abc",
      ifNoneMatch: null,
      origin: "https://site.example",
      cookie: null,
      status: 200,
      fault: null,
    });
    expect(posts.requests[0]).toMatchObject({
      url: "/api/posts?paginate=true&page=2",
      ifNoneMatch: '"x"',
    });
    expect(post.count).toBe(0);
  });
});

describe("the control page", () => {
  const form = (path: string, fields: Record<string, string> = {}) =>
    ask(path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

  it("adds and clears faults with forms", async () => {
    const added = await form("/sample-api/faults", {
      target: "rates",
      kind: "status",
      status: "500",
      count: "",
      delayMs: "",
    });
    expect(added.status).toBe(303);
    expect(added.headers.get("location")).toBe("/sample-api/");
    expect(await (await ask("/sample-api/")).text()).toContain("Clear all faults");
    expect((await ask(rates)).status).toBe(500);
    await form("/sample-api/clear");
    expect((await ask(rates)).status).toBe(200);
  });
});
