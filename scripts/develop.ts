import { createSampleApi } from "../sample-api/create-sample-api";
import { localSiteUrl, startGatsby } from "./lib/gatsby";
import { choosePort } from "./lib/ports";
import { onStop, run } from "./lib/run";
import { realApi } from "./lib/serve-site";
import { writeJsonSchemas } from "./lib/write-json-schemas";

/** `npm run develop`: the site with hot reload, with the sample API behind it unless GATSBY_API_URL names a real one. */
run(async () => {
  const port = await choosePort(8000);
  writeJsonSchemas("content");
  const sampleApi = realApi() === null ? createSampleApi({ site: `http://localhost:${port}` }) : null;
  const api = await sampleApi?.listen();
  const gatsby = startGatsby(["develop", "--port", String(port)], {
    ...localSiteUrl(port),
    ...(api && { SAMPLE_API_ORIGIN: api.origin }),
  });
  const stop = async () => void (await Promise.all([gatsby.stop(), sampleApi?.close()]));
  const isStopping = onStop(stop);
  console.log(`The form for texts and pictures: http://localhost:${port}/admin/`);
  // Its own address, because Gatsby's proxy does not pass on the redirects of forms.
  if (api) console.log(`Faults and data: ${api.origin}/sample-api/`);
  const code = await gatsby.ended;
  if (isStopping()) return;
  await stop();
  process.exit(code ?? 1);
});
