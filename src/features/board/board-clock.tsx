import { baliDay, formatBaliDate, formatBaliTime } from "../../lib/bali-time";
import { useNow } from "../../lib/use-now";

/** The time in Bali, each second; in the built HTML an invisible time that takes the same room. */
export const Clock = () => {
  const time = useNow(formatBaliTime);
  const shown = time ?? "00:00:00";
  const [hours, minutes, seconds] = shown.split(":");
  return (
    <time dateTime={shown} data-waiting={time === undefined || undefined}>
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
  // Room for the line that is to come.
  if (!day) return <span>{"\u00a0"}</span>;
  return (
    <time lang="id" dateTime={day}>
      {formatBaliDate(Date.parse(`${day}T00:00:00+08:00`))}
    </time>
  );
};
