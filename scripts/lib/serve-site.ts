import { existsSync } from "node:fs";
import { join } from "node:path";

import { createSampleApi, type SampleApi } from "../../sample-api/create-sample-api";
import { isOfSampleApi } from "../../sample-api/paths";
import { openServer, type OpenServer } from "./open-server";
import { UsageError } from "./run";
import { createStaticSite } from "./static-site";

/** The folder that `npm run build` writes. */
export const publicDir = join(__dirname, "..", "..", "public");

/** @throws UsageError with advice when nothing has been built */
export function requireBuild(): void {
  if (!existsSync(join(publicDir, "index.html"))) {
    throw new UsageError("There is no built site in public/. Build one with: npm run build");
  }
}

interface ServeOptions {
  /** 0 for a free one. */
  readonly port: number;
  /** A built site. */
  readonly publicDir: string;
  /** Serves /api on the site's origin; null where the site was built for an API elsewhere. */
  readonly sampleApi: SampleApi | null;
}

/** Serves a built site on 127.0.0.1, with the sample API on the same origin. */
export async function serveSite({ port, publicDir, sampleApi }: ServeOptions): Promise<OpenServer> {
  const site = createStaticSite(publicDir);
  const server = await openServer(async (request, bindings) => {
    if (sampleApi && isOfSampleApi(new URL(request.url).pathname))
      return sampleApi.app.fetch(request, bindings);
    return site(request);
  }, port);
  return {
    ...server,
    close: async () => {
      sampleApi?.state.clearFaults();
      await server.close();
    },
  };
}

/** Returns the address of a real API, if the site is built for one. */
export const realApi = (): string | null => process.env.GATSBY_API_URL?.trim() || null;

/**
 * Serves the built site with the sample API unless GATSBY_API_URL names a real one, and prints the addresses.
 *
 * @returns a function that stops it
 */
export async function servePublic(port: number): Promise<() => Promise<void>> {
  const sampleApi = realApi() === null ? createSampleApi() : null;
  const server = await serveSite({ port, publicDir, sampleApi });
  console.log(`\n  The site         http://localhost:${port}`);
  if (sampleApi) console.log(`  Faults and data  http://localhost:${port}/sample-api/`);
  console.log("\n  Ctrl-C stops it.\n");
  return server.close;
}
