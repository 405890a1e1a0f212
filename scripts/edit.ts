import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { localBackend } from "../cms/backend";
import { writeEditor } from "../cms/bundle";
import { developSite } from "./lib/gatsby";
import { openEditorServer } from "./lib/editor-server";
import { parsePort, requireFreePort } from "./lib/ports";
import { onStop, run, UsageError } from "./lib/run";

/** Waits until a server responds at an address. */
async function untilReachable(address: string): Promise<void> {
  const isUp = () => fetch(address, { method: "HEAD" }).then(Boolean, () => false);
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** `npm run edit`: serves the form for the files of this folder, and the site, which shows each saved change at once. */
run(async () => {
  const port = parsePort(process.env.PORT, 8000);
  const editorPort = parsePort(process.env.EDITOR_PORT, port + 1, "EDITOR_PORT");
  if (port === editorPort)
    throw new UsageError(`PORT and EDITOR_PORT are both ${port}. Give them different numbers.`);
  await requireFreePort(port);
  await requireFreePort(editorPort, "EDITOR_PORT");

  const root = join(__dirname, "..");
  const editorFolder = await mkdtemp(join(tmpdir(), "site-editor-"));
  const siteUrl = `http://localhost:${port}`;
  await writeEditor(root, editorFolder, localBackend, siteUrl);
  const editor = await openEditorServer({
    port: editorPort,
    contentFolder: join(root, "content"),
    editorFolder,
  });
  const site = await developSite(port);
  const close = async () => {
    await Promise.all([site.stop(), editor.close(), rm(editorFolder, { recursive: true, force: true })]);
  };
  const isStopping = onStop(close);

  const addresses = [
    "",
    `  The site    ${siteUrl}`,
    `  The editor  http://localhost:${editorPort}/admin/`,
    "",
    "  The editor saves to content/, and the site shows the change at once. Ctrl-C stops both.",
    "",
  ];
  void untilReachable(siteUrl).then(() => isStopping() || console.log(addresses.join("\n")));

  const code = await site.ended;
  if (isStopping()) return;
  await close();
  process.exit(code ?? 1);
});
