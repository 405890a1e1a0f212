import { readArticles } from "../../../src/features/articles/build/read-articles";
import { api, html, json, refused } from "../../support/api";
import { postRow } from "../../support/fixtures";

jest.mock("../../../src/lib/delay", () => ({ delay: () => Promise.resolve() }));

const listPath = (page: number) => `/api/posts?paginate=true&page=${page}`;
const report = async () => (await readArticles()).report;

/** Answers three articles, the last of them on a page of its own. */
beforeEach(() => {
  const all = [1, 2, 3].map((id) => postRow(id));
  api.on(listPath(1), json({ data: all.slice(0, 2), last_page: 2 }));
  api.on(listPath(2), json({ data: all.slice(1), last_page: 2 }));
  for (const id of [1, 2, 3]) api.on(`/api/posts/${id}`, json(postRow(id)));
});

it("reads every article of all pages once, with its neighbours", async () => {
  const { list, articles, isComplete } = await readArticles();
  expect(isComplete).toBe(true);
  expect(list).toMatchObject({ page: 1, posts: [{ id: "1", body: undefined }, { id: "2" }] });
  expect(articles.map(({ post }) => post.id)).toEqual(["1", "2", "3"]);
  expect(articles[1]).toMatchObject({
    text: { html: '<p dir="auto">Body of 2</p>' },
    neighbours: { newer: { id: "1" }, older: { id: "3", title: "Post 3" } },
  });
  expect(api.count()).toBe(5);
  expect(await report()).toBe("3 of 3 articles of https://api.example have pages of their own.");
});

it.each([
  ["is down", refused(), "network"],
  ["answers without a list", json([postRow(1)]), "malformed"],
])("says that nothing is built when the API %s", async (_, answer, reason) => {
  api.on(listPath(1), answer);
  expect(await report()).toBe(
    `No article has a page of its own, because https://api.example sent no list of them (1: page 1 of the list could not be read, ${reason}). The browser loads all of them.`,
  );
});

it("leaves single articles to the browser, and drops only those that the API has withdrawn", async () => {
  const rows = [1, 2, 3, 4, 5, 7].map((id) => postRow(id));
  api.on(listPath(1), json({ data: [...rows, { ...postRow(6), id: "a/b" }] }));
  api.on("/api/posts/2", html(200));
  api.on("/api/posts/3", json({}, 404));
  api.on("/api/posts/4", json(postRow(4, { body: '<img src="data:image/png;base64,iVBORw0KGgo=">' })));
  api.on("/api/posts/5", json(postRow(5, { body: null })));
  api.on("/api/posts/7", json(postRow(7, { body: "<p>a</p>".repeat(9_000) })));
  URL.createObjectURL = () => "blob:";
  const { posts, articles } = await readArticles();
  expect(articles.map(({ post }) => post.id)).toEqual(["1", "5"]);
  expect(posts.map(({ id }) => id)).toEqual(["1", "2", "4", "5", "7", "a/b"]);
  const sentence = await report();
  for (const problem of [
    "1: an id that cannot be part of a path",
    "1: could not be read, malformed",
    "1: withdrawn since the list was read",
    "1: a text of more than 60000 characters",
    "1: a text that only a browser can show",
  ])
    expect(sentence).toContain(problem);
});

it("waits as long as the API asks for, until the time for reading is over", async () => {
  const throttled = async () => new Response("{}", { status: 429, headers: { "Retry-After": "20" } });
  jest.spyOn(Date, "now").mockImplementation(() => 1_000 * api.count());
  api.on("/api/posts/2", throttled);
  expect(await report()).toContain("1: could not be read, http 429");
  expect(api.count("/api/posts/2")).toBeGreaterThan(10);
});

it("reads a limited number of pages", async () => {
  for (let page = 1; page <= 1_000; page++)
    api.on(listPath(page), json({ data: [postRow(1)], last_page: 1e9 }));
  expect((await readArticles()).articles).toHaveLength(1);
  expect(api.count()).toBe(1_001);
});
