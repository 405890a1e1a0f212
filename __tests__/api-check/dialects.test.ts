/** @jest-environment node */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { checkApi } from "../../scripts/api-check/check";
import { ask } from "../../scripts/api-check/exchange";
import { sentences } from "../../scripts/api-check/sentences";

jest.setTimeout(30_000);

const RATES = "/api/exchange-rates";
const POSTS = "/api/posts";
const POST = "/api/posts/1";
/** An address that nothing answers: the check needs no built site. */
const SITE = "http://127.0.0.1:1";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const cors: Record<string, string> = {
  "Access-Control-Allow-Origin": SITE,
  "Access-Control-Expose-Headers": "Age, Date, Retry-After",
  "Content-Type": "application/json",
};

/** Answers a body as it is; a header that is empty is not sent. */
const raw =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Handler =>
  (_request, response) => {
    const sent = Object.entries({ ...cors, ...headers }).filter(([, value]) => value !== "");
    response.writeHead(status, Object.fromEntries(sent)).end(body);
  };
const sends = (value: unknown, headers?: Record<string, string>, status?: number) =>
  raw(JSON.stringify(value), headers, status);

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const usd = () => ({ currency_code: "USD", display_name: "US Dollar", image_path: null, buy_rate: 17890, sell_rate: "18140.00", updated_at: ago(0) }); // prettier-ignore
const jpy = () => ({
  ...usd(),
  currency_code: "JPY",
  display_name: "Yen",
  buy_rate: 113.55,
  sell_rate: null,
});
const post = { id: 1, title: "An article", body: "<p>Text</p>", created_at: "2026-08-04T22:30:00.000000Z" };
const page = { current_page: 1, data: [post], from: 1, last_page: 1, per_page: 9, to: 1, total: 1 };
const healthy: Record<string, Handler> = {
  [RATES]: (...exchange) => sends([usd(), jpy()])(...exchange),
  [POSTS]: sends(page),
  [POST]: sends({ data: post }),
  "/hop": (...exchange) => sends([usd(), jpy()])(...exchange),
};

