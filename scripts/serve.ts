import { choosePort } from "./lib/ports";
import { onStop, run } from "./lib/run";
import { requireBuild, servePublic } from "./lib/serve-site";

/** `npm run serve`: serves `public/` as it would be deployed. */
run(async () => {
  requireBuild();
  const port = await choosePort(8000);
  onStop(await servePublic(port));
});
