import { formatBaliTime, inBali } from "../../lib/bali-time";
import { useAge, useFreshness } from "../rates/use-rates";
import { useNow } from "../../lib/use-now";

let dayAndMonth: Intl.DateTimeFormat | undefined;

/** Day and month in Bali, in English: the sentence around it is. */
function formatDay(ms: number): string {
  dayAndMonth ??= new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  return dayAndMonth.format(inBali(ms));
}

const baliDay = (ms: number): string => inBali(ms).toISOString().slice(0, 10);

const Received = ({ at }: { readonly at: number }) => {
  const age = useAge();
  const today = useNow(baliDay);
  const day = today === baliDay(at) ? "" : `on ${formatDay(at)} `;
  return <>{`received ${day}at ${formatBaliTime(at)}${age ? `, ${age}` : ""}`}</>;
};

type Props = { readonly isBrief?: boolean };

/** When the rates on screen were received, while they are not up to date. */
export const StaleNote = ({ isBrief }: Props) => {
  const { freshness, receivedAt } = useFreshness();
  if (freshness !== "stale" || receivedAt === undefined) return null;
  return (
    <p sx={{ color: "danger", fontWeight: 600 }}>
      {isBrief ? "Rates " : "Showing the rates "}
      <Received at={receivedAt} />
      {!isBrief && ". We keep trying to reconnect."}
    </p>
  );
};
