import { useState } from "react";

import { useStrings } from "../../components/page-language";
import { visuallyHidden } from "../../theme/visually-hidden";
import { useFreshness } from "./use-rates";

/** Announces to screen readers that a lost connection is back. Render it once on a page. */
export const RecoveryNote = () => {
  const { freshness } = useFreshness();
  const { rates } = useStrings();
  const [connection, setConnection] = useState<"unremarkable" | "lost" | "back">("unremarkable");
  if (freshness === "stale" && connection !== "lost") setConnection("lost");
  if (freshness === "live" && connection === "lost") setConnection("back");
  // Removed while an answer is overdue, and not repeated when it arrives.
  if (freshness === "aging" && connection === "back") setConnection("unremarkable");
  return (
    <span aria-live="polite" sx={visuallyHidden}>
      {connection === "back" && rates.upToDateAgain}
    </span>
  );
};
