/** One thing in a pager, from left to right. `page` undefined on a step: there is nowhere to go, show it disabled. */
export type PagerItem =
  | { readonly type: "previous" | "next"; readonly page: number | undefined }
  | { readonly type: "page"; readonly page: number; readonly isCurrent: boolean }
  | { readonly type: "ellipsis"; readonly key: "before" | "after" };

const NEIGHBOURS = 1;

/**
 * Previous, first, ellipsis, neighbours, current, neighbours, ellipsis, last, Next (specification, section 2). An ellipsis
 * never stands for a single page: that page takes its place.
 *
 * @param current 1-based; may lie beyond `last`, as an address typed by hand can
 * @param last number of pages; nothing is needed for a single one
 */
export function pagerItems(current: number, last: number): readonly PagerItem[] {
  if (last <= 1) return [];
  const middle = Math.min(Math.max(current, 1), last);
  // With the gap closed where only one page would be missing between an end and the neighbours.
  const from = middle - NEIGHBOURS <= 3 ? 2 : middle - NEIGHBOURS;
  const to = middle + NEIGHBOURS >= last - 2 ? last - 1 : middle + NEIGHBOURS;

  const page = (number: number): PagerItem => ({ type: "page", page: number, isCurrent: number === current });
  const items: PagerItem[] = [
    { type: "previous", page: current > 1 ? Math.min(current - 1, last) : undefined },
    page(1),
  ];
  if (from > 2) items.push({ type: "ellipsis", key: "before" });
  for (let number = from; number <= to; number++) items.push(page(number));
  if (to < last - 1) items.push({ type: "ellipsis", key: "after" });
  items.push(page(last), { type: "next", page: current < last ? current + 1 : undefined });
  return items;
}
