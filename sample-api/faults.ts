import { z } from "zod";

/** Targets of faults. `all` means the three API calls, not flags and pictures. */
export const targets = ["rates", "posts", "post", "flags", "images"] as const;
export type Target = (typeof targets)[number];

export const faultKinds = [
  "status",
  "delay",
  "hang",
  "stall",
  "cut",
  "refuse",
  "malformed",
  "torn",
  "not-array",
  "empty",
  "missing-fields",
  "redirect",
  "cached",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Descriptions for the control page. */
export const faultSentences: Record<FaultKind, string> = {
  status: "send a status (from 500 as an HTML page, below as JSON)",
  delay: "send a good response late",
  hang: "send nothing until the fault is cleared",
  stall: "send half a response, then nothing until the fault is cleared",
  cut: "send half a response, then break the connection",
  refuse: "break the connection at once",
  malformed: "send 200 with half of the JSON",
  torn: "the same, with the ETag of the whole response",
  "not-array": "send 200 with JSON of the wrong shape",
  empty: "send 200 with an empty list",
  "missing-fields": "send 200 with malformed rows",
  redirect: "redirect to a location",
  cached: "send a good response from a cache, some seconds old",
};

export const faultSchema = z.strictObject({
  target: z.enum([...targets, "all"]).default("all"),
  kind: z.enum(faultKinds),
  /** HTTP status for `status` and `redirect`. */
  status: z.coerce.number().int().min(200).max(599).optional(),
  /** Body for `status`. */
  format: z.enum(["html", "json", "none"]).optional(),
  /** `Retry-After` for `status`, `Age` for `cached`. */
  seconds: z.coerce.number().int().min(0).max(86_400).optional(),
  /** Milliseconds to wait first. */
  delayMs: z.coerce.number().int().min(0).max(600_000).default(0),
  /** Number of requests; null: all. */
  count: z.coerce.number().int().min(1).nullable().default(null),
  /** Target of `redirect`. */
  location: z.string().min(1).optional(),
});

export type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;

/** Describes a fault with its parameters: `status 500, 2 more times`. */
export function describeFault({ kind, status, seconds, delayMs, count, location }: Fault): string {
  return [
    kind === "status" ? `status ${status ?? 500}` : faultSentences[kind],
    location && `to ${location}`,
    seconds !== undefined && `${seconds} s`,
    delayMs > 0 && `after ${delayMs} ms`,
    count === null ? "until cleared" : count === 1 ? "once" : `${count} more times`,
  ]
    .filter(Boolean)
    .join(", ");
}
