/** Checked content that Gatsby cannot give all the same. A sentence for people: nothing in the site's own code is at fault. */
export class ContentQueryError extends Error {
  constructor(what: string, errors: unknown) {
    const reasons = Array.isArray(errors)
      ? errors.map((error: unknown) => reasonOf(error))
      : [reasonOf(errors)];
    super(`${what} could not be read: ${reasons.join(" ")}`);
  }
}

/** Without the query and the place in it, which GraphQL's own text goes on with. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
