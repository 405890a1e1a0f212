/** Paths of the sample API on the site's origin, with everything below them. */
export const sampleApiPaths: readonly string[] = ["/api", "/flags", "/storage", "/sample-api"];

/** Returns whether a path belongs to the sample API. */
export const isOfSampleApi = (pathname: string): boolean =>
  sampleApiPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
