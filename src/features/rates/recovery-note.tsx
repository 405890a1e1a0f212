import { useState } from "react";

import * as en from "../../strings/en";
import { visuallyHidden } from "../../theme/visually-hidden";
import { useFreshness } from "./use-rates";

/**
 * Tells those who listen that a lost connection is back; sighted people see red become green. One place on a page says it.
 */
export const RecoveryNote = () => {
  const { freshness } = useFreshness();
  const [connection, setConnection] = useState<"unremarkable" | "lost" | "back">("unremarkable");
  if (freshness === "stale" && connection !== "lost") setConnection("lost");
  if (freshness === "live" && connection === "lost") setConnection("back");
  // Taken back unheard as soon as it is in doubt, and not said again when a slow answer comes.
  if (freshness === "aging" && connection === "back") setConnection("unremarkable");
  return (
    <span aria-live="polite" sx={visuallyHidden}>
      {connection === "back" && en.rates.upToDateAgain}
    </span>
  );
};
