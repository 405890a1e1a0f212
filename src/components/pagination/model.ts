/**
 * Returns the items of a pager: Previous, first, ellipsis, neighbours, current, neighbours, ellipsis, last, Next
 * (specification, section 2). An ellipsis never replaces a single page.
 *
 * @param current 1-based; may lie beyond `last`, as an address typed by hand can
 * @param last number of pages
 * @returns undefined for a single page, which needs no pager
 * @example pagerModel(9, 12) // 1 … 8 9 10 11 12
 */
export function pagerModel(current: number, last: number) {
  if (last <= 1) return undefined;
  const middle = Math.min(Math.max(current, 1), last);
  const from = middle <= 4 ? 2 : middle - 1;
  const to = middle >= last - 3 ? last - 1 : middle + 1;
  const between = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    /** Where the steps lead; undefined disables them. */
    previous: current > 1 ? Math.min(current - 1, last) : undefined,
    next: current < last ? current + 1 : undefined,
    /** From left to right; an ellipsis is named after its side of the current page. */
    pages: [
      1,
      ...(from > 2 ? (["before"] as const) : []),
      ...between,
      ...(to < last - 1 ? (["after"] as const) : []),
      last,
    ],
  };
}
