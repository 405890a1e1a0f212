import type { ThemeUICSSObject } from "theme-ui";

import { baliDay, formatBaliDate, formatBaliTime } from "../../lib/format/bali-time";
import * as en from "../../strings/en";
import { useAge, useFreshness } from "../rates/use-rates";
import { useNow } from "../../lib/use-now";

const noteStyle: ThemeUICSSObject = { "&&": { color: "danger", fontWeight: 600 } };

const Age = () => {
  const age = useAge();
  return <span>{age && en.board.staleAge(age)}</span>;
};

/** Of another day, the date too, as the board writes it. */
const Received = ({ at }: { readonly at: number }) => {
  const isToday = useNow(baliDay) === baliDay(at);
  const time = formatBaliTime(at);
  if (isToday) return <span>{en.rates.receivedAt(time)}</span>;
  return (
    <span>
      <span lang="id">{formatBaliDate(at)}</span> <span>{time}</span>
    </span>
  );
};

type Props = { readonly isBrief?: boolean };

/** When the rates on screen were received, while they are not up to date. */
export const StaleNote = ({ isBrief }: Props) => {
  const { freshness, receivedAt } = useFreshness();
  if (freshness !== "stale" || receivedAt === undefined) return null;
  return (
    <p sx={noteStyle}>
      {isBrief ? en.rates.received : en.board.showingRates} <Received at={receivedAt} />
      <Age />
      {!isBrief && en.board.reconnecting}
    </p>
  );
};
