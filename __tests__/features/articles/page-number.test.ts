import { pageNumber } from "../../../src/features/articles/model/page-number";

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
])("%s asks for page %d", (search, page) => {
  expect(pageNumber(search)).toBe(page);
});
