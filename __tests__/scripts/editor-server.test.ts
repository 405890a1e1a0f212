/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
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

const ask = (headers: Record<string, string>) =>
  fetch(`${origin}/api/v1`, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
    body: JSON.stringify({ action: "getEntry", params: { branch: "main", path: "content/faq.yaml" } }),
  });

it("reads the files of the folder for its own page only", async () => {
  const answer = await ask({ Origin: origin });
  expect(await answer.json()).toMatchObject({ data: readFileSync(join(content.path, "faq.yaml"), "utf8") });
});

it.each([{ Origin: "https://evil.example" }, { Origin: "null" }, { Origin: "http://localhost:3000" }])(
  "refuses a request of another site: %j",
  async (headers) => {
    expect((await ask(headers)).status).toBe(403);
  },
);

it("refuses another host name for this machine", async () => {
  const status = await new Promise((resolve) => {
    httpRequest(`${origin}/admin/`, { headers: { Host: "evil.example" } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});

it("serves the form with its own policy and noindex", async () => {
  const page = await fetch(`${origin}/admin/`);
  expect(await page.text()).toContain("Editor");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
});
