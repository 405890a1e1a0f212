import { localSiteUrl, startGatsby } from "./lib/gatsby";
import { choosePort } from "./lib/ports";
import { onStop, run, UsageError } from "./lib/run";
import { realApi, servePublic } from "./lib/serve-site";

/** `npm start`: builds the production site and serves it, with the sample API unless GATSBY_API_URL names a real one. */
run(async () => {
  // Before the build, which takes minutes.
  const port = await choosePort(8000);
  const build = startGatsby(["build"], realApi() === null ? localSiteUrl(port) : {});
  let { stop } = build;
  const isStopping = onStop(() => stop());
  const code = await build.ended;
  if (isStopping()) return;
  if (code !== 0) throw new UsageError("The site could not be built; the reason is above.");
  stop = await servePublic(port);
});
