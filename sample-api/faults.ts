import { once } from "node:events";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { z } from "zod";
import { connection, firstHalf, json, send, sendHalf, statusAnswer } from "./answers";
import type { Answer, Ctx } from "./answers";

/** Targets of faults. `all` means the three API calls, not flags and pictures. */
export const targets = ["rates", "posts", "post", "flags", "images"] as const;
export type Target = (typeof targets)[number];

const settingsSchema = z.strictObject({
  target: z.enum([...targets, "all"]).default("all"),
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

/** Builds a response, with malformed rows if `absurd`. */
export type Build = (absurd: boolean) => Answer | Promise<Answer>;

/** A request that meets a fault. */
interface Exchange {
  readonly c: Ctx;
  readonly target: Target;
  readonly fault: z.output<typeof settingsSchema>;
  readonly build: Build;
  /** Resolves when faults are cleared or replaced, or when the connection is gone. */
  readonly released: () => Promise<void>;
}

interface Kind {
  /** What it does, for the page of links. */
  readonly does: string;
  readonly respond: (exchange: Exchange) => Response | Promise<Response>;
}

/** The kinds of faults. A new one needs an entry here, and nothing else. */
export const faultKinds = {
  status: {
    does: "send a status (from 500 as an HTML page, below as JSON)",
    respond: ({ c, fault }) => {
      if (fault.seconds !== undefined) c.header("Retry-After", String(fault.seconds));
      return statusAnswer(c, fault.status ?? 500, fault.format);
    },
  },
  delay: {
    does: "send a good response late",
    respond: async ({ c, build }) => send(c, await build(false)),
  },
  hang: {
    does: "send nothing until the fault is cleared",
    respond: async ({ c, build, released }) => {
      await released();
      return send(c, await build(false));
    },
  },
  stall: {
    does: "send half a response, then nothing until the fault is cleared",
    respond: async ({ c, build, released }) => {
      await sendHalf(c, await build(false));
      void released().then(() => connection(c).destroy());
      return RESPONSE_ALREADY_SENT;
    },
  },
  cut: {
    does: "send half a response, then break the connection",
    respond: async ({ c, build }) => {
      await sendHalf(c, await build(false));
      connection(c).destroy();
      return RESPONSE_ALREADY_SENT;
    },
  },
  refuse: {
    does: "break the connection at once",
    respond: ({ c }) => {
      connection(c).destroy();
      return RESPONSE_ALREADY_SENT;
    },
  },
  malformed: {
    does: "send 200 with half of the JSON",
    respond: async ({ c, build }) => {
      const whole = await build(false);
      return send(c, { ...whole, body: firstHalf(whole.body) });
    },
  },
  torn: {
    does: "the same, with the ETag of the whole response",
    respond: async ({ c, build }) => {
      const whole = await build(false);
      return send(c, { ...whole, body: firstHalf(whole.body) }, whole.body);
    },
  },
  "not-array": {
    does: "send 200 with JSON of the wrong shape",
    respond: ({ c, target }) => send(c, json(target === "post" ? [] : { message: "Service Unavailable" })),
  },
  empty: {
    does: "send 200 with an empty list",
    respond: ({ c, target }) => send(c, json(target === "rates" ? [] : { data: [], last_page: 1, total: 0 })),
  },
  "missing-fields": {
    does: "send 200 with malformed rows",
    respond: async ({ c, build }) => send(c, await build(true)),
  },
  redirect: {
    does: "redirect to a location",
    respond: ({ c, fault }) => {
      c.header("Location", fault.location ?? "/");
      return statusAnswer(c, fault.status ?? 302, "none");
    },
  },
  cached: {
    does: "send a good response from a cache, some seconds old",
    respond: async ({ c, fault, build }) => {
      c.header("Age", String(fault.seconds ?? 600));
      return send(c, await build(false));
    },
  },
} satisfies Readonly<Record<string, Kind>>;

export const faultSchema = settingsSchema.extend({
  kind: z.enum(Object.keys(faultKinds) as (keyof typeof faultKinds)[]),
});
type Fault = z.output<typeof faultSchema>;
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

    /** Resolves when faults are cleared or replaced, or when the connection closes. */
    async untilReleased(closed: AbortSignal): Promise<void> {
      const signal = AbortSignal.any([closed, release.signal]);
      if (!signal.aborted) await once(signal, "abort");
    },
  };
}
