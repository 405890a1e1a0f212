/**
 * - `timeout`: no complete response in time
 * - `network`: refused, unresolved, offline, blocked by CORS, or cut off
 * - `http`: a status outside 200-299 (`status` is set)
 * - `malformed`: not JSON, or not of the expected shape
 */
type ApiErrorKind = "timeout" | "network" | "http" | "malformed";

/** The only error that the API client and the parsers behind it throw. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** `Retry-After` in milliseconds, at most a minute. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: ApiErrorKind, status?: number, retryAfterMs?: number) {
    super(status === undefined ? kind : `${kind} ${status}`);
    this.name = "ApiError";
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
