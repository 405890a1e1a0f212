/** `npm run rates:record`: asks the company's API as the site does, and writes the rates of today in Bali into content/rates. */
import { readEnvironment } from "../plugins/gatsby-plugin-static-hosting/environment";
import { recordRates } from "./lib/record-rates";
import { run, UsageError } from "./lib/run";

run(async () => {
  const { apiOrigin, siteUrl } = readEnvironment(process.env);
  const api = apiOrigin ?? siteUrl;
  if (!api)
    throw new UsageError("Set GATSBY_API_URL to the address of the API, such as https://api.example.");
  console.log(await recordRates(api, "content/rates"));
});