/** Opens an API that is healthy except for the given paths. */
async function openApi(handlers: Readonly<Record<string, Handler>> = {}) {
  const server = createServer((request, response) => {
    const path = (request.url ?? "").replace(/\?.*/, "");
    (handlers[path] ?? healthy[path] ?? sends({}, {}, 404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function check(handlers: Readonly<Record<string, Handler>>, site?: string) {
  const api = await openApi(handlers);
  const report = await checkApi(api.origin, site ?? SITE);
  api.close();
  return report;
}

const rate = (fields: object) => sends([{ ...usd(), ...fields }, jpy()]);
const posts = (data: unknown, fields: object = {}) => sends({ ...page, data, ...fields });
const first = (fields: object) => posts([{ ...post, ...fields }]);
const login = "<!DOCTYPE html><title>Sign in</title><form></form>";
const good = () => JSON.stringify([usd(), jpy()]);
const redirects = (location: string, headers: Record<string, string> = {}, status = 301) =>
  raw("", { Location: location, ...headers }, status);
const allow = (origin: string) => sends([usd(), jpy()], { "Access-Control-Allow-Origin": origin });

/** Title, path, answer, and what is said of it: `error` or `warning`, the sentence, and the rows with their field. */
// prettier-ignore
const cases: readonly (readonly [title: string, path: string, answer: () => Handler, ...said: string[]])[] = [
  // The exchange
  ["status 500", RATES, () => sends({ message: "Server Error" }, {}, 500), "error: Status 500, .*Server Error"],
  ["maintenance", RATES, () => raw(login, { "Retry-After": "60" }, 503), 'error: Status 503, Retry-After: 60, "Sign in"'],
  ["status 429", RATES, () => sends({ message: "Too Many Attempts." }, {}, 429), "error: Status 429, Retry-After: none"],
  ["status 401", POSTS, () => sends({ message: "Unauthenticated." }, {}, 401), "error: Status 401, .*Unauth"],
  ["an article by its slug", POST, () => sends({}, {}, 404), "error: Status 404"],
  ["a broken connection", RATES, () => (request) => request.socket.destroy(), "error: No whole answer \\(status none"],
  ["a body that breaks off", RATES, () => (_, response) => response.writeHead(200, { ...cors, "Content-Length": "9" }).write("[", () => response.destroy()), "error: No whole answer \\(status 200"],
  ["gzip that is none", RATES, () => raw("[]", { "Content-Encoding": "gzip" }), "error: No whole answer .*Z_DATA"],
  ["gzip without its header", RATES, () => raw(gzipSync(good())), "error: A compressed body"],
  ["gzip that breaks off", RATES, () => raw(gzipSync(good()).subarray(0, 60), { "Content-Encoding": "gzip" }), "error: The JSON breaks off"],
  ["a sign-in page", RATES, () => raw(login, { "Content-Type": "text/html" }), 'error: An HTML page .* "Sign in"'],
  ["a redirect to a sign-in page", RATES, () => redirects("/api/posts/1"), "error: The rates are not a list"],
  ["a redirect to another origin", RATES, () => redirects("https://me:secret@www.example/login"), "error: Status 301 redirects to https://\\*\\*\\*@www.example/login"],
  ["a redirect without end", RATES, () => redirects(RATES), "error: It redirects 6 times"],
  ["a hop without CORS", RATES, () => redirects("/hop", { "Access-Control-Allow-Origin": "" }), "error: The redirect on the way, status 301 of .*exchange-rates.* has no Access"],
  ["a hop with CORS for another site", RATES, () => redirects("/hop", { "Access-Control-Allow-Origin": "https://other.example" }), "error: The redirect .* Access-Control-Allow-Origin: https://other.example"],
  ["no CORS", RATES, () => allow(""), "error: The answer has no Access-Control-Allow-Origin"],
  ["CORS for another site", RATES, () => allow("https://other.example"), "error: The answer has .*other.example"],
  ["CORS with a slash", RATES, () => allow(`${SITE}/`), "error: The answer has .*:1/ for a page"],
  ["CORS sent twice", RATES, () => allow(`*, ${SITE}`), "error: The answer has .*sent twice"],
  ["CORS for all, with credentials", RATES, () => sends([usd()], { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Credentials": "true" })],
  ["headers that are not exposed", RATES, () => sends([usd()], { "Access-Control-Expose-Headers": "Date" }), "warning: Age, .* \\(.*: Date\\)"],
  ["an old answer", RATES, () => sends([usd()], { Age: "600" }), "error: A cache has kept the answer for 600 s"],
  ["HTML for a type", RATES, () => raw(good(), { "Content-Type": "text/html" }), "warning: The content type is text/html"],
  ["an empty body", RATES, () => raw(""), "error: The JSON breaks off after 0"],
  ["truncated JSON", RATES, () => raw(good().slice(0, 60)), "error: The JSON breaks off after 60"],
  ["a warning of PHP", RATES, () => raw(`<br /><b>Warning</b>${good()}`), 'error: Not JSON .* starts with "<br'],
  ["a debug bar", RATES, () => raw(`${good()}<script></script>`), 'error: Not JSON .* ends with .*</script>"'],
  ["a comma too much", RATES, () => raw("[{},]"), "error: Not JSON"],
  ["one byte order mark", RATES, () => raw(`\ufeff${good()}`), "warning: A byte order mark"],
  ["two byte order marks", RATES, () => raw(`\ufeff\ufeff${good()}`), "error: 2 byte order marks"],
  ["Latin-1", RATES, () => raw(Buffer.from(good().replace("Yen", "Yén"), "latin1")), "error: Bytes that are not UTF-8"],
  // The rates
  ["rates under data", RATES, () => sends({ data: [usd()] }), 'error: The rates are not a list, but {"data":'],
  ["a list with gaps", RATES, () => sends({ 1: usd(), 3: jpy() }), 'error: The rates are not a list, but {"1":'],
  ["an error with status 200", RATES, () => sends({ message: "x" }), 'error: The rates are not a list, but {"message"'],
  ["null", RATES, () => sends(null), "error: The rates are not a list, but null"],
  ["JSON in JSON", RATES, () => sends(good()), "error: The rates are not a list, but"],
  ["no rates", RATES, () => sends([]), "error: The list of rates is empty"],
  ["other names of fields", RATES, () => sends([usd(), { code: "EUR", buy: 1 }]), "error: Rows .* row 2 currency_code missing beside code, buy"],
  ["camel case", RATES, () => sends([{ currency_code: "USD", buyRate: 1, updated_at: ago(0) }]), "error: Figures .* buy_rate missing beside .*buyRate.* sell_rate missing"],
  ["a number for a code", RATES, () => rate({ currency_code: 840 }), "error: Rows .* row 1 currency_code 840"],
  ["rows that are no objects", RATES, () => sends([["USD", 1], jpy()]), 'error: Rows .* row 1 \\["USD",1\\]'],
  ["thousands", RATES, () => rate({ buy_rate: "17,890" }), 'error: Figures that are missing .* row 1 USD buy_rate "17,890"'],
  ["words", RATES, () => rate({ sell_rate: "N/A" }), 'error: Figures that are missing .* row 1 USD sell_rate "N/A"'],
  ["zero", RATES, () => rate({ sell_rate: 0 }), "error: Figures that are missing .* row 1 USD sell_rate 0"],
  ["no figures", RATES, () => rate({ buy_rate: null, sell_rate: null }), "warning: Rows without a figure: row 1 USD"],
  ["a point for thousands", RATES, () => rate({ buy_rate: "17.890", sell_rate: "18.140" }), 'error: Figures that cannot .* row 1 USD buy_rate "17.890".* usual rate'],
  ["buy above sell", RATES, () => rate({ buy_rate: 18500 }), "error: Figures that cannot .* buy_rate above sell_rate"],
  ["a Unix time", RATES, () => rate({ updated_at: 1790662000 }), "error: Times that are not .* USD updated_at 1790662000"],
  ["words for a time", RATES, () => rate({ created_at: "2 hours ago" }), "error: Times that are not .* created_at"],
  ["Bali time as UTC", RATES, () => rate({ updated_at: ago(-8 * 3600) }), "error: Times in the future: row 1 USD"],
  ["UTC without a zone", RATES, () => rate({ created_at: ago(0), updated_at: ago(60).slice(0, 19) }), "warning: Times without"],
  ["no times", RATES, () => sends([{ ...usd(), updated_at: undefined }]), "warning: No row has a time"],
  ["an old rate", RATES, () => rate({ updated_at: ago(200_000) }), "warning: Rates that were not .* row 1 USD updated_at"],
  ["an unknown code", RATES, () => rate({ currency_code: "DOLLAR" }), "warning: Codes .* row 1 DOLLAR"],
  ["a number for a name", RATES, () => rate({ display_name: 1 }), "warning: Fields .* row 1 USD display_name 1"],
  ["a name that was encoded twice", RATES, () => rate({ display_name: "CafÃ©" }), 'warning: Texts .* USD display_name "CafÃ©"'],
  ["a flag elsewhere", RATES, () => rate({ image_path: "https://cdn.example/us.svg" }), "warning: Pictures .* row 1 USD image_path"],
  ["a row twice", RATES, () => sends([usd(), jpy(), usd()]), "warning: Several rows .* row 3 USD"],
  // The articles
  ["a bare list", POSTS, () => sends([post]), "error: There is no list of articles"],
  ["an object for data", POSTS, () => posts({ message: "none" }), "error: There is no list of articles"],
  ["a list of articles with gaps", POSTS, () => posts({ 2: post }), "warning: data is an object"],
  ["counts under meta", POSTS, () => sends({ data: [post], links: {}, meta: { ...page, data: undefined } })],
  ["simplePaginate", POSTS, () => posts([post], { last_page: undefined, total: undefined, next_page_url: "/?page=2" }), "error: There is a next page"],
  ["no articles", POSTS, () => posts([]), "warning: There are no articles"],
  ["an article without an id", POSTS, () => posts([post, { ...post, id: null }]), "error: Rows .* article 2 id null"],
  ["an article without a title", POSTS, () => posts([post, { id: 2, heading: "x" }]), "error: Rows .* article 2 title missing beside id, heading"],
  ["an article twice", POSTS, () => posts([post, post]), "warning: Several rows .* article 2, id 1"],
  ["fields of another kind", POSTS, () => first({ category_id: "tips", created_at: "soon" }), "warning: Fields .* id 1 category_id .* id 1 created_at"],
  ["a picture elsewhere", POSTS, () => first({ image: "https://cdn.example/a.jpg" }), "warning: Pictures .* image"],
  ["a title that was encoded twice", POSTS, () => first({ title: "SeÃ±or and â€™" }), "warning: Texts .* id 1 title"],
  ["escaped tags", POST, () => sends({ ...post, body: "&lt;p&gt;Text&lt;/p&gt;" }), "error: Texts .* article 1 body, at .<p>Text"],
  ["tags in an article about HTML", POST, () => sends({ ...post, body: "<p>Write <code>&lt;p&gt;</code></p>" })],
  ["a picture elsewhere in a body", POST, () => sends({ ...post, body: "<p>x<img src='https://cdn.example/a.jpg'>" }), "warning: Pictures .* article 1 body"],
  ["content for a body", POST, () => sends({ ...post, body: undefined, content: "x" }), "warning: Fields .* body missing beside .*content"],
  ["another article", POST, () => sends({ ...post, id: 2 }), "error: The answer for 1 is article 2"],
  ["a list for an article", POST, () => sends([post]), "error: The answer is no article"],
];

const named = cases.map(([title, path, answer, ...said]) => ({ title, path, answer, said }));

it.each(named)("names $title, and nothing else", async ({ path, answer, said }) => {
  const { sections, errors, exitCode } = await check({ [path]: answer() });
  const lines = sections.flatMap(({ findings }) =>
    findings.map(({ level, saw, rows }) => `${level}: ${[saw, ...rows].join(": ")}`),
  );
  expect(lines).toEqual(said.map((line) => expect.stringMatching(`^${line}`)));
  expect(exitCode).toBe(errors > 0 ? 1 : 0);
});

it("is quiet about a healthy API, without a token", async () => {
  const sent: (string | undefined)[] = [];
  const watched: Handler = (request, response) => {
    sent.push(request.headers.authorization, request.headers.origin);
    sends([usd()])(request, response);
  };
  expect(await check({ [RATES]: watched })).toMatchObject({ errors: 0, warnings: 0, exitCode: 0 });
  expect(sent).toEqual([undefined, SITE]);
});

it("says 2 where nothing answers", async () => {
  expect(await checkApi(SITE, SITE)).toMatchObject({ exitCode: 2 });
});

it("asks as the pages to which the site's address redirects", async () => {
  const site = await openApi({ "/": redirects("http://127.0.0.1:2/") });
  const allowed = (origin: string) => {
    const headers = { "Access-Control-Allow-Origin": origin };
    return check({ [RATES]: sends([usd()], headers), [POSTS]: sends(page, headers), [POST]: sends(post, headers) }, site.origin); // prettier-ignore
  };
  const [refused, accepted] = [await allowed(site.origin), await allowed("http://127.0.0.1:2")];
  site.close();
  const told = { level: "warning", saw: expect.stringContaining("redirects to http://127.0.0.1:2,") };
  expect(refused).toMatchObject({ errors: 3, exitCode: 1, sections: [{ findings: [told] }, {}, {}, {}, {}] });
  expect(refused.sections[1]?.findings[0]?.saw).toMatch(/for a page of http:\/\/127.0.0.1:2$/);
  expect(accepted).toMatchObject({
    errors: 0,
    warnings: 1,
    sections: [{ findings: [told] }, {}, {}, {}, {}],
  });
});

it("names an API that refuses the user agent of the build", async () => {
  const list: Handler = (request, response) =>
    (/mozilla/i.test(request.headers["user-agent"] ?? "") ? sends(page) : sends({}, {}, 403))(
      request,
      response,
    );
  const { sections, exitCode } = await check({ [POSTS]: list });
  expect(sections.at(-1)?.findings).toMatchObject([
    { saw: expect.stringMatching(/^Status 403 for the build/) },
  ]);
  expect(exitCode).toBe(1);
});

it("ends in time where an answer does not", async () => {
  const api = await openApi({ "/": (_request, response) => void response.writeHead(200).write("[") });
  const { failure } = await ask(`${api.origin}/`, {}, 300);
  api.close();
  expect(failure?.saw).toBe("No whole answer (status 200): no end within 0.3 s");
});

describe("the program", () => {
  const run = (...args: string[]) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) =>
      execFile("npx", ["tsx", "scripts/api-check.ts", ...args], (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      ),
    );

  it("prints what was seen, what visitors see and what to do, or JSON", async () => {
    const api = await openApi({ [RATES]: rate({ buy_rate: "17,890\u001b[31m" }) });
    const [text, json] = [
      await run(api.origin, "--site", SITE),
      await run(api.origin, "--site", SITE, "--json"),
    ];
    api.close();
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(
      /ERROR\n +We saw: +Figures that are missing or not read\n +row 1 USD buy_rate "17,890\\u001b\[31m"\n +Visitors see: "–".*\n +What to do: +Send rupiah/,
    );
    expect(text.stdout).not.toContain("\u001b");
    expect(JSON.parse(json.stdout)).toMatchObject({ errors: 1, exitCode: 1 });
  });

  it("prints no password", async () => {
    const { code, stdout, stderr } = await run(
      "https://user:secret@api.example",
      "--site",
      "https://www.example",
    );
    expect(code).toBe(2);
    expect(stderr).toContain("https://***@api.example");
    expect(stdout + stderr).not.toContain("secret");
  });
});

it("names headings that the guide has", () => {
  const guide = readFileSync("docs/how-to/real-api.md", "utf8");
  for (const sentence of Object.values(sentences))
    for (const [, heading] of sentence.matchAll(
      / \((CORS|Figures|Letters|Lists|PHP files|Sign-in|Times|Throttling)\)/g,
    ))
      expect(guide).toContain(`**${heading}**`);
});
