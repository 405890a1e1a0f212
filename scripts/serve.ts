import { createSampleApi } from "../sample-api/create-sample-api";
import { publicDir, requireBuild } from "./lib/built-site";
import { parsePort, requireFreePort } from "./lib/ports";
import { run } from "./lib/run";
import { addresses, realApi, serveSite } from "./lib/serve-site";
import { onStop } from "./lib/stop";

/** `npm run serve`: what is in `public/`, as it would be deployed. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  requireBuild();
  await requireFreePort(port);
  const sampleApi = realApi() === null ? createSampleApi() : null;
  const server = await serveSite({ port, publicDir, sampleApi });
  onStop(() => server.close());
  console.log(addresses(port, sampleApi !== null));
});
