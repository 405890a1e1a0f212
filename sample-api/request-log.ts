import { targets, type Target } from "./faults";

export interface LoggedRequest {
  /** Path and query. */
  readonly url: string;
  readonly authorization: string | null;
  /** Null until it is answered, and after a broken connection. */
  status: number | null;
}

/** The latest requests of each route, oldest first. */
type Requests = Record<Target, LoggedRequest[]>;

const MOST_REQUESTS = 1_000;

const noRequests = () => Object.fromEntries(targets.map((target) => [target, []])) as unknown as Requests;

/** Creates the log of requests. */
export function createRequestLog() {
  let requests = noRequests();
  return {
    requests: () => requests,

    resetRequests(): void {
      requests = noRequests();
    },

    logRequest(target: Target, request: LoggedRequest): void {
      const log = requests[target];
      log.push(request);
      if (log.length > MOST_REQUESTS) log.shift();
    },
  };
}
