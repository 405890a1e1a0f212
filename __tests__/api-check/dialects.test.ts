/** @jest-environment node */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { checkApi } from "../../scripts/api-check/check";
import { ask } from "../../scripts/api-check/exchange";
import { sentences, statusFixes } from "../../scripts/api-check/sentences";

jest.setTimeout(30_000);

const RATES = "/api/exchange-rates";
const POSTS = "/api/posts";
const POST = "/api/posts/1";
/** An address that nothing answers: the check needs no built site. */
const SITE = "http://127.0.0.1:1";

const cors = {
  "Access-Control-Allow-Origin": SITE,
  "Access-Control-Expose-Headers": "Age, Date, Retry-After",
  "Content-Type": "application/json",
};
type Fields = Readonly<Record<string, string>>;

/** Answers a body as it is; a header that is empty is not sent. */
const raw =
  (body: string | Buffer, headers: Fields = {}, status = 200): RequestListener =>
  (_request, response) => {
    const sent = Object.entries({ ...cors, ...headers }).filter(([, value]) => value !== "");
    response.writeHead(status, Object.fromEntries(sent)).end(body);
  };
const sends = (value: unknown, headers?: Fields, status?: number) =>
  raw(JSON.stringify(value), headers, status);

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const usd = { currency_code: "USD", display_name: "US Dollar", image_path: null, buy_rate: 17890, sell_rate: "18140.00", updated_at: ago(0) }; // prettier-ignore
const jpy = { ...usd, currency_code: "JPY", display_name: "Yen", buy_rate: 113.55, sell_rate: null };
const post = { id: 1, title: "An article", body: "<p>Text</p>", created_at: "2026-08-04T22:30:00.000000Z" };
const page = { current_page: 1, data: [post], from: 1, last_page: 1, per_page: 9, to: 1, total: 1 };
const healthy: Readonly<Record<string, RequestListener>> = {
  [RATES]: sends([usd, jpy]),
  [POSTS]: sends(page),
  [POST]: sends({ data: post }),
  "/hop": sends([usd, jpy]),
};

