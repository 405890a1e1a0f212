import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../../components/icon";
import { useStrings } from "../../../components/page-language";
import { formatRate, formatRupiah } from "../../../lib/format/format-number";
import type { Strings } from "../../../strings/en";

/**
 * Rupiah banknotes, largest first.
 *
 * @see https://www.bi.go.id/en/rupiah/gambar-uang/Default.aspx
 */
const denominations = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000] as const;

/** Splits an amount of rupiah into the fewest banknotes, largest first, and coins. */
function toBanknotes(rupiah: number) {
  let rest = rupiah;
  const notes = denominations.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, count };
  });
  return { notes: notes.filter(({ count }) => count > 0), coins: rest };
}

/** Larger amounts need a counting machine. */
const MOST_NOTES = 300;

const counterStyle: ThemeUICSSObject = {
  fontSize: "small",
  "& > summary": { variant: "layout.summary" },
  "& > summary svg": { size: 18 },
  "& > ul": { display: "grid", gap: 2 },
  "& > ul button": {
    variant: "buttons.lineOnDarkCompact",
    width: "100%",
    justifyContent: "space-between",
    whiteSpace: "normal",
  },
  "& > p": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, minHeight: 44, pt: 2 },
  "& > p > strong": { mr: "auto", color: "gold300" },
  "& > p > button": { variant: "buttons.lineOnDarkCompact" },
};

function verdict(counted: number, due: number, isMatch: boolean, texts: Strings["banknotes"]): string {
  if (counted === 0) return texts.instruction;
  if (isMatch) return texts.complete;
  if (counted < due) return texts.short(due - counted);
  return counted > due ? texts.tooMany(counted - due) : texts.otherNotes;
}

interface Tally {
  readonly question: string;
  readonly amount: number;
  /** Notes counted, by value. */
  readonly tapped: Readonly<Record<number, number>>;
}

type Props = {
  readonly rupiah: number | undefined;
  /** Changes when the visitor changes the calculation, not when the rate changes. */
  readonly question: string;
};

/** Lists an amount as banknotes. The visitor taps once for each note that the cashier hands over. */
export const NoteCounter = ({ rupiah, question }: Props) => {
  const { banknotes } = useStrings();
  const newTally: Tally = { question, amount: rupiah ?? 0, tapped: {} };
  const [tally, setTally] = useState(newTally);
  const { amount, tapped } = tally;
  const counted = Object.values(tapped).reduce((sum, count) => sum + count, 0);
  // A new rate does not disturb a count that has begun.
  if (tally.question !== question || (counted === 0 && amount !== newTally.amount)) setTally(newTally);
  const { notes, coins } = toBanknotes(amount);
  const due = notes.reduce((sum, { count }) => sum + count, 0);
  // The height prevents a layout shift when rates arrive.
  if (due === 0 || due > MOST_NOTES) return <div sx={{ minHeight: 44 }} />;
  const isMatch = notes.every(({ value, count }) => tapped[value] === count);
  return (
    <details sx={counterStyle}>
      <summary>
        <Icon name="plus" />
        {banknotes.asNotes}
      </summary>
      <p>{notes.map(({ value, count }) => `${count}\u00a0×\u00a0${formatRate(value)}`).join(" + ")}</p>
      <ul>
        {notes.map(({ value, count }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => setTally({ ...tally, tapped: { ...tapped, [value]: (tapped[value] ?? 0) + 1 } })}
            >
              <span>{formatRupiah(value)}</span>
              <span>{banknotes.counted(tapped[value] ?? 0, count)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <strong role="status">
          {verdict(counted, due, isMatch, banknotes)}
          {counted > 0 &&
            rupiah !== undefined &&
            amount !== rupiah &&
            ` ${banknotes.rateChanged(formatRupiah(amount))}`}
        </strong>
        {coins > 0 && <span>{banknotes.coins(formatRupiah(coins))}</span>}
        <button type="button" aria-disabled={counted === 0 || undefined} onClick={() => setTally(newTally)}>
          {banknotes.startOver}
        </button>
      </p>
    </details>
  );
};
