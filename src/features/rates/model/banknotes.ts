/**
 * Rupiah banknotes, largest first.
 *
 * @see https://www.bi.go.id/en/rupiah/gambar-uang/Default.aspx
 */
const denominations = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000] as const;

/**
 * Splits an amount of rupiah into the fewest banknotes.
 *
 * @returns the notes, largest first, and the rest in coins
 * @example toBanknotes(4350500) // 43 x 100.000, 1 x 50.000, and 500 in coins
 */
export function toBanknotes(rupiah: number) {
  let rest = rupiah;
  const notes = denominations.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, count };
  });
  return { notes: notes.filter(({ count }) => count > 0), coins: rest };
}
