import { developSite } from "./lib/gatsby";
import { parsePort, requireFreePort } from "./lib/ports";
import { onStop, run } from "./lib/run";
import { writeJsonSchemas } from "./lib/write-json-schemas";

/** `npm run develop`: the site with hot reload. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  await requireFreePort(port);
  writeJsonSchemas("content");
  const site = await developSite(port);
  const isStopping = onStop(site.stop);
  console.log(`The form for texts and pictures: http://localhost:${port}/admin/`);
  // Its own address, because Gatsby's proxy does not pass on the redirects of forms.
  if (site.api) console.log(`Faults and data: ${site.api}/sample-api/`);
  const code = await site.ended;
  if (isStopping()) return;
  await site.stop();
  process.exit(code ?? 1);
});
