import { pageCount, pageOf, spanOf } from "../../../src/features/gallery/gallery-pages";
import { sizesOf, tileOf } from "../../../src/features/gallery/mosaic";

describe("pages of the gallery", () => {
  it.each([
    [24, 4],
    [40, 7],
    [6, 1],
    [7, 2],
    [1, 1],
    [0, 1],
  ])("%i pictures make %i pages", (images, pages) => expect(pageCount(images)).toBe(pages));

  it.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [23, 4],
  ])("picture %i is on page %i", (index, page) => expect(pageOf(index)).toBe(page));

  it("ends the last page with the last picture", () => {
    expect(spanOf(1, 24)).toEqual({ start: 0, end: 6 });
    expect(spanOf(7, 40)).toEqual({ start: 36, end: 40 });
  });
});

describe("the mosaic", () => {
  const counts = [1, 2, 3, 4, 5, 6];

  it.each(counts)("leaves no hole and no overlap with %i pictures on a wide screen", (count) => {
    const cells = Array.from({ length: count }, (_, index) => {
      const [row = 0, column = 0, rows = 0, columns = 0] =
        tileOf(index, count).gridArea.match(/\d+/g)?.map(Number) ?? [];
      return Array.from({ length: rows * columns }, (_cell, cell) => {
        const down = Math.floor(cell / columns);
        return `${row + down}/${column + (cell % columns)}`;
      });
    }).flat();
    expect(cells).toHaveLength(24);
    expect(new Set(cells)).toHaveProperty("size", 24);
  });

  it.each(counts)("fills every row of two with %i pictures on a phone", (count) => {
    const columns = Array.from({ length: count }, (_, index) => (tileOf(index, count).phone.isWide ? 2 : 1));
    expect(columns.reduce<number>((sum, each) => sum + each, 0) % 2).toBe(0);
  });

  it.each(counts)("has two of its corners made by one picture each, of %i", (count) => {
    const tiles = Array.from({ length: count }, (_, index) => tileOf(index, count));
    expect(tiles.filter((tile) => tile.isBottomLeft)).toHaveLength(1);
    expect(tiles.filter((tile) => tile.isTopRight)).toHaveLength(1);
  });

  it("asks for a file that covers a tall tile, wider than the tile itself", () => {
    // 2 columns of 12, one row: 15.2vw wide; a picture of 4:3 covers the row's 19.5vw at 26vw.
    expect(sizesOf(3, 6, 4 / 3)).toBe(
      "(min-width: 47.5em) max(min(15.2vw, 220px), clamp(253.33px, 26vw, 386.67px)), 56vw",
    );
  });
});
