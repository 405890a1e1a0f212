import { formatBaliDate, formatBaliTime, inBali } from "../../lib/bali-time";
import { useNow } from "../../lib/use-now";

const baliDay = (ms: number): string => inBali(ms).toISOString().slice(0, 10);

/** The time in Bali, each second; in the built HTML an invisible time that takes the same room. */
export const Clock = () => {
  const time = useNow(formatBaliTime);
  const [hours, minutes, seconds] = (time ?? "00:00:00").split(":");
  return (
    <time data-waiting={time === undefined || undefined}>
      {hours}
      <span>:</span>
      {minutes}
      <span>:</span>
      {seconds}
    </time>
  );
};

/** The date in Bali, in Indonesian; re-renders at midnight there. */
export const Today = () => {
  const day = useNow(baliDay);
  return (
    <time lang="id" dateTime={day}>
      {day ? formatBaliDate(Date.parse(`${day}T00:00:00+08:00`)) : "\u00a0"}
    </time>
  );
};
