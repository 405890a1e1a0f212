/** Pictures on a page of the gallery (specification, section 9). The section's query asks for as many. */
export const PAGE_SIZE = 6;

/** Never less than one page. `pageCount(24)` → 4 */
export const pageCount = (images: number): number => Math.max(1, Math.ceil(images / PAGE_SIZE));

/** The page, 1-based, of a picture by its place in the whole gallery, 0-based. */
export const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

/** Places in the whole gallery of a page's pictures: from `start`, up to and without `end`. */
export const spanOf = (page: number, images: number): { readonly start: number; readonly end: number } => ({
  start: (page - 1) * PAGE_SIZE,
  end: Math.min(page * PAGE_SIZE, images),
});
