import { choosePort } from "../scripts/lib/ports";
import { onStop, run } from "../scripts/lib/run";
import { createSampleApi } from "./create-sample-api";

/** `npm run sample-api`: the sample API alone, on PORT or 8001. */
run(async () => {
  const port = await choosePort(8001);
  const api = createSampleApi();
  await api.listen(port);
  onStop(api.close);
  console.log(`Sample API       http://localhost:${port}/api/exchange-rates?paginate=false`);
  console.log(`Faults and data  http://localhost:${port}/sample-api/`);
});
