import { pagerModel } from "../../../src/components/pagination/model";

function draw(current: number, last: number): string | undefined {
  const model = pagerModel(current, last);
  const pages = model?.pages.map((page) =>
    typeof page === "string" ? "…" : page === current ? `_${page}_` : page,
  );
  return pages && [`<${model?.previous ?? "-"}`, ...pages, `>${model?.next ?? "-"}`].join(" ");
}

// <n and >n: the page that Previous and Next lead to, - when there is none. _n_: the current page.
it.each([
  [1, 2, "<- _1_ 2 >2"],
  [2, 2, "<1 1 _2_ >-"],
  [2, 3, "<1 1 _2_ 3 >3"],
  [1, 5, "<- _1_ 2 … 5 >2"],
  [3, 5, "<2 1 2 _3_ 4 5 >4"],
  [4, 7, "<3 1 2 3 _4_ 5 6 7 >5"], // no ellipsis for a single page
  [4, 12, "<3 1 2 3 _4_ 5 … 12 >5"],
  [5, 12, "<4 1 … 4 _5_ 6 … 12 >6"],
  [9, 12, "<8 1 … 8 _9_ 10 11 12 >10"],
  [12, 12, "<11 1 … 11 _12_ >-"],
  [13, 12, "<12 1 … 11 12 >-"], // beyond the end
  [99, 3, "<3 1 2 3 >-"],
])("page %d of %d is %s", (current, last, drawn) => {
  expect(draw(current, last)).toBe(drawn);
});

it.each([0, 1])("needs no pager for %d pages", (last) => {
  expect(pagerModel(1, last)).toBeUndefined();
});
