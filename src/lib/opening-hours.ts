import { inBali } from "./bali-time";

/** Daily hours in Bali time, `HH:mm`. Closing at or before opening means after midnight; the same time twice, never. */
export interface OpeningHours {
  readonly opens: string;
  readonly closes: string;
}

export interface OpenStatus {
  readonly isOpen: boolean;
  /** `Open now - until 22:00` or `Closed, opens 08:00`. */
  readonly label: string;
}

/**
 * Whether the counters are open, in Bali time whatever the visitor's zone.
 *
 * @param ms milliseconds since 1970
 */
export function openStatus({ opens, closes }: OpeningHours, ms: number): OpenStatus {
  // "08:00" to "24:00" sort as text the way they do as times.
  const now = inBali(ms).toISOString().slice(11, 16);
  const isOpen = opens < closes ? opens <= now && now < closes : opens <= now || now < closes;
  if (!isOpen) return { isOpen, label: `Closed, opens ${opens}` };
  return { isOpen, label: opens === closes ? "Open now" : `Open now - until ${closes}` };
}
