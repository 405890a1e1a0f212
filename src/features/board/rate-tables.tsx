import { memo, useEffect, useState, type CSSProperties } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { spreadProbe, useLetterSpread } from "../../components/use-letter-spread";
import { engraved } from "../../theme/theme";
import { visuallyHidden } from "../../theme/visually-hidden";
import type { Rate, Rates } from "../rates/rate";
import { changedStyle, headStyle, otherFrames, rowLine, wideFrame } from "./board-style";
import { roomForFigures, toColumns } from "./columns";
import { CurrencyName } from "./currency-name";
import { startLater } from "./start-later";
import { useChangeMarks } from "./use-change-marks";
import { useFrameFirst } from "./use-frame-first";

declare module "react" {
  // The numbers that the sizes of the board are reckoned from; see wideFrame.
  interface CSSProperties {
    "--rows"?: number;
    "--chars"?: number;
    "--spread"?: number;
  }
}

/** Letter spacing of figures, in em. */
const FIGURE_SPACING = -0.035;

/** Flag, code and name in a row's first cell. */
const nameStyle: ThemeUICSSObject = {
  // Its own size and its own font size are what the name's space is told from, below.
  containerType: "size",
  // Painted once, kept while only the figures change.
  isolation: "isolate",
  height: "calc(var(--row) - 1px)",
  fontSize: "var(--fs)",
  display: "grid",
  gridTemplateColumns: "1.4em minmax(0, 1fr)",
  columnGap: ".32em",
  alignContent: "center",
  alignItems: "center",
  textAlign: "left",
  "& img": { width: "100%", gridRow: "span 2" },
  "& b": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    // Never smaller than the name, however long the figures are.
    fontSize: "max(12px, .86em)",
    fontWeight: 800,
    lineHeight: 1.05,
    letterSpacing: "-.02em",
  },
  "& i": { fontSize: ".74em", fontStyle: "normal", fontWeight: 600, color: "muted" },
  "& small": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "1",
    overflow: "hidden",
    mt: ".06em",
    fontSize: "max(11px, .41em)",
    fontWeight: 500,
    lineHeight: 1.24,
    letterSpacing: 0,
    color: "muted",
  },
  // Two lines of name where the row is high enough for them in a text that is a little smaller; in its own size; and three lines.
  // Each query is what its lines come to, smallest sizes in px included.
  "@container (min-height: 1.63em) and (min-height: calc(.84em + 27px))": {
    "& b": { fontSize: "max(12px, .8em)", lineHeight: 1 },
    "& small": { mt: ".03em", fontSize: "max(11px, .33em)", lineHeight: 1.18, WebkitLineClamp: "2" },
  },
  "@container (min-height: 2.05em) and (min-height: calc(.91em + 28px))": {
    "& b": { fontSize: "max(12px, .86em)", lineHeight: 1.05 },
    "& small": { mt: ".06em", fontSize: "max(11px, .41em)", lineHeight: 1.24 },
  },
  "@container (min-height: 2.9em) and (min-height: calc(.9em + 39px)) and (min-height: 52px)": {
    "& b": { lineHeight: 1 },
    "& small": { mt: ".03em", lineHeight: 1.18, WebkitLineClamp: "3" },
  },
};

/** Where text is spaced, the rows grow with what has to stand in them. */
const spacedNameStyle: ThemeUICSSObject = {
  containerType: "normal",
  height: "auto",
  minHeight: "calc(var(--row) - 1px)",
  "& b": { overflow: "visible", whiteSpace: "normal", overflowWrap: "anywhere" },
  "& small": { display: "block", overflow: "visible" },
};

/** One style for all four tables: rows change with every poll and carry nothing but their text. */
const tablesStyle: ThemeUICSSObject = {
  ...wideFrame,
  ...otherFrames,
  // Painted as one piece, kept while only the clock changes.
  isolation: "isolate",
  "& table": { width: "100%", tableLayout: "fixed", borderCollapse: "separate", borderSpacing: 0 },
  "& caption": visuallyHidden,
  "& thead th": headStyle,
  "& tbody th": { p: 0, fontWeight: "inherit" },
  "& tbody th > div": nameStyle,
  "& tbody tr:not(:last-of-type) > *": rowLine,
  "& td": {
    height: "var(--row)",
    p: 0,
    fontSize: "var(--fs)",
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: `${FIGURE_SPACING}em`,
    textAlign: "right",
    whiteSpace: "nowrap",
    "&:nth-of-type(2)": { color: "gold300" },
    ...changedStyle,
    // A blank row is voided with a wave, like the unused line of a cheque.
    "&[colspan]::after": {
      content: '""',
      display: "block",
      ...engraved("tile-void"),
      height: 18,
      maskSize: "auto 18px",
      maskRepeat: "repeat-x",
      maskPosition: "0 50%",
      color: "nightLine",
    },
  },
  "& > span": { ...spreadProbe, letterSpacing: `${FIGURE_SPACING}em` },
  "&[data-spaced] tbody th > div": spacedNameStyle,
};

const RateRow = memo(({ rate }: { readonly rate: Rate }) => (
  <tr>
    <th scope="row">
      <CurrencyName
        currencyCode={rate.currencyCode}
        displayName={rate.displayName}
        imageUrl={rate.imageUrl}
      />
    </th>
    <td>{rate.formattedBuy}</td>
    <td>{rate.formattedSell}</td>
  </tr>
));
RateRow.displayName = "RateRow";

const BlankRow = () => (
  <tr aria-hidden="true">
    <td colSpan={3} />
  </tr>
);

/** The board on a wide screen: all rates in four tables, side by side or, where it is upright, two by two, sized to fill it. */
export const RateTables = memo(({ rates }: { readonly rates: Rates }) => {
  const columns = toColumns(rates);
  const hasFrame = useFrameFirst();
  const [room, setRoom] = useState(() => roomForFigures(rates));
  const due = roomForFigures(rates, room);
  if (due !== room) setRoom(due);
  const tables = useChangeMarks<HTMLDivElement>();
  const [probe, spread] = useLetterSpread(FIGURE_SPACING);
  useEffect(() => {
    const around = tables.current;
    if (!around) return undefined;
    return startLater(
      () => import("./flatten-flags"),
      ({ flattenFlags }) => flattenFlags(around),
    );
  }, [tables]);
  const sizes: CSSProperties = {
    "--rows": columns[0]?.length ?? 1,
    "--chars": due,
    "--spread": spread || undefined,
  };
  return (
    <div ref={tables} data-spaced={spread > 0 || undefined} sx={tablesStyle} style={sizes}>
      <span ref={probe} aria-hidden="true" />
      {columns.map((column, index) => (
        <div key={index}>
          <table>
            <caption>{`Rates, part ${index + 1} of ${columns.length}`}</caption>
            <thead>
              <tr>
                <th scope="col">CURRENCY</th>
                <th scope="col">BUY</th>
                <th scope="col">SELL</th>
              </tr>
            </thead>
            <tbody>
              {hasFrame &&
                column.map((rate, row) =>
                  rate ? <RateRow key={rate.id} rate={rate} /> : <BlankRow key={row} />,
                )}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
});
RateTables.displayName = "RateTables";
