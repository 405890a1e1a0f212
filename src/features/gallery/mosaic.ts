/** Where a picture of a page stands, and how wide its file has to be there. Pure. */

/** In a grid of 12 columns and 2 rows, both 1-based. */
type Area = readonly [row: number, column: number, rows: number, columns: number];

/** Every number of pictures fills both rows, so that turning a page moves nothing below. */
const layouts: readonly (readonly Area[])[] = [
  [[1, 1, 2, 12]],
  [
    [1, 1, 2, 7],
    [1, 8, 2, 5],
  ],
  [
    [1, 1, 2, 7],
    [1, 8, 1, 5],
    [2, 8, 1, 5],
  ],
  [
    [1, 1, 2, 5],
    [1, 6, 1, 4],
    [1, 10, 1, 3],
    [2, 6, 1, 7],
  ],
  [
    [1, 1, 2, 5],
    [1, 6, 1, 4],
    [1, 10, 1, 3],
    [2, 6, 1, 3],
    [2, 9, 1, 4],
  ],
  [
    [1, 1, 2, 5],
    [1, 6, 1, 4],
    [1, 10, 1, 3],
    [2, 6, 1, 2],
    [2, 8, 1, 3],
    [2, 11, 1, 2],
  ],
];

/** Of a tile on a phone, in vw: the first takes the whole width, and so does a last one that would stand alone. */
type PhoneTile = { readonly isWide: boolean; readonly height: number };

export type Tile = {
  readonly gridArea: string;
  readonly phone: PhoneTile;
  /** The corners of the whole that the tile makes. */
  readonly isBottomLeft: boolean;
  readonly isTopRight: boolean;
};

const phoneTile = (index: number, count: number): PhoneTile => {
  if (index === 0) return { isWide: true, height: 66 };
  return index === count - 1 && count % 2 === 0
    ? { isWide: true, height: 48 }
    : { isWide: false, height: 42 };
};

const areaOf = (index: number, count: number): Area => layouts[count - 1]?.[index] ?? [1, 1, 1, 12];

/**
 * @param index 0-based place on the page
 * @param count pictures on the page, 1 to 6
 */
export const tileOf = (index: number, count: number): Tile => {
  const [row, column, rows, columns] = areaOf(index, count);
  return {
    gridArea: `${row} / ${column} / span ${rows} / span ${columns}`,
    phone: phoneTile(index, count),
    isBottomLeft: column === 1,
    isTopRight: row === 1 && column + columns === 13,
  };
};

/** Of a row on a wide screen: smallest in px, in vw, largest in px. */
const ROW = [190, 19.5, 290] as const;

export const ROW_HEIGHT = `clamp(${ROW[0]}px, ${ROW[1]}vw, ${ROW[2]}px)`;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/**
 * For <img sizes>: what the file must measure to cover the tile. A wide picture in a tall tile is cut at its sides, so
 * that its file must be wider than the tile.
 *
 * @param ratio of the picture, width by height
 */
export const sizesOf = (index: number, count: number, ratio: number): string => {
  const [, , rows, columns] = areaOf(index, count);
  const [smallest, fluid, largest] = ROW.map((height) => twoDecimals(height * rows * ratio));
  const { isWide, height } = phoneTile(index, count);
  const byWidth = `min(${twoDecimals((91.2 * columns) / 12)}vw, ${twoDecimals((1320 * columns) / 12)}px)`;
  const byHeight = `clamp(${smallest}px, ${fluid}vw, ${largest}px)`;
  const onPhone = twoDecimals(Math.max(isWide ? 91 : 45, height * ratio));
  return `(min-width: 47.5em) max(${byWidth}, ${byHeight}), ${onPhone}vw`;
};
