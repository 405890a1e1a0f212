/** The form at /admin: Decap CMS with this site's files, format and words. Never part of a public page. */
import type { CmsConfig } from "decap-cms-core";
import localForage from "localforage";

import { contentFormat, yamlFormat } from "./content-format";
import { revealAfterSave, showProblems } from "./controls";
import { CMS } from "./decap";
import { registerRefusals } from "./guard";

/** The bundle defines it (bundle.ts). */
declare const EDITOR_CONFIG: CmsConfig;

CMS.registerCustomFormat(contentFormat, "yaml", yamlFormat);

registerRefusals(CMS, showProblems);
revealAfterSave();

// Skips the sign-in for local files.
if (EDITOR_CONFIG.backend.name === "proxy")
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));

async function start(): Promise<void> {
  // Decap would offer what was typed before a crash, and then not restore it.
  const keys = await localForage.keys();
  await Promise.all(keys.filter((key) => key.startsWith("backup")).map((key) => localForage.removeItem(key)));
  CMS.init({ config: EDITOR_CONFIG });
}
void start();
