import type { GatsbyConfig } from "gatsby";

import { siteUrlForConfig } from "./plugins/gatsby-plugin-static-hosting/environment";
import { sampleApiPaths } from "./sample-api/paths";

const siteUrl = siteUrlForConfig(process.env);
const sampleApi = process.env.SAMPLE_API_ORIGIN;

const config: GatsbyConfig = {
  siteMetadata: { ...(siteUrl && { siteUrl }) },
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  jsxRuntime: "automatic",
  // The routes are /kurs and /artikel/7, as the specification writes them.
  trailingSlash: "never",
  // `npm run develop` only: the site's own origin serves /api, as in production.
  ...(sampleApi && {
    proxy: sampleApiPaths.map((prefix) => ({ prefix, url: sampleApi })),
  }),
  // Local plugins are in plugins/, each with a README.
  plugins: [
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: { formats: ["auto", "webp"], placeholder: "none", quality: 70 },
      },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      // Hidden files: JSON Schemas, and files that are still being written.
      options: { name: "content", path: "./content", ignore: ["**/.*"] },
    },
    "gatsby-transformer-content",
    {
      resolve: "gatsby-transformer-csv",
      options: { typeName: () => "RecordedRate", colParser: { buy: "number", sell: "number" } },
    },
    "gatsby-source-articles",
    "gatsby-plugin-board-qr",
    // In this order: static-hosting finishes the documents, and the service worker lists the finished ones.
    "gatsby-plugin-static-hosting",
    "gatsby-plugin-service-worker",
  ],
};

export default config;
