import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { localBackend } from "../cms/backend";
import { writeEditor } from "../cms/bundle";
import { openEditorServer } from "./lib/editor-server";
import { developSite } from "./lib/gatsby";
import { parsePort, requireFreePort } from "./lib/ports";
import { onStop, run } from "./lib/run";

/** `npm run edit`: serves the form for the files of this folder, and the site, which shows each saved change at once. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  const editorPort = parsePort(process.env.EDITOR_PORT, port + 1, "EDITOR_PORT");
  await requireFreePort(port);
  await requireFreePort(editorPort, "EDITOR_PORT");

  const root = join(__dirname, "..");
  const editorFolder = join(root, "node_modules", ".cache", `editor-${editorPort}`);
  const siteUrl = `http://localhost:${port}`;
  await writeEditor(root, editorFolder, localBackend, siteUrl);
  await openEditorServer(editorPort, root, editorFolder);
  const site = await developSite(port);
  const isStopping = onStop(site.stop);

  const announce = async (): Promise<void> => {
    while (!(await fetch(siteUrl, { method: "HEAD" }).then(Boolean, () => false))) await delay(500);
    console.log(`\n  The site    ${siteUrl}\n  The editor  http://localhost:${editorPort}/admin/\n`);
    console.log("  The editor saves to content/, and the site shows it at once. Ctrl-C stops both.\n");
  };
  void announce();

  const code = await site.ended;
  if (isStopping()) return;
  await site.stop();
  process.exit(code ?? 1);
});
