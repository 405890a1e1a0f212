/**
 * The page that an address asks for: its `page` parameter, or 1 where that is anything but a whole number from 1 up
 * (specification, section 5).
 *
 * @param search the address from its question mark on
 * @example pageNumber("?page=3") // 3
 * @example pageNumber("?page=three") // 1
 */
export function pageNumber(search: string): number {
  const asked = new URLSearchParams(search).get("page") ?? "";
  // Up to 15 digits: more would not be held exactly.
  return /^\d{1,15}$/.test(asked) ? Math.max(1, Number(asked)) : 1;
}
