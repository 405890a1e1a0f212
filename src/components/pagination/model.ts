/** What stands between Previous and Next: a page's number, or the gap between two. */
export type PagerItem =
  | { readonly type: "page"; readonly page: number; readonly isCurrent: boolean }
  | { readonly type: "ellipsis"; readonly key: "before" | "after" };

export type PagerModel = {
  /** Where the steps lead. Undefined: there is nowhere to go, show it disabled. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
  /** From left to right. */
  readonly pages: readonly PagerItem[];
};

const NEIGHBOURS = 1;

/**
 * Previous, first, ellipsis, neighbours, current, neighbours, ellipsis, last, Next (specification, section 2). An ellipsis
 * never stands for a single page: that page takes its place.
 *
 * @param current 1-based; may lie beyond `last`, as an address typed by hand can
 * @param last number of pages
 * @returns undefined for a single page, which needs no pager
 */
export function pagerModel(current: number, last: number): PagerModel | undefined {
  if (last <= 1) return undefined;
  const middle = Math.min(Math.max(current, 1), last);
  // With the gap closed where only one page would be missing between an end and the neighbours.
  const from = middle - NEIGHBOURS <= 3 ? 2 : middle - NEIGHBOURS;
  const to = middle + NEIGHBOURS >= last - 2 ? last - 1 : middle + NEIGHBOURS;

  const page = (number: number): PagerItem => ({ type: "page", page: number, isCurrent: number === current });
  const pages = [page(1)];
  if (from > 2) pages.push({ type: "ellipsis", key: "before" });
  for (let number = from; number <= to; number++) pages.push(page(number));
  if (to < last - 1) pages.push({ type: "ellipsis", key: "after" });
  pages.push(page(last));
  return {
    previous: current > 1 ? Math.min(current - 1, last) : undefined,
    next: current < last ? current + 1 : undefined,
    pages,
  };
}
