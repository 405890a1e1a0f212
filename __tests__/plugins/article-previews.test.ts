/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { writePreviews } from "../../plugins/gatsby-plugin-article-previews/write-previews";
import { parsePage } from "../../plugins/gatsby-plugin-static-hosting/page";
import { postPage, postRow } from "../support/fixtures";

jest.mock("../../src/lib/delay", () => ({ delay: () => Promise.resolve() }));

const API = "https://api.example";
const site = {
  url: "https://www.example",
  name: "Segara",
  listTitle: "Articles",
  defaultExcerpt: "Read it.",
};
const shell =
  '<html><head><title data-gatsby-head="true">Articles</title><meta name="description" content="x" data-gatsby-head="true"/>' +
  '<meta property="og:image:width" content="1200" data-gatsby-head="true"/>' +
  '<link rel="preconnect" href="https://api.example"/><link rel="canonical" href="/artikel"/></head>' +
  '<body><div id="___gatsby">app</div></body></html>';

let root: string;
const warn = jest.fn();
const folder = () => join(root, "public", "artikel");
const page = (id: number | string) => readFile(join(folder(), String(id), "index.html"), "utf8");
const write = () => writePreviews(folder(), API, site, warn);
const written = async () => (await readdir(folder())).filter((name) => name !== "index.html").sort();

/** Answers each page of posts by its number; text is sent unchanged. */
const answer = (pages: Record<number, unknown>) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const body = pages[Number(new URL(String(input)).searchParams.get("page"))];
    if (body === undefined) throw new TypeError("fetch failed");
    return new Response(typeof body === "string" ? body : JSON.stringify(body));
  });

beforeEach(async () => {
  process.env.GATSBY_API_URL = API;
  root = await mkdtemp(join(tmpdir(), "previews-"));
  await mkdir(join(folder(), "99"), { recursive: true });
  await writeFile(join(folder(), "index.html"), shell);
  warn.mockReset();
});
afterEach(async () => {
  delete process.env.GATSBY_API_URL;
  await rm(root, { recursive: true });
});

it("writes a document for every article of all pages, with its own head", async () => {
  const odd = postRow(7, {
    title: 'Tips &amp; "tricks" <b>&lt;/title></b>',
    meta_description: "<p>One.</p><p>EUR<USD.</p>",
    image: "http://localhost/storage/7.jpg",
    updated_at: "2026-09-01T00:00:00Z",
  });
  answer({
    1: { ...postPage(1, 1), data: [odd, null, { id: "../up", title: "No folder" }], last_page: 2 },
    2: { ...postPage(1, 1), data: [postRow(8, { meta_description: null, excerpt: null })], last_page: 2 },
  });
  await write();
  // The document of article 99, which the API no longer has, is removed.
  expect(await written()).toEqual(["7", "8"]);
  const seven = await page(7);
  const title = parsePage(seven)("title[data-gatsby-head=true]");
  expect(title.toArray()).toHaveLength(1);
  expect(title.text()).toBe('Tips & "tricks" </title> | Segara');
  // The request for the article goes there.
  expect(seven).toContain('<link rel="preconnect" href="https://api.example">');
  expect(seven).toContain('<link rel="canonical" href="https://www.example/artikel/7"');
  expect(seven).toContain('<meta name="description" content="One. EUR<USD."');
  expect(seven).toContain('<meta property="og:image" content="https://api.example/storage/7.jpg"');
  expect(seven).not.toContain("og:image:width");
  expect(seven).toMatch(/<noscript>.*One\. EUR&lt;USD\..*<\/noscript><div id="___gatsby">app/);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(seven)?.[1] ?? "";
  expect(JSON.parse(json)).toMatchObject({
    "@graph": [
      {
        "@type": "Article",
        headline: 'Tips & "tricks" </title>',
        datePublished: "2026-08-04T22:30:00.000Z",
        dateModified: "2026-09-01T00:00:00.000Z",
        publisher: { "@id": "https://www.example/#organization" },
      },
      { "@type": "BreadcrumbList" },
    ],
  });
  expect(await page(8)).toContain('<meta property="og:description" content="Read it."');
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ["does not answer", {}, 0, "fetch failed", 4],
  ["answers with HTML", { 1: "<html>" }, 0, "not valid JSON", 4],
  ["answers without a list", { 1: [postRow(1)] }, 0, "the answer is not a list", 4],
  ["stops answering", { 1: postPage(1) }, 9, "fetch failed", 5],
])("warns once when the API %s, and keeps the shell", async (_, pages, count, reason, requests) => {
  const fetch = answer(pages);
  await write();
  expect(await written()).toHaveLength(count);
  expect(fetch).toHaveBeenCalledTimes(requests);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(reason));
  expect(await readFile(join(folder(), "index.html"), "utf8")).toBe(shell);
});

it("reads a limited number of pages", async () => {
  const fetch = jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => new Response(JSON.stringify({ data: [postRow(1)], last_page: 1e9 })));
  await write();
  expect(fetch).toHaveBeenCalledTimes(100);
});

it("makes no request without an API", async () => {
  const fetch = answer({});
  await writePreviews(folder(), undefined, site, warn);
  expect(fetch).not.toHaveBeenCalled();
});
