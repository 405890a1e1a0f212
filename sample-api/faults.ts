import { z } from "zod";

/** What a request can be aimed at. `all` means the three API calls, not flags and pictures. */
export const targets = ["rates", "posts", "post", "flags", "images"] as const;
export type Target = (typeof targets)[number];

/** Every way to misbehave. */
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

/** What each one does, in the words of the control page. */
export const faultSentences: Record<FaultKind, string> = {
  status: "answer with a status (500 and up as an HTML page, less as JSON)",
  delay: "answer well, but late",
  hang: "never answer, until the fault is cleared",
  stall: "send half an answer, then nothing until the fault is cleared",
  cut: "send half an answer, then break the connection",
  refuse: "break the connection at once",
  malformed: "answer 200 with JSON that ends half way",
  torn: "the same, under the ETag of the whole answer",
  "not-array": "answer 200 with JSON of the wrong shape",
  empty: "answer 200 with nothing in it",
  "missing-fields": "answer 200 with rows that lack fields or hold absurd ones",
  redirect: "redirect to a location",
  cached: "answer well, as a cache that has kept the answer for some seconds",
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
  /** Milliseconds to wait before misbehaving. */
  delayMs: z.coerce.number().int().min(0).max(600_000).default(0),
  /** How many requests it lasts; null for ever. */
  count: z.coerce.number().int().min(1).nullable().default(null),
  /** Where `redirect` leads. */
  location: z.string().min(1).optional(),
});

export type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;

/** What a fault does, with its particulars: `answer 500, 2 more times`. */
export function describeFault({ kind, status, seconds, delayMs, count, location }: Fault): string {
  return [
    kind === "status" ? `answer ${status ?? 500}` : faultSentences[kind],
    location && `to ${location}`,
    seconds !== undefined && `${seconds} s`,
    delayMs > 0 && `after ${delayMs} ms`,
    count === null ? "until cleared" : count === 1 ? "once" : `${count} more times`,
  ]
    .filter(Boolean)
    .join(", ");
}
