/** A failed query for checked content. The message goes to people, without a stack trace. */
export class ContentQueryError extends Error {
  constructor(what: string, errors: unknown) {
    const reasons = Array.isArray(errors)
      ? errors.map((error: unknown) => reasonOf(error))
      : [reasonOf(errors)];
    super(`${what} could not be read: ${reasons.join(" ")}`);
  }
}

/** Leaves out the query and the place in it, which GraphQL adds to its own text. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
