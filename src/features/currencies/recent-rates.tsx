import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useLanguage, useStrings } from "../../components/page-language";
import { addDays, formatDayAndMonth, formatLongDay, startOfBaliDay } from "../../lib/format/bali-time";
import { formatRate, formatRupiah } from "../../lib/format/format-number";
import { unbroken } from "../../lib/links";
import { media } from "../../theme/tokens";
import { tableStyle } from "./live-rates";
import { words } from "./words";

const figureStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 2,
  my: 4,
  "& svg": {
    width: "100%",
    height: "clamp(140px, 20vw, 220px)",
    my: 1,
    overflow: "visible",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "& path": { vectorEffect: "non-scaling-stroke" },
  "& path:first-of-type": { fill: "foam200", stroke: "none" },
  "& path:last-of-type": { stroke: "sell" },
  [media.forcedColors]: {
    "& svg, & path:last-of-type": { stroke: "CanvasText" },
    "& path:first-of-type": { fill: "CanvasText", opacity: 0.2 },
  },
  "& figcaption, & p": {
    display: "flex",
    justifyContent: "space-between",
    columnGap: 4,
    fontSize: "small",
    color: "muted",
  },
};

/** Closed, the table is not printed. */
const detailsStyle: ThemeUICSSObject = { [media.print]: { "&:not([open])": { display: "none" } } };

type Day = Queries.RecentDaysFragment["recentDays"]["days"][number];

/** On one line. */
const rupiah = (value: number): string => unbroken(formatRupiah(value));

/** What the board showed on the last recorded day, with its date. */
export const useLastRecorded = (last: Day | undefined): string | undefined => {
  const strings = useStrings();
  const text = words[useLanguage()];
  if (!last) return undefined;
  return text.recorded(
    formatLongDay(startOfBaliDay(last.date), strings),
    rupiah(last.buy),
    rupiah(last.sell),
  );
};

type Props = { readonly currency: Queries.RecentDaysFragment };

/** Both rates of the last 30 days: drawn, in words, and as a table. Nothing if fewer than three days were recorded. */
export const RecentRates = ({ currency: { name, recentDays } }: Props) => {
  const { days, drawing } = recentDays;
  const strings = useStrings();
  const text = words[useLanguage()];
  const lastRecorded = useLastRecorded(days[0]);
  const [last, first] = [days[0], days[days.length - 1]];
  if (drawing.length === 0 || !last || !first) return null;
  const byBuy = [...days].sort((one, other) => one.buy - other.buy);
  const [lowest = last, highest = last] = [byBuy[0], byBuy[byBuy.length - 1]];
  const day = (date: string) => formatDayAndMonth(startOfBaliDay(date), strings);
  const changes = [7, 30].map((count) => {
    const then = days.find(({ date }) => date === addDays(last.date, -count));
    return then && text.change(count, last.buy - then.buy, rupiah(Math.abs(last.buy - then.buy)));
  });
  const at = ({ date, buy }: Day) => `${rupiah(buy)} (${day(date)})`;
  const extremes = text.extremes(day(first.date), at(highest), at(lowest));
  const hasGaps = addDays(first.date, days.length - 1) !== last.date;
  const sentences = [lastRecorded, ...changes, extremes, hasGaps && text.gaps];
  return (
    <section aria-labelledby="recent-days">
      <h2 id="recent-days">{text.days}</h2>
      <figure sx={figureStyle}>
        <p aria-hidden="true">
          <span>{strings.rates.sides.sell}</span> <span>{rupiah(last.sell)}</span>
        </p>
        <svg
          viewBox="0 0 30 200"
          preserveAspectRatio="none"
          role="img"
          aria-label={text.drawing(name, day(first.date), day(last.date))}
        >
          {drawing.map((path, index) => (
            <path key={index} d={path} />
          ))}
        </svg>
        <p aria-hidden="true">
          <span>{strings.rates.sides.buy}</span> <span>{rupiah(last.buy)}</span>
        </p>
        <figcaption aria-hidden="true">
          <span>{day(addDays(last.date, -30))}</span> <span>{day(last.date)}</span>
        </figcaption>
      </figure>
      <p>{sentences.filter(Boolean).join(" ")}</p>
      <details sx={detailsStyle}>
        <summary sx={{ variant: "layout.summary" }}>
          <Icon name="plus" />
          {text.all}
        </summary>
        <table sx={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{strings.rates.sides.buy}</th>
              <th scope="col">{strings.rates.sides.sell}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, buy, sell }) => (
              <tr key={date}>
                <th scope="row">{day(date)}</th>
                <td lang="id">{formatRate(buy)}</td>
                <td lang="id">{formatRate(sell)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};

export const fragment = graphql`
  fragment RecentDays on CurrencyYaml {
    name
    recentDays {
      days {
        date
        buy
        sell
      }
      drawing
    }
  }
`;
