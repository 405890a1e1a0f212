import { categoryOf, pageNumber, summaryOf } from "../../../src/features/articles/model/post";
import { parsePost } from "../../../src/features/articles/api/parse-posts";
import { postRow } from "../../support/fixtures";

it.each([
  [0, "tips", "Tips", "Tips"],
  [1, "information", "Information", "Informasi"],
  [2, "education", "Education", "Edukasi"],
  [3, "news", "News", "Berita"],
  [4, "tips", "Tips", "Tips"],
  [7, "news", "News", "Berita"],
  [1_001, "information", "Information", "Informasi"],
  [-1, "news", "News", "Berita"], // -1 modulo 4 is 3
  [-4, "tips", "Tips", "Tips"],
  [1.5, "tips", "Tips", "Tips"],
  [NaN, "tips", "Tips", "Tips"],
  [undefined, "tips", "Tips", "Tips"],
])("category %p has the icon %s and is called %s, or %s", (id, icon, label, indonesianLabel) => {
  expect(categoryOf(id)).toEqual({ icon, label, indonesianLabel });
});

it.each([
  [{}, "Excerpt of 1"],
  [{ excerpt: null }, "Description of 1"],
  [{ excerpt: "   " }, "Description of 1"],
  [{ excerpt: "<p>&nbsp;</p>" }, "Description of 1"],
  [{ excerpt: 7, meta_description: "" }, "Read on"],
  [{ excerpt: "<b>Bold</b> &amp; plain" }, "Bold & plain"],
])("a post with %j has the summary %j", (fields, summary) => {
  expect(summaryOf(parsePost(postRow(1, fields), "7"), "Read on")).toBe(summary);
});

it.each([
  ["", 1],
  ["?page=1", 1],
  ["?page=3", 3],
  ["?page=03", 3],
  ["?a=b&page=12", 12],
  ["?page=0", 1],
  ["?page=-1", 1],
  ["?page=1.5", 1],
  ["?page=1e3", 1],
  ["?page=two", 1],
  ["?page=2x", 1],
  ["?page= 2", 1],
  ["?page=", 1],
  ["?page=%", 1],
  ["?page=999999999999999", 999_999_999_999_999],
  ["?page=99999999999999999999", 1],
  ["?page=2&page=3", 2],
])("%s requests page %d", (search, page) => {
  expect(pageNumber(search)).toBe(page);
});
