import { parsePort, requireFreePort } from "../scripts/lib/ports";
import { run } from "../scripts/lib/run";
import { onStop } from "../scripts/lib/stop";
import { createSampleApi } from "./create-sample-api";

/** The sample API by itself: `npm run sample-api`, on PORT or 8001. */
run(async () => {
  const port = parsePort(process.env.PORT, 8001);
  await requireFreePort(port);
  const api = createSampleApi();
  await api.listen(port);
  onStop(api.close);
  console.log(`Sample API       http://localhost:${port}/api/exchange-rates?paginate=false`);
  console.log(`Faults and data  http://localhost:${port}/sample-api/`);
});
