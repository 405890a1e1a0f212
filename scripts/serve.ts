import { parsePort, requireFreePort } from "./lib/ports";
import { onStop, run } from "./lib/run";
import { requireBuild, servePublic } from "./lib/serve-site";

/** `npm run serve`: serves `public/` as it would be deployed. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  requireBuild();
  await requireFreePort(port);
  onStop(await servePublic(port));
});