/** Opens an API that is healthy except for the given paths. */
async function openApi(handlers: Readonly<Record<string, RequestListener>> = {}) {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*/, "");
    (handlers[path] ?? healthy[path] ?? sends({}, {}, 404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function check(handlers: Readonly<Record<string, RequestListener>>, site = SITE) {
  const api = await openApi(handlers);
  const report = await checkApi(api.origin, site);
  api.close();
  return report;
}

/** Returns the key of each finding in the table, and its details. */
const sentencesOf = ({ sections }: Awaited<ReturnType<typeof checkApi>>) =>
  sections
    .flatMap(({ findings }) => findings)
    .map(({ saw, details }) => {
      const [key] = Object.entries(sentences).find(([, sentence]) => sentence.saw === saw) ?? [];
      return [`${key}:`, details.join("; ")].join(" ").trim();
    });

const rate = (fields: object) => sends([{ ...usd, ...fields }, jpy]);
const posts = (data: unknown, fields: object = {}) => sends({ ...page, data, ...fields });
const first = (fields: object) => posts([{ ...post, ...fields }]);
const body = (html: unknown) => sends({ ...post, body: html });
const good = JSON.stringify([usd, jpy]);
const redirects = (location: string, headers: Fields = {}) =>
  raw("", { Location: location, ...headers }, 301);
const allow = (origin: string) => sends([usd, jpy], { "Access-Control-Allow-Origin": origin });
/** Allows each origin that asks. */
const echo =
  (headers: Fields): RequestListener =>
  (request, response) =>
    sends([usd, jpy], { "Access-Control-Allow-Origin": request.headers.origin ?? "", ...headers })(
      request,
      response,
    );
const login = "<!DOCTYPE html><title>Sign in</title><form></form>";

/** Title, path, answer, and the findings: a key of the table, and the details. */
// prettier-ignore
const cases: readonly (readonly [title: string, path: string, answer: RequestListener, ...sentences: string[]])[] = [
  // The exchange
  ["status 500", RATES, sends({ message: "Server Error" }, {}, 500), "status: 500: .*Server Error"],
  ["maintenance", RATES, raw(login, {}, 503), 'status: 503: "Sign in"'],
  ["a broken connection", RATES, (request) => request.socket.destroy(), "noAnswer: status none: other side closed"],
  ["a body that breaks off", RATES, (_, response) => response.writeHead(200, { ...cors, "Content-Length": "9" }).write("[", () => response.destroy()), "noAnswer: status 200"],
  ["gzip that is none", RATES, raw("[]", { "Content-Encoding": "gzip" }), "noAnswer: status 200: incorrect header check"],
  ["gzip without its header", RATES, raw(gzipSync(good)), "notJson: a gzip body"],
  ["a sign-in page", RATES, raw(login, { "Content-Type": "text/html" }), 'notJson: a page, "Sign in"'],
  ["a redirect to another origin", RATES, redirects("https://me:secret@www.example/login"), "otherOrigin: status 301 to https://\\*\\*\\*@www.example/login"],
  ["a redirect with a password", RATES, (request, response) => redirects(`http://me:secret@${request.headers.host}/hop`)(request, response), "noAnswer: .*http://\\*\\*\\*@127"],
  ["a redirect without end", RATES, redirects(RATES), "noAnswer: more than 5 redirects"],
  ["a hop without CORS", RATES, redirects("/hop", { "Access-Control-Allow-Origin": "" }), "cors: status 301 of .*exchange-rates.*: none for a page of http://127.0.0.1:1"],
  ["no CORS", RATES, allow(""), "cors: status 200 of .*: none for"],
  ["CORS for another site", RATES, allow("https://other.example"), "cors: .*other.example for"],
  ["CORS with a slash", RATES, allow(`${SITE}/`), "cors: .*:1/ for"],
  ["CORS sent twice", RATES, allow(`*, ${SITE}`), "cors: .*: \\*, http://127.0.0.1:1 for"],
  ["CORS for all, with credentials", RATES, sends([usd], { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Credentials": "true" })],
  ["headers that are not exposed", RATES, sends([usd], { "Access-Control-Expose-Headers": "Date" }), "hidden: exposed: Date"],
  ["an origin that is echoed without Vary", RATES, echo({}), "vary: https://another-site.invalid for"],
  ["an origin that is echoed with Vary", RATES, echo({ Vary: "Accept-Encoding, Origin" })],
  ["half a megabyte every 3 s", RATES, sends(Array.from({ length: 3_000 }, (_, n) => ({ ...usd, currency_code: `USD-${n}`, note: "x".repeat(50) }))), "heavy: \\d{3} kB a poll: up to \\d{3,} MB an hour"],
  ["an old answer", RATES, sends([usd], { Age: "600" }), "cached: 600 s"],
  ["an empty body", RATES, raw(""), "notJson: an empty body"],
  ["truncated JSON", RATES, raw(good.slice(0, 60)), "notJson: Unterminated string"],
  ["a debug bar", RATES, raw(`${good}<script></script>\u200b`), 'notJson: .*ends with .*</script>\ufffd"'],
  ["one byte order mark", RATES, raw(`\ufeff${good}`), "untidy: a byte order mark"],
  ["two byte order marks", RATES, raw(`\ufeff\ufeff${good}`), "notJson: two byte order marks"],
  ["Latin-1", RATES, raw(Buffer.from(good.replace("Yen", "Yén"), "latin1")), "letters: row 2 .*Y\ufffdn"],
  // The rates
  ["rates under data", RATES, sends({ data: [usd] }), 'noRates: {"data":'],
  ["no rates", RATES, sends([]), "noRates: \\[\\]"],
  ["other names of fields", RATES, sends([usd, { code: "EUR", buy: 1 }]), "row: row 2 no currency_code beside code, buy"],
  ["camel case", RATES, sends([{ currency_code: "USD", buyRate: 1, updated_at: ago(0) }]), "figure: row 1 \\(USD\\) no buy_rate, no sell_rate beside .*buyRate"],
  ["rows that are no objects", RATES, sends([["USD", 1], jpy]), 'row: row 1 \\["USD",1\\]'],
  ["a row twice", RATES, sends([usd, jpy, usd]), "row: row 3 \\(USD, US Dollar\\)"],
  ["thousands", RATES, rate({ buy_rate: "17,890" }), 'figure: row 1 .* buy_rate "17,890", sell_rate "18140.00"'],
  ["a point for thousands", RATES, rate({ buy_rate: "17.890", sell_rate: "18.140" }), "figure: row 1"],
  ["buy above sell", RATES, rate({ buy_rate: 18500 }), "figure: row 1"],
  ["no figures", RATES, rate({ buy_rate: null, sell_rate: null }), "field: row 1 .* buy_rate null, sell_rate null"],
  ["a Unix time", RATES, rate({ updated_at: 1790662000 }), "time: row 1 .* updated_at 1790662000"],
  ["Bali time as UTC", RATES, rate({ updated_at: ago(-8 * 3600) }), "time: row 1"],
  ["UTC without a zone", RATES, rate({ created_at: ago(0), updated_at: ago(60).slice(0, 19) }), "dated: the newest time is now, if it is UTC"],
  ["no times", RATES, rate({ updated_at: undefined }), "field: row 1 .* no created_at, no updated_at"],
  ["an old rate", RATES, rate({ updated_at: ago(200_000) }), "dated: row 1"],
  ["an unknown code", RATES, rate({ currency_code: "DOLLAR" }), "field: row 1 .* currency_code"],
  ["a number for a name", RATES, rate({ display_name: 1 }), "field: row 1 .* display_name 1"],
  ["a name that was encoded twice", RATES, rate({ display_name: "CafÃ©" }), 'letters: row 1 .*"CafÃ©"'],
  ["a flag elsewhere", RATES, rate({ image_path: "https://cdn.example/us.svg" }), "picture: row 1 .* image_path"],
  // The articles
  ["a bare list", POSTS, sends([post]), 'shape: \\[{"id":1'],
  ["a list with gaps", POSTS, posts({ 2: post })],
  ["counts under meta", POSTS, sends({ data: [post], links: {}, meta: { ...page, data: undefined } })],
  ["simplePaginate", POSTS, posts([post], { last_page: undefined, total: undefined, next_page_url: "/?page=2" }), "noPager:"],
  ["a total above the list", POSTS, posts([post], { total: 12 }), "noPager:"],
  ["no articles", POSTS, posts([], { total: 0, from: null, to: null }), "noArticles:"],
  ["articles without an id or a title", POSTS, posts([post, { ...post, id: null }, { id: 2, heading: "x" }], { total: 3 }), "row: article 2 id null.*; article 3 .*no title beside id, heading"],
  ["an article twice", POSTS, posts([post, post], { total: 2 }), "row: article 2 \\(1\\)"],
  ["fields of another kind", POSTS, first({ category_id: "tips", created_at: "soon" }), "field: article 1 .* category_id .* created_at"],
  ["a picture elsewhere", POSTS, first({ image: "https://cdn.example/a.jpg" }), "picture: .* image"],
  ["a title that was encoded twice", POSTS, first({ title: "SeÃ±or and â€™" }), "letters: article 1 .* title"],
  ["escaped tags", POST, body("&lt;p&gt;Text&lt;/p&gt;"), 'letters: article 1 body, at "<p>Text'],
  ["tags in an article about HTML", POST, body("<p>Write <code>&lt;p&gt;</code></p>")],
  ["a picture elsewhere in a body", POST, body("<p>x<img src='https://cdn.example/a.jpg'>"), "picture: article 1 body"],
  ["no body", POST, body(null), "field: article 1 body null"],
  ["a list for an article", POST, sends([post]), "shape:"],
];

it.each(cases.map(([title, path, answer, ...expected]) => ({ title, path, answer, expected })))(
  "names $title, and nothing else",
  async ({ path, answer, expected }) => {
    const found = sentencesOf(await check({ [path]: answer }));
    expect(found).toEqual(expected.map((line) => expect.stringMatching(`^${line}`)));
  },
);

it("is quiet about a healthy API, without a token", async () => {
  const sent: (string | undefined)[] = [];
  const watched: RequestListener = (request, response) => {
    sent.push(request.headers.authorization, request.headers.origin);
    sends([usd])(request, response);
  };
  expect(await check({ [RATES]: watched })).toMatchObject({ errors: 0, warnings: 0 });
  expect(sent).toEqual([undefined, SITE, undefined, "https://another-site.invalid"]);
});

it("asks as the pages to which the site's address redirects", async () => {
  const site = await openApi({ "/": redirects("http://127.0.0.1:2/") });
  const api = (origin: string) => {
    const headers = { "Access-Control-Allow-Origin": origin };
    return { [RATES]: sends([usd], headers), [POSTS]: sends(page, headers), [POST]: sends(post, headers) };
  };
  const [refused, accepted] = [
    await check(api(site.origin), site.origin),
    await check(api("http://127.0.0.1:2"), site.origin),
  ];
  site.close();
  const told = expect.stringMatching(/^otherSite: .* redirects to http:\/\/127.0.0.1:2$/);
  const failed = expect.stringMatching(/^cors: .* for a page of http:\/\/127.0.0.1:2$/);
  expect(sentencesOf(refused)).toEqual([told, failed, failed, failed]);
  expect(sentencesOf(accepted)).toEqual([told]);
});

it("names an API that refuses the user agent of the build", async () => {
  const list: RequestListener = (request, response) =>
    (request.headers["user-agent"]?.startsWith("Mozilla") ? sends(page) : sends({}, {}, 403))(
      request,
      response,
    );
  const { sections } = await check({ [POSTS]: list });
  expect(sections.at(-1)).toMatchObject({
    name: expect.stringMatching(/^The build/),
    findings: [{ fix: statusFixes[403] }],
  });
});

it("names NODE_EXTRA_CA_CERTS for the certificate of an own authority", async () => {
  const error = Object.assign(new Error("self-signed certificate"), { code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
  const failing = jest
    .spyOn(globalThis, "fetch")
    .mockRejectedValue(new TypeError("fetch failed", { cause: error }));
  const { failure } = await ask("https://api.example/", {});
  failing.mockRestore();
  expect(failure).toEqual([
    "noAnswer",
    "status none: self-signed certificate",
    expect.stringContaining("NODE_EXTRA_CA_CERTS"),
  ]);
});

it("ends in time where an answer does not", async () => {
  const api = await openApi({ "/": (_request, response) => void response.writeHead(200).write("[") });
  const { failure } = await ask(`${api.origin}/`, {}, 300);
  api.close();
  expect(failure).toEqual(["noAnswer", "status 200: no end within 0.3 s"]);
});

describe("the program", () => {
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile("npx", ["tsx", "scripts/api-check.ts", ...args], (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );

  it("prints what was seen, what visitors see and what to do, or JSON", async () => {
    const api = await openApi({
      [RATES]: rate({ buy_rate: "17,890\u001b[31m" }),
      [POSTS]: posts([], { total: 0, to: null }),
    });
    const [text, json] = [
      await run(api.origin, "--site", SITE),
      await run(api.origin, "--site", SITE, "--json"),
    ];
    api.close();
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(
      /ERROR\n +We saw: +Figures .*\n +row 1 .*buy_rate "17,890\\u001b\[31m".*\n +Visitors see: "–".*\n +What to do: +Send rupiah/,
    );
    expect(text.stdout).not.toContain("\u001b");
    expect(JSON.parse(json.stdout)).toMatchObject({ errors: 1, warnings: 1 });
  });

  it("prints no password, and ends with 2 for a malformed address", async () => {
    const address = "https://user:secret@api.example";
    const { code, stdout, stderr } = await run(address, "--site", "https://www.example");
    expect(code).toBe(2);
    expect(stderr).toContain("https://***@api.example");
    expect(stdout + stderr).not.toContain("secret");
  });
});

it("names headings that the guide has", () => {
  const guide = readFileSync("docs/how-to/real-api.md", "utf8");
  const table = JSON.stringify([sentences, statusFixes]);
  const named = [...table.matchAll(/ \(([A-Z][\w-]+(?: files)?(?:, [A-Z][\w ]+)*)\)/g)];
  expect(named.length).toBeGreaterThan(9);
  for (const name of named.flatMap(([, names = ""]) => names.split(", ")))
    expect(guide).toContain(`**${name}**`);
});
