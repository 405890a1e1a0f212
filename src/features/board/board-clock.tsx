import { baliDay, formatBaliDate, formatBaliTime, startOfBaliDay } from "../../lib/format/bali-time";
import { useNow } from "../../lib/use-now";

/** The time in Bali, each second. The built HTML has an invisible time of the same width. */
export const Clock = () => {
  const now = useNow(formatBaliTime);
  const [hours, minutes, seconds] = (now ?? "00:00:00").split(":");
  return (
    <time dateTime={now} data-waiting={!now || undefined}>
      {hours}
      <span>:</span>
      {minutes}
      <span>:</span>
      {seconds}
    </time>
  );
};

/** The date in Bali, in Indonesian on the English board too; re-renders at midnight there. */
export const Today = () => {
  const day = useNow(baliDay);
  // A space keeps the height of the line in the built HTML.
  if (!day) return <span>{"\u00a0"}</span>;
  return (
    <time lang="id" dateTime={day}>
      {formatBaliDate(startOfBaliDay(day))}
    </time>
  );
};
