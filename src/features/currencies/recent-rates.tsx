import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useLanguage, useStrings } from "../../components/page-language";
import { addDays, formatDayAndMonth, formatLongDay, startOfBaliDay } from "../../lib/format/bali-time";
import { formatRate, formatRupiah } from "../../lib/format/format-number";
import { unbroken } from "../../lib/links";
import { tableStyle } from "../rates/rates-table";
import { words } from "./words";

const figureStyle: ThemeUICSSObject = {
  display: "grid",
  gap: 2,
  my: 4,
  "& svg": {
    width: "100%",
    height: "clamp(140px, 20vw, 220px)",
    overflow: "visible",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "& path": { vectorEffect: "non-scaling-stroke" },
  // Colours of text, which forced colours and paper replace.
  "& path:first-of-type": { color: "teal500", fill: "currentColor", opacity: 0.15, stroke: "none" },
  "& path:last-of-type": { color: "sell" },
  "& figcaption, & p": { fontSize: "small", color: "muted" },
  "& figcaption": { display: "flex", justifyContent: "space-between", columnGap: 4 },
};

type Currency = Queries.CurrencyDetailsFragment["currencyYaml"];
type Day = Currency["recentDays"]["days"][number];

/** On one line. */
const rupiah = (value: number): string => unbroken(formatRupiah(value));

/** What the board showed on the last recorded day, with its date. */
export const useLastRecorded = ({ recentDays }: Currency): string | undefined => {
  const strings = useStrings();
  const text = words[useLanguage()];
  const [last] = recentDays.days;
  if (!last) return undefined;
  const day = formatLongDay(startOfBaliDay(last.date), strings);
  return text.recorded(day, rupiah(last.buy), rupiah(last.sell));
};

/** Both rates of the last 30 days: drawn, in words, and as a table. Nothing if fewer than three days were recorded. */
export const RecentRates = ({ currency }: { readonly currency: Currency }) => {
  const { days, drawing } = currency.recentDays;
  const strings = useStrings();
  const text = words[useLanguage()];
  const lastRecorded = useLastRecorded(currency);
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
  const sentences = [lastRecorded, ...changes, extremes];
  return (
    <section aria-labelledby="recent-days">
      <h2 id="recent-days">{text.days}</h2>
      <figure sx={figureStyle}>
        <p>{strings.rates.sides.sell}</p>
        <svg
          viewBox="0 0 30 200"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${currency.name}, ${day(first.date)} - ${day(last.date)}`}
        >
          {drawing.map((path, index) => (
            <path key={index} d={path} />
          ))}
        </svg>
        <p>{strings.rates.sides.buy}</p>
        <figcaption aria-hidden="true">
          <span>{day(addDays(last.date, -30))}</span> <span>{day(last.date)}</span>
        </figcaption>
      </figure>
      <p>{sentences.filter(Boolean).join(" ")}</p>
      <details sx={{ "--row": "40px", "--figure": "min(.9rem, 5vw)" }}>
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
