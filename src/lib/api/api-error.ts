/**
 * Why an exchange with the API brought nothing usable.
 * - `timeout`: no complete answer within the time allowed
 * - `network`: refused, unresolved, offline, blocked by CORS, cut half-way, or given up by the caller
 * - `http`: an answer with a status outside 200-299 (`status` is set)
 * - `malformed`: an answer that is not JSON, or not of the shape asked for
 */
export type ApiErrorKind = "timeout" | "network" | "http" | "malformed";

/** The only error that the API client and the parsers behind it throw. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  /** For how long the API asks not to be called (`Retry-After`), in milliseconds; at most a minute. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: ApiErrorKind, status?: number, retryAfterMs?: number) {
    super(status === undefined ? kind : `${kind} ${status}`);
    this.name = "ApiError";
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
