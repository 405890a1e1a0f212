import { createSampleApi } from "../sample-api/create-sample-api";
import { startGatsby } from "./lib/gatsby";
import { parsePort, requireFreePort, run } from "./lib/ports";
import { onStop } from "./lib/stop";
import { realApi } from "./serve";

/** `npm run develop`: Gatsby with hot reload, with the sample API behind it unless GATSBY_API_URL names a real one. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  await requireFreePort(port);
  const sampleApi = realApi() === null ? createSampleApi({ site: `http://localhost:${port}` }) : null;
  const api = await sampleApi?.listen();
  const gatsby = startGatsby(["develop", "--port", String(port)], api && { SAMPLE_API_ORIGIN: api.origin });
  const close = async () => {
    await Promise.all([gatsby.stop(), sampleApi?.close()]);
  };
  const isStopping = onStop(close);
  // Its own address: Gatsby's proxy does not hand on what a form is answered with.
  if (api) console.log(`Faults and data: ${api.origin}/sample-api/`);
  const code = await gatsby.ended;
  if (isStopping()) return;
  await close();
  process.exit(code ?? 1);
});
