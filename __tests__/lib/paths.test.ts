import { isRoutable, pageDataFile, paths } from "../../src/lib/paths";

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

it.each([
  ["/artikel/7", true],
  ["/artikel/caf%C3%A9%20a#b", true],
  ["/artikel/50%25", false],
  ["/artikel/a%2Fb", false],
  ["/artikel/a%2fb", false],
  ["/artikel/a%3Fb", false],
  ["/artikel/a%23b", false],
  ["/artikel/a%5cb", false],
  ["/artikel/7#100%", false],
  ["/artikel/%C3", false],
])("the router can handle %s: %s", (address, can) => {
  expect(isRoutable(address)).toBe(can);
});

it("returns the address of a page's data", () => {
  expect(pageDataFile("/")).toBe("/page-data/index/page-data.json");
  expect(pageDataFile("/kurs")).toBe("/page-data/kurs/page-data.json");
});
