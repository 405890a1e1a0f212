import { isRoutable, paths } from "../../src/lib/paths";

it("adds a parameter for every list page except the first", () => {
  expect([1, 2, 3].map((page) => paths.articles.href(page))).toEqual([
    "/artikel",
    "/artikel?page=2",
    "/artikel?page=3",
  ]);
});

it("encodes an article's id", () => {
  expect(paths.article.href(7)).toBe("/artikel/7");
  expect(paths.article.href("a/b?c#d é")).toBe("/artikel/a%2Fb%3Fc%23d%20%C3%A9");
});

it.each(["7", "caf%C3%A9%20a#b"])("the router can handle %s", (id) => {
  expect(isRoutable(`/artikel/${id}`)).toBe(true);
});

it.each("50%25 a%2Fb a%2fb a%3Fb a%23b a%5cb 7#100% %C3".split(" "))("the router cannot handle %s", (id) => {
  expect(isRoutable(`/artikel/${id}`)).toBe(false);
});
