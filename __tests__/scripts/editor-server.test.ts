/** @jest-environment node */
import { mkdirSync, writeFileSync } from "node:fs";
import { request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { openEditorServer } from "../../scripts/lib/editor-server";
import { type ContentFolder, copyContent } from "../support/content-folder";

let content: ContentFolder;
let server: Server;
let origin: string;

beforeAll(async () => {
  content = copyContent();
  const editorFolder = join(content.root, "editor");
  mkdirSync(editorFolder);
  writeFileSync(join(editorFolder, "index.html"), "<title>Editor</title>");
  server = await openEditorServer(0, content.root, editorFolder);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close().closeAllConnections();
  content.remove();
});

it("serves the form with its own policy, and the files of the folder to it", async () => {
  const page = await fetch(`${origin}/admin/`);
  expect(await page.text()).toContain("Editor");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const answer = await fetch(`${origin}/api/v1`, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", Origin: origin },
    body: JSON.stringify({ action: "getEntry", params: { branch: "main", path: "content/faq.yaml" } }),
  });
  expect(await answer.json()).toMatchObject({ data: content.read("faq.yaml") });
});

it.each<Record<string, string>>([
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "http://localhost:3000" },
  { Host: "evil.example" },
])("refuses a request of another site, or to another name: %j", async (headers) => {
  const status = await new Promise((resolve) => {
    httpRequest(`${origin}/api/v1`, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});
