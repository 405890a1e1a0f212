import { parsePort, requireFreePort } from "../scripts/lib/ports";
import { run } from "../scripts/lib/run";
import { createSampleApi } from "./create-sample-api";

/** The sample API by itself: `npm run sample-api`, on PORT or 8001. */
run(async () => {
  const port = parsePort(process.env.PORT, 8001);
  await requireFreePort(port);
  const api = createSampleApi();
  await api.listen(port);
  console.log(`Sample API       http://localhost:${port}/api/exchange-rates?paginate=false`);
  console.log(`Faults and data  http://localhost:${port}/sample-api/`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void api.close().then(() => process.exit(0)));
  }
});
