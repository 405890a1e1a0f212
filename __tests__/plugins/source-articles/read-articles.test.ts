/** @jest-environment node */
import { digestOf } from "../../../src/features/articles/model/post";
import { type ReadArticle, readArticles } from "../../../plugins/gatsby-source-articles/read-articles";
import { api, html, json, refused } from "../../support/api";
import { postRow } from "../../support/fixtures";

jest.mock("../../../src/lib/delay", () => ({ delay: () => Promise.resolve() }));

const listPath = (page: number) => `/api/posts?paginate=true&page=${page}`;
const read = async (earlier: readonly ReadArticle[] = []) => {
  const { report, ...result } = await readArticles(earlier);
  return { ...result, report: report.join(" "), isWarning: report.length > 1 };
};
const idsOf = (articles: readonly ReadArticle[]) => articles.map(({ post }) => post.id);
const pagesOf = (articles: readonly ReadArticle[]) =>
  idsOf(articles.filter(({ html: text }) => text !== undefined));

/** Answers three articles, the last of them on a page of its own. */
beforeEach(() => {
  const all = [1, 2, 3].map((id) => postRow(id));
  api.on(listPath(1), json({ data: all.slice(0, 2), last_page: 2 }));
  api.on(listPath(2), json({ data: all.slice(1), last_page: 2 }));
  for (const id of [1, 2, 3]) api.on(`/api/posts/${id}`, json(postRow(id)));
});

it("reads every article of all pages once, in the order of the list", async () => {
  const result = await read();
  expect(result).toMatchObject({
    isComplete: true,
    isWarning: false,
    report: "3 of 3 articles of https://api.example have pages of their own.",
  });
  expect(result.articles.map(({ post, page }) => [post.id, page])).toEqual([
    ["1", 1],
    ["2", 1],
    ["3", 2],
  ]);
  expect(result.articles[1]).toMatchObject({
    post: { title: "Post 2" },
    html: { en: '<p dir="auto">Body of 2</p>', id: '<p dir="auto">Body of 2</p>' },
    digest: digestOf("<p>Body of 2</p>"),
  });
  // The sanitised text is there once a language, and the API's not at all.
  expect(JSON.stringify(result.articles[1]).match(/Body of/g)).toHaveLength(2);
  expect(api.count()).toBe(5);
});

it.each([
  ["is down", refused(), "network"],
  ["answers without a list", json([postRow(1)]), "malformed"],
])("says that nothing is built when the API %s", async (_, answer, reason) => {
  api.on(listPath(1), answer);
  expect((await read()).report).toBe(
    `0 of 0 articles of https://api.example have pages of their own. What the build could not read or show, the browser loads (1: page 1 of the list could not be read, ${reason}).`,
  );
});

it("leaves single articles to the browser, and drops only those that the API has withdrawn", async () => {
  api.on(listPath(1), json({ data: [1, 2, 3, 4, 5].map((id) => postRow(id)) }));
  api.on("/api/posts/2", html(200));
  api.on("/api/posts/3", json({}, 404));
  api.on("/api/posts/4", json(postRow(4, { body: "<p>a</p>".repeat(9_000) })));
  api.on("/api/posts/5", json(postRow(5, { body: null })));
  const { articles, report } = await read();
  expect(pagesOf(articles)).toEqual(["1", "5"]);
  expect(idsOf(articles)).toEqual(["1", "2", "4", "5"]);
  for (const problem of [
    "1: an article could not be read, malformed",
    "1: a text that only a browser can show",
  ])
    expect(report).toContain(problem);
});

it("waits as long as the API asks for, until the time for reading is over", async () => {
  const throttled = async () => new Response("{}", { status: 429, headers: { "Retry-After": "20" } });
  jest.spyOn(Date, "now").mockImplementation(() => 1_000 * api.count());
  api.on("/api/posts/2", throttled);
  expect((await read()).report).toContain("1: an article could not be read, http 429");
  expect(api.count("/api/posts/2")).toBeGreaterThan(10);
});

it("reads a limited number of pages", async () => {
  for (let page = 1; page <= 1_000; page++)
    api.on(listPath(page), json({ data: [postRow(1)], last_page: 1e9 }));
  expect((await read()).articles).toHaveLength(1);
  expect(api.count()).toBe(1_001);
});

describe("after a build that has read all", () => {
  const readAt = Date.UTC(2026, 10, 26, 19);
  let earlier: readonly ReadArticle[];
  beforeEach(async () => {
    jest.spyOn(Date, "now").mockReturnValue(readAt);
    earlier = (await read()).articles;
    jest.spyOn(Date, "now").mockReturnValue(readAt + 86_400_000);
  });

  it("keeps all articles of an API that is down, and says since when", async () => {
    api.on(listPath(1), refused());
    expect(await read(earlier)).toEqual({
      articles: earlier,
      isComplete: false,
      isWarning: true,
      report:
        "3 of 3 articles of https://api.example have pages of their own. " +
        "The API did not send all of them: an earlier build read 3, at 03:00:00 Bali time, 27 November 2026 or later. " +
        "What the build could not read or show, the browser loads (1: page 1 of the list could not be read, network).",
    });
  });

  it("takes an empty list for a fault", async () => {
    api.on(listPath(1), json({ data: [] }));
    expect(await read(earlier)).toMatchObject({ isComplete: false, articles: earlier });
    expect((await read()).isComplete).toBe(true);
  });

  it("keeps the text of an article that fails, in its place", async () => {
    api.on("/api/posts/2", html(500));
    const { articles, isComplete } = await read(earlier);
    expect(pagesOf(articles)).toEqual(["1", "2", "3"]);
    expect(articles[1]).toEqual(earlier[1]);
    expect(isComplete).toBe(false);
  });

  it("keeps what a page of the list would have named, and removes what answers 404", async () => {
    api.on(listPath(2), refused());
    api.on("/api/posts/1", json({}, 404));
    expect(idsOf((await read(earlier)).articles)).toEqual(["2", "3"]);
  });

  it("removes what a whole list no longer names, and says that it is less than half as long", async () => {
    api.on(listPath(1), json({ data: [postRow(3)], last_page: 1 }));
    const { articles, isComplete, report } = await read(earlier);
    expect(idsOf(articles)).toEqual(["3"]);
    expect(isComplete).toBe(true);
    expect(report).toContain("less than half as long as before: 1 articles instead of 3.");
  });
});
