import { createSampleApi } from "../../sample-api/create-sample-api";
import { type RunningGatsby, startGatsby } from "./gatsby";
import { realApi } from "./serve-site";

export interface DevelopedSite extends RunningGatsby {
  /** Origin of the sample API; undefined where GATSBY_API_URL names a real one. */
  readonly api: string | undefined;
}

/** Starts Gatsby with hot reload, with the sample API behind it unless GATSBY_API_URL names a real one. */
export async function developSite(port: number): Promise<DevelopedSite> {
  const sampleApi = realApi() === null ? createSampleApi({ site: `http://localhost:${port}` }) : null;
  const api = await sampleApi?.listen();
  const env = api && { SAMPLE_API_ORIGIN: api.origin };
  const gatsby = startGatsby(["develop", "--port", String(port)], { env });
  return {
    ...gatsby,
    api: api?.origin,
    stop: async () => {
      await Promise.all([gatsby.stop(), sampleApi?.close()]);
    },
  };
}
