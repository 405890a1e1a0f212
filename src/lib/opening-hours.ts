import { formatBaliTime } from "./format/bali-time";

/** Daily hours in Bali time, `HH:mm`. They close on the day on which they open: the content check sees to it. */
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
  // Times of this form sort as text the way they do as times.
  const now = formatBaliTime(ms).slice(0, 5);
  const isOpen = opens <= now && now < closes;
  return { isOpen, label: isOpen ? `Open now - until ${closes}` : `Closed, opens ${opens}` };
}
