/** @jest-environment node */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { formatReport } from "../../scripts/api-check/report";
import { check, cors, goodRates, linesOf, openApi, impatient, sends, SITE, type Handler } from "./support";

const rates = "/api/exchange-rates";
const laravel = JSON.parse(readFileSync(join(__dirname, "laravel", "answers.json"), "utf8")) as Record<
  string,
  unknown
>;

/** Answers raw bytes with status 200. */
const raw =
  (body: string | Buffer, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(200, { ...cors, "Content-Type": "text/html", ...headers });
    response.end(body);
  };

const endless: Handler = (_request, response) => {
  response.writeHead(200, cors);
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

const row = (fields: object) => sends([{ ...goodRates()[0], ...fields }, goodRates()[1]]);
const posts = (data: unknown, fields: object = {}) => sends({ data, last_page: 1, ...fields });
const post = (fields: object) => posts([{ id: 1, title: "An article", ...fields }]);
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const without = (name: string): Record<string, string> => ({ [name]: "" });
const login = "<!DOCTYPE html><html><head><title>Masuk</title></head><body><form></form></body></html>";
const zipped = gzipSync(JSON.stringify(goodRates().concat(goodRates())));

const cases: readonly (readonly [
  title: string,
  handlers: Record<string, Handler>,
  lines: readonly string[],
])[] = [
  [
    "an API that is not Laravel",
    { [rates]: sends([{ code: "USD", buy: 1, sell: 2 }]) },
    ["error Rows without a currency_code"],
  ],
  [
    "other names of figures",
    { [rates]: sends([{ currency_code: "USD", buy: 1, updated_at: secondsAgo(9) }]) },
    ["error Rows without the field"],
  ],
  [
    "a sign-in page with status 200",
    { [rates]: raw(login) },
    ['error An HTML page in place of JSON, with the title "Masuk"'],
  ],
  [
    "a redirect within the API to a sign-in page",
    { [rates]: sends(null, 302, { Location: "/login" }), "/login": raw(login) },
    ["error An HTML page"],
  ],
  [
    "a redirect without end",
    { [rates]: sends(null, 302, { Location: rates }) },
    ["error It redirects 6 times"],
  ],
  [
    "a warning of PHP before the JSON",
    { [rates]: raw("<br />\n<b>Warning</b>: Undefined[]") },
    ['error Not JSON: it starts with "<br'],
  ],
  ["an empty body", { [rates]: raw("") }, ["error An empty body"]],
  ["403", { [rates]: sends({}, 403) }, ["error Status 403"]],
  [
    "429 with a date",
    { [rates]: sends(laravel.throttled, 429, { "Retry-After": "Fri, 27 Nov 2026 17:00:00 GMT" }) },
    ['error Status 429, Retry-After: .*GMT"$'],
  ],
  [
    "429 with words",
    { [rates]: sends(laravel.throttled, 429, { "Retry-After": "soon" }) },
    ["error Status 429, .* cannot read"],
  ],
  [
    "gzip that breaks off",
    { [rates]: raw(zipped.subarray(0, 60), { "Content-Encoding": "gzip" }) },
    ["error The JSON breaks off"],
  ],
  [
    "gzip that is none",
    { [rates]: raw("[]", { "Content-Encoding": "gzip" }) },
    ["error The compressed answer cannot be unpacked"],
  ],
  ["40 MB", { [rates]: raw(Buffer.alloc(40_000_000, " ")) }, ["error The answer is larger than 200"]],
  ["an answer that never ends", { [rates]: endless }, ["error The answer does not end"]],
  [
    "text that is not UTF-8",
    {
      [rates]: row({ display_name: "US Dollar" }),
      "/api/posts": raw(Buffer.from('{"data":[{"id":1,"title":"Caf\xe9"}]}', "latin1")),
    },
    ["error Bytes that are not UTF-8"],
  ],
  [
    "no CORS",
    { [rates]: sends(goodRates(), 200, without("Access-Control-Allow-Origin")) },
    ["error Access-Control-Allow-Origin is"],
  ],
  [
    "CORS for another origin",
    { [rates]: sends(goodRates(), 200, { "Access-Control-Allow-Origin": "https://example" }) },
    ['error Access-Control-Allow-Origin is "https://example"'],
  ],
  [
    "two origins",
    { [rates]: sends(goodRates(), 200, { "Access-Control-Allow-Origin": `*, ${SITE}` }) },
    ["error Access-Control-Allow-Origin is"],
  ],
  [
    "Date that is not exposed",
    { [rates]: sends(goodRates(), 200, { "Access-Control-Expose-Headers": "Age, Retry-After" }) },
    ["warning Date not exposed"],
  ],
  [
    "a hidden Age",
    { [rates]: sends(goodRates(), 200, { "Access-Control-Expose-Headers": "Date", Age: "600" }) },
    ["error A cache has kept the answer for 600 s", "warning Age, Retry-After not exposed"],
  ],
  [
    "a preflight that is refused",
    { OPTIONS: sends(null, 405) },
    ["warning The preflight", "warning The preflight", "warning The preflight"],
  ],
  [
    "a shared cache",
    { [rates]: sends(goodRates(), 200, { "Cache-Control": "public, max-age=60" }) },
    ["warning Shared caches may keep the rates for 60 s"],
  ],
  [
    "a clock of last hour",
    { [rates]: sends(goodRates(), 200, { Date: new Date(Date.now() - 3_600_000).toUTCString() }) },
    ["warning Date and the clock of this machine differ by 36\\d\\d s"],
  ],
  [
    "a time without a zone in UTC",
    { [rates]: row({ updated_at: secondsAgo(60).slice(0, 19).replace("T", " ") }) },
    ["warning Times without a zone"],
  ],
  ["a Unix time", { [rates]: row({ updated_at: 1790662000 }) }, ["error Times that are not read"]],
  [
    "a Bali time with the zone of UTC",
    { [rates]: row({ updated_at: secondsAgo(-8 * 3_600) }) },
    ["error Times in the future"],
  ],
  [
    "no times",
    { [rates]: sends([{ currency_code: "USD", buy_rate: 17890, sell_rate: null }]) },
    ["warning No row has created_at or updated_at"],
  ],
  [
    "buy above sell",
    { [rates]: row({ buy_rate: 18140, sell_rate: 17890 }) },
    ["error buy_rate above sell_rate"],
  ],
  [
    "a decimal point as thousands",
    { [rates]: row({ buy_rate: "17.890", sell_rate: "18.140" }) },
    ["error Figures that are more than 5 times"],
  ],
  [
    "equal rows",
    { [rates]: sends([goodRates()[0], goodRates()[0]]) },
    ["warning Several rows with one code and name"],
  ],
  ["a long name", { [rates]: row({ display_name: "x".repeat(61) }) }, ["warning Names of more than 60"]],
  [
    "a flag of another origin",
    { [rates]: row({ image_path: "https://cdn.example/us.svg" }) },
    ["error Pictures of other origins"],
  ],
  [
    "a bare list of posts",
    { "/api/posts": sends([{ id: 1, title: "One" }]) },
    ["error The articles are a bare list"],
  ],
  [
    "fields of posts",
    { "/api/posts": post({ created_at: "soon", category_id: "abc", image: 42 }) },
    [
      "warning Articles whose category_id",
      "warning Articles whose image",
      "warning Articles whose created_at",
    ],
  ],
  [
    "a script and a form in a body",
    {
      "/api/posts": post({
        body: "<p>Text</p><script>alert(1)</script><form><select><option>IDR</select></form>",
      }),
    },
    ["warning Bodies with elements that the site takes out"],
  ],
  [
    "a picture that the policy blocks",
    { "/api/posts": post({ body: '<p>Text <img src="https://cdn.example/a.jpg" alt="A"></p>' }) },
    ["warning Pictures in bodies that the security policy blocks"],
  ],
  [
    "a body as Word writes it",
    {
      "/api/posts": post({
        body: '<p class="MsoNormal" style="x"><font face="Arial">Text<o:p></o:p></font></p><!-- x -->',
      }),
    },
    [],
  ],
  [
    "another article than the one asked for",
    { "/api/posts/1": sends({ id: 2, title: "Two", body: "x" }) },
    ["error The answer for 1 has the id 2"],
  ],
  [
    "Laravel: an article that is not found",
    { "/api/posts/1": sends(laravel["not-found"], 404) },
    ["error Status 404"],
  ],
  [
    "Laravel: rates under data",
    { [rates]: sends(laravel["rates-wrapped"]) },
    ["error The rates are not a list, but under data"],
  ],
  [
    "Laravel: a collection that lost an element",
    { [rates]: sends(laravel["rates-filtered"]) },
    ["error The list is an object"],
  ],
  [
    "Laravel: number_format",
    { [rates]: sends(laravel["rates-formatted"]) },
    [
      "error Figures that are not read",
      "error Figures that are more than 5 times",
      "warning The newest rate is of another day",
    ],
  ],
  [
    "Laravel: simplePaginate",
    { "/api/posts": sends(laravel["posts-simple"]) },
    ["error There is a next page, but no last_page"],
  ],
  ...["decimal", "float", "dated", "filtered-values"].map(
    (name) =>
      [
        `Laravel: rates, ${name}`,
        { [rates]: sends(laravel[`rates-${name}`]) },
        ["warning The newest rate is of another day"],
      ] as const,
  ),
  ...["paginate", "resource"].map(
    (name) => [`Laravel: posts, ${name}`, { "/api/posts": sends(laravel[`posts-${name}`]) }, []] as const,
  ),
  [
    "Laravel: posts of a collection that lost an element",
    { "/api/posts": sends(laravel["posts-filtered"]), "/api/posts/2": sends(laravel.post) },
    ["warning data is an object", "error The answer for 2 has the id 1"],
  ],
  ["Laravel: a post", { "/api/posts/1": sends(laravel.post) }, []],
];

it.each(cases)("names %s, and nothing else", async (_title, handlers, expected) => {
  const api = await openApi(handlers);
  const report = await check(
    api.origin,
    JSON.stringify(expected).includes("does not end") ? { limits: impatient } : {},
  );
  api.close();
  expect(linesOf(report).map((line) => line.replace(/^\w+ /, ""))).toEqual(
    expected.map((line) => expect.stringMatching(`^${line}`)),
  );
  expect(report.exitCode).toBe(report.errors > 0 ? 1 : 0);
  for (const { findings } of report.sections)
    for (const { visitors, fix } of findings) expect([visitors, fix]).not.toContain("");
});

it("writes what was seen, what visitors see and what to do, without colour unless asked for", async () => {
  const api = await openApi({ [rates]: row({ buy_rate: "17,890\u001b[31m" }) });
  const report = await check(api.origin);
  api.close();
  const text = formatReport(report, false);
  expect(text).toContain(
    'ERROR\n    We saw:       Figures that are not read: USD buy_rate "17,890\\u001b[31m"',
  );
  expect(text).toMatch(/Visitors see: "–" for the figure[^]*What to do: {3}Send rupiah as a JSON number/);
  expect(text).toMatch(/1 error, 0 warnings\.$/);
  expect(text).not.toContain("\u001b");
  expect(formatReport(report, true)).toContain("\u001b[31m  ERROR");
});

it("asks at most one request a pause, and ends in time", async () => {
  const api = await openApi({ "*": endless });
  const starts: number[] = [];
  const limits = { ...impatient, timeoutMs: 500, pauseMs: 200, totalMs: 1_200 };
  const began = performance.now();
  const report = await check(api.origin, { limits, onRequest: () => starts.push(performance.now()) });
  api.close();
  expect(performance.now() - began).toBeLessThan(6_000);
  expect(starts.slice(1).every((start, index) => start - (starts[index] ?? 0) >= 199)).toBe(true);
  expect(linesOf(report)).toEqual([
    expect.stringContaining("The answer does not end"),
    expect.stringContaining("No answer before the end of this check"),
    expect.stringContaining("No answer before the end of this check"),
  ]);
});

describe("a proxy", () => {
  let proxy: Server;
  const targets: string[] = [];

  beforeAll(async () => {
    proxy = createServer();
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    proxy.on("connect", ({ url = "" }, socket) => {
      targets.push(url);
      const upstream = connect(Number(url.split(":")[1]), "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 OK\r\n\r\n");
        upstream.pipe(socket).pipe(upstream);
      });
      upstream.on("error", () => socket.destroy());
      socket.on("error", () => upstream.destroy());
    });
    process.env.http_proxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    delete process.env.http_proxy;
    proxy.close();
  });

  it("carries the requests", async () => {
    const api = await openApi({});
    expect(linesOf(await check(api.origin))).toEqual([]);
    api.close();
    expect(targets[0]).toBe(api.origin.slice(7));
  });
});
