/** The sample API answers these paths and all below them; what else is on the same origin is the site's. */
export const sampleApiPaths: readonly string[] = ["/api", "/flags", "/storage", "/sample-api"];

/** Returns whether the sample API answers a path. */
export const isOfSampleApi = (pathname: string): boolean =>
  sampleApiPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
