import type { GatsbyNode } from "gatsby";

import { readEnvironment } from "../gatsby-plugin-static-hosting/environment";
import { writeServiceWorker } from "./write-service-worker";

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) =>
  writeServiceWorker(store.getState().program.directory, readEnvironment(process.env).keepsOffline);
