import { createSampleApi } from "../sample-api/create-sample-api";
import { startGatsby } from "./lib/gatsby";
import { parsePort, requireFreePort } from "./lib/ports";
import { onStop, run, UsageError } from "./lib/run";
import { addresses, publicDir, realApi, serveSite } from "./lib/serve-site";

/** `npm start`: builds the production site and serves it, with the sample API unless GATSBY_API_URL names a real one. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  // Before the build, which takes minutes.
  await requireFreePort(port);

  let stop = () => Promise.resolve();
  const isStopping = onStop(() => stop());

  const build = startGatsby(["build"]);
  stop = build.stop;
  const code = await build.ended;
  if (isStopping()) return;
  if (code !== 0) throw new UsageError("The site could not be built; the reason is above.");

  await requireFreePort(port);
  const sampleApi = realApi() === null ? createSampleApi() : null;
  const server = await serveSite({ port, publicDir, sampleApi });
  stop = server.close;
  console.log(addresses(port, sampleApi !== null));
});
