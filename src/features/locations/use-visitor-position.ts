import { useState } from "react";

import type { Position } from "./geography";

const TIMEOUT_MS = 15_000;
/** Nobody walks far in this time, and a known position needs no satellite. */
const MAXIMUM_AGE_MS = 60_000;

export interface VisitorPosition {
  /** Undefined until the visitor has shared it. */
  readonly position: Position | undefined;
  readonly state: "unknown" | "asking" | "known" | "refused" | "unavailable";
  /** Asks the browser, which asks the visitor. Call it on a click only. */
  readonly ask: () => void;
}

/** The visitor's position, which stays in this component: it is neither stored nor sent. */
export function useVisitorPosition(): VisitorPosition {
  const [position, setPosition] = useState<Position>();
  const [state, setState] = useState<VisitorPosition["state"]>("unknown");

  function ask() {
    if (!("geolocation" in navigator)) return setState("unavailable");
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setPosition({ latitude, longitude });
        setState("known");
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? "refused" : "unavailable"),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  }

  return { position, state, ask };
}
