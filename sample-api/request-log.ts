import { targets, type Target } from "./faults";

export interface LoggedRequest {
  /** Path and query. */
  readonly url: string;
  readonly authorization: string | null;
  /** Null until it is answered, and after a broken connection. */
  status: number | null;
}

const maxLoggedRequests = 1_000;

/** `requests` are the latest ones, oldest first. */
const emptyLog = () => ({ count: 0, inFlight: 0, maxInFlight: 0, requests: [] as LoggedRequest[] });
const emptyLogs = () =>
  Object.fromEntries(targets.map((target) => [target, emptyLog()])) as Record<
    Target,
    ReturnType<typeof emptyLog>
  >;

/** Creates the log of requests, for each route. */
export function createRequestLog() {
  let logs = emptyLogs();
  return {
    requests: () => logs,

    resetRequests(): void {
      logs = emptyLogs();
    },

    /** Logs a request. Call the returned function once when it has ended. */
    logRequest(target: Target, entry: LoggedRequest): () => void {
      const log = logs[target];
      log.count += 1;
      log.inFlight += 1;
      log.maxInFlight = Math.max(log.maxInFlight, log.inFlight);
      log.requests.push(entry);
      if (log.requests.length > maxLoggedRequests) log.requests.shift();
      return () => {
        log.inFlight -= 1;
      };
    },
  };
}
