import { once } from "node:events";
import { z } from "zod";

/** Targets of faults. `all` means the three API calls, not flags and pictures. */
export const targets = ["rates", "posts", "post", "flags", "images"] as const;
export type Target = (typeof targets)[number];

/** What each kind of fault does. */
export const faultKinds = {
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
} as const;
export type FaultKind = keyof typeof faultKinds;

export const faultSchema = z.strictObject({
  target: z.enum([...targets, "all"]).default("all"),
  kind: z.enum(Object.keys(faultKinds) as FaultKind[]),
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

/** Creates the list of faults, which is empty. */
export function createFaults() {
  let active: Fault[] = [];
  let release = new AbortController();

  /**
   * Replaces all faults, and answers requests that hang. The first one that matches a request applies.
   *
   * @throws ZodError when one does not match `faultSchema`
   */
  const setFaults = (...faults: readonly FaultInput[]): void => {
    active = faults.map((fault) => faultSchema.parse(fault));
    release.abort();
    release = new AbortController();
  };

  return {
    faults: (): readonly Fault[] => active,
    setFaults,
    clearFaults: (): void => setFaults(),

    /** Returns the fault for a request to this target, and counts it down. */
    takeFault(target: Target): Fault | null {
      const isCall = target === "rates" || target === "posts" || target === "post";
      const fault = active.find((one) => one.target === target || (one.target === "all" && isCall));
      if (!fault) return null;
      if (fault.count !== null) {
        fault.count -= 1;
        if (fault.count === 0) active = active.filter((one) => one !== fault);
      }
      return fault;
    },

    /** Resolves when faults are cleared or replaced, or when `gone` aborts. */
    async untilReleased(gone: AbortSignal): Promise<void> {
      const signal = AbortSignal.any([gone, release.signal]);
      if (!signal.aborted) await once(signal, "abort");
    },
  };
}
