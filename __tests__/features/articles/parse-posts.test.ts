import { parsePost, parsePostPage } from "../../../src/features/articles/api/parse-posts";
import { postPage, postRow } from "../../support/fixtures";

beforeEach(() => {
  process.env.GATSBY_API_URL = "https://api.example";
});

describe("a post", () => {
  it("has plain texts and an HTML body", () => {
    expect(parsePost(postRow(7, { title: "Tips &amp; <i>Trik</i>", image: "storage/7.jpg" }))).toEqual({
      id: "7",
      title: "Tips & Trik",
      language: "en",
      excerpt: "Excerpt of 7",
      metaDescription: "Description of 7",
      body: "<p>Body of 7</p>",
      categoryId: 7,
      imageUrl: "https://api.example/storage/7.jpg",
      createdAt: Date.UTC(2026, 7, 4, 22, 30),
    });
  });

  it.each<[string, object, object]>([
    ["keeps a title that consists of markup", postRow(7, { title: "<b></b>" }), { title: "<b></b>" }],
    [
      "has no picture that the policy blocks",
      postRow(7, { image: "https://a.example/7.jpg" }),
      { imageUrl: undefined },
    ],
    ["requires only an id and a title", { id: 7, title: "Kurs" }, { id: "7", title: "Kurs", language: "id" }],
    ["has a number or a word as its id", { id: "kurs-hari-ini", title: "Kurs" }, { id: "kurs-hari-ini" }],
    ["may have numbers as text", postRow(1, { id: "7", category_id: "3" }), { id: "7", categoryId: 3 }],
    ["has no blank body", postRow(7, { body: " \n" }), { body: undefined }],
    ["may be wrapped by a Laravel resource", { data: postRow(9) }, { id: "9", title: "Post 9" }],
  ])("%s", (_, answer, post) => {
    expect(parsePost(answer)).toMatchObject(post);
  });

  it.each([
    null,
    { id: 7 },
    { title: "x" },
    { id: {}, title: "x" },
    { id: 7, title: " " },
    { id: "../7", title: "x" },
    { data: null },
  ])("rejects %j as malformed", (answer) => {
    expect(() => parsePost(answer)).toThrow(expect.objectContaining({ kind: "malformed" }));
  });
});

describe("a page", () => {
  it("has the posts and counts of the response", () => {
    const page = parsePostPage(postPage(2), 2);
    expect(page).toMatchObject({ page: 2, lastPage: 3, from: 10, to: 18, total: 23 });
    expect(page.posts.map(({ id }) => id)).toEqual(["10", "11", "12", "13", "14", "15", "16", "17", "18"]);
  });

  it("may have its counts under `meta`, as by a Laravel resource collection", () => {
    const { data, ...meta } = postPage(2);
    expect(parsePostPage({ data, links: {}, meta }, 2)).toEqual(parsePostPage(postPage(2), 2));
    expect(parsePostPage({ data, meta: null, last_page: "4" }, 2)).toMatchObject({ lastPage: 4 });
    const empty = { current_page: null, last_page: null, total: null, from: null, to: null };
    expect(parsePostPage({ ...postPage(2), meta: empty }, 2)).toEqual(parsePostPage(postPage(2), 2));
  });

  it("may be an object with the indices of a list, as PHP writes a list that lost an element", () => {
    const data = { 3: postRow(3), 2: postRow(2) };
    expect(parsePostPage({ ...postPage(1), data }, 1).posts.map(({ id }) => id)).toEqual(["2", "3"]);
  });

  it("may be empty", () => {
    expect(parsePostPage(postPage(99), 99)).toEqual({
      posts: [],
      page: 99,
      lastPage: 3,
      from: undefined,
      to: undefined,
      total: 23,
    });
  });

  it("has one page and no counts where they are missing or no numbers", () => {
    const { data } = postPage(1, 4);
    const without = { lastPage: 1, from: undefined, to: undefined, total: undefined };
    expect(parsePostPage({ data }, 3)).toMatchObject(without);
    const wrong = { from: 1.5, to: "x", last_page: 0, total: Infinity };
    expect(parsePostPage({ data, ...wrong }, 1)).toMatchObject(without);
  });

  it("omits unreadable rows and duplicates", () => {
    const [first, again] = [postRow(1, { title: "First" }), postRow(1, { title: "Again" })];
    const third = postRow(3, { id: "third_3-c" });
    const data = [first, null, "x", {}, postRow(2, { title: null }), again, third, postRow(4, { id: "a/b" })];
    expect(parsePostPage({ data }, 1).posts.map(({ title }) => title)).toEqual(["First", "Post 3"]);
  });

  it.each([null, undefined, "", [], [postRow(1)], {}, { data: null }, { data: { message: "x" } }])(
    "rejects %j as malformed",
    (answer) => {
      expect(() => parsePostPage(answer, 1)).toThrow(expect.objectContaining({ kind: "malformed" }));
    },
  );
});
