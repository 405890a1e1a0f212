import { createSampleApi } from "../sample-api/create-sample-api";
import { parsePort, requireFreePort } from "./lib/ports";
import { onStop, run } from "./lib/run";
import { addresses, publicDir, realApi, requireBuild, serveSite } from "./lib/serve-site";

/** `npm run serve`: serves `public/` as it would be deployed. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  requireBuild();
  await requireFreePort(port);
  const sampleApi = realApi() === null ? createSampleApi() : null;
  const server = await serveSite({ port, publicDir, sampleApi });
  onStop(() => server.close());
  console.log(addresses(port, sampleApi !== null));
});
