import { categoryOf, pageNumber, summaryOf } from "../../../src/features/articles/model/post";
import { parsePost } from "../../../src/features/articles/api/parse-posts";
import english from "../../../src/strings/en";
import { postRow } from "../../support/fixtures";

it.each<[number | undefined, ReturnType<typeof categoryOf>, string, string]>([
  [0, "tips", "Tips", "Tips"],
  [1, "information", "Information", "Informasi"],
  [2, "education", "Education", "Edukasi"],
  [3, "news", "News", "Berita"],
  [-1, "news", "News", "Berita"], // -1 modulo 4 is 3
  [1.5, "tips", "Tips", "Tips"],
  [undefined, "tips", "Tips", "Tips"],
])("category %p is %s, called %s, or %s on the article's page", (id, category, label, badge) => {
  const { articles } = english;
  expect(categoryOf(id)).toBe(category);
  expect([articles.categories[category], articles.badge[category]]).toEqual([label, badge]);
});

it.each([
  [{ excerpt: "<p>&nbsp;</p>" }, "Description of 1"],
  [{ excerpt: 7, meta_description: "" }, "Read on"],
  [{ excerpt: "<b>Bold</b> &amp; plain" }, "Bold & plain"],
])("a post with %j has the summary %j", (fields, summary) => {
  expect(summaryOf(parsePost(postRow(1, fields)), "Read on")).toBe(summary);
});

const firstPage =
  "|?page=1|?page=0|?page=-1|?page=1.5|?page=1e3|?page=two|?page=2x|?page= 2|?page=|?page=%|?page=99999999999999999999";

it.each(firstPage.split("|"))("%s requests page 1", (search) => {
  expect(pageNumber(search)).toBe(1);
});

it.each([
  ["?page=03", 3],
  ["?a=b&page=12", 12],
  ["?page=999999999999999", 999_999_999_999_999],
  ["?page=2&page=3", 2],
])("%s requests page %d", (search, page) => {
  expect(pageNumber(search)).toBe(page);
});
