import { developSite } from "./lib/develop-site";
import { parsePort, requireFreePort } from "./lib/ports";
import { run } from "./lib/run";
import { onStop } from "./lib/stop";

/** `npm run develop`: the site with hot reload. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  await requireFreePort(port);
  const site = await developSite(port);
  const isStopping = onStop(site.stop);
  // Its own address: Gatsby's proxy does not hand on what a form is answered with.
  if (site.api) console.log(`Faults and data: ${site.api}/sample-api/`);
  const code = await site.ended;
  if (isStopping()) return;
  await site.stop();
  process.exit(code ?? 1);
});
