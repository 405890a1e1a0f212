import { createData } from "./data";
import { createFaults } from "./faults";
import { createRequestLog } from "./request-log";

export interface SampleApiOptions {
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  /** Whether rates stand still until `step`. */
  readonly frozen?: boolean;
  /** Origin of the site for the page's links; this server's own by default. */
  readonly site?: string;
}

/** Creates faults, data and the log of requests. Tests in the same process use them directly. */
export function createState({ now = Date.now, frozen = false }: SampleApiOptions) {
  const state = { ...createFaults(), ...createData(now, frozen), ...createRequestLog() };
  const reset = () => {
    state.resetData();
    state.clearFaults();
    state.resetRequests();
  };
  return { ...state, /** Restores the initial state. */ reset };
}

export type SampleApiState = ReturnType<typeof createState>;
