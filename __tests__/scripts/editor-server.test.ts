/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, writeFileSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";

import { openEditorServer } from "../../scripts/lib/editor-server";
import type { OpenServer } from "../../scripts/lib/open-server";
import { type ContentFolder, copyContent } from "../support/content-folder";

let content: ContentFolder;
let server: OpenServer;

beforeAll(async () => {
  content = copyContent();
  const editorFolder = join(content.root, "editor");
  mkdirSync(editorFolder);
  writeFileSync(join(editorFolder, "index.html"), "<title>Editor</title>");
  writeFileSync(join(content.root, "secret.yaml"), "secret: yes");
  server = await openEditorServer({ port: 0, contentFolder: content.path, editorFolder });
});
afterEach(() => content.restore());
afterAll(async () => {
  await server.close();
  content.remove();
});

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

async function ask(
  action: string,
  params: object = {},
  headers: Record<string, string> = {},
  tab = "",
): Promise<Answer> {
  const response = await fetch(`${server.origin}/admin/api?tab=${tab}`, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8", Origin: server.origin, ...headers },
    body: JSON.stringify({ branch: "main", action, params }),
  });
  return { status: response.status, json: await response.json() };
}

const persist = (name: string, raw: string, assets: object[] = []) =>
  ask("persistEntry", {
    dataFiles: [{ path: `content/${name}.yaml`, slug: name, raw }],
    assets,
    options: {},
  });

const photo = (path: string, file = "images/gallery/10-canggu-beach-surfboards-sunset.jpg") => ({
  path,
  content: readFileSync(join(content.path, file)).toString("base64"),
  encoding: "base64",
});

const withPicture = (path: string) =>
  `${content.read("gallery.yaml")}  - image: ${path}\n    alt: Surfboards in the sand\n    caption: New\n`;

describe("reading", () => {
  it("does not open or overwrite a file in another encoding, and lists it", async () => {
    const sound = content.read("faq.yaml");
    const damaged = Buffer.from(sound.replace("title: FAQ", "title: Caf\u00e9"), "latin1");
    content.write("faq.yaml", damaged);
    const words = expect.stringMatching(/^content\/faq\.yaml:\d+:\d+ .*not saved as UTF-8/);
    expect(await ask("getEntry", { path: "content/faq.yaml" })).toEqual({
      status: 422,
      json: { error: words },
    });
    expect(await persist("faq", sound)).toEqual({ status: 422, json: { error: words } });
    expect(readFileSync(join(content.path, "faq.yaml"))).toEqual(damaged);
    const files = [{ path: "content/hero.yaml" }, { path: "content/faq.yaml" }];
    const { json } = await ask("entriesByFiles", { files });
    expect(json).toMatchObject([{ data: content.read("hero.yaml") }, { file: files[1] }]);
  });

  it.each([
    ["getEntry", { path: "content/../secret.yaml" }],
    ["getMediaFile", { path: "content/images/../../secret.svg" }],
    ["getMedia", { mediaFolder: "content/images/../.." }],
    ["deleteFiles", { paths: ["content/faq.yaml"] }],
    ["persistMedia", { asset: { path: "content/images/run.js", content: "", encoding: "base64" } }],
  ])("rejects %s %j with a message", async (action, params) => {
    const { status, json } = await ask(action, params);
    expect(status).toBe(422);
    expect(json).toEqual({ error: expect.stringMatching(/\.$/) });
  });
});

describe("saving", () => {
  it("adds and deletes a branch, but not one that equals another", async () => {
    const umalas = content.read("branches/umalas.yaml");
    const copy = umalas
      .replace("order: 30", "order: 40")
      .replace("No. 8", "No. 9")
      .replace("8.6640", "8.6641");
    const added = copy.replace("8.664,", "8.665,").replace("Kerobokan, Umalas", "Kerobokan, Batu Belig");
    expect(await persist("branches/batu-belig", copy)).toEqual({
      status: 422,
      json: { error: expect.stringContaining("is already used in content/branches/") },
    });
    content.write("branches/batu-belig.yaml", "");
    rmSync(join(content.path, "branches/batu-belig.yaml"));
    expect((await persist("branches/batu-belig", added)).status).toBe(200);
    const { json } = await ask("entriesByFolder", { folder: "content/branches" });
    expect(json).toContainEqual(
      expect.objectContaining({ data: added, file: { path: "content/branches/batu-belig.yaml", id: null } }),
    );
    expect((await ask("deleteFiles", { paths: ["content/branches/head-office.yaml"] })).status).toBe(422);
    expect((await ask("deleteFiles", { paths: ["content/branches/batu-belig.yaml"] })).status).toBe(200);
    expect(existsSync(join(content.path, "branches/batu-belig.yaml"))).toBe(false);
  });

  it("does not overwrite changes from another window", async () => {
    const [mine, theirs] = ["mine", "theirs"].map(
      (tab) => (action: string, params: object) => ask(action, params, {}, tab),
    );
    const file = { path: "content/faq.yaml" };
    const saving = (words: string) => ({
      dataFiles: [{ ...file, slug: "faq", raw: content.read("faq.yaml").replace("Frequently asked", words) }],
      assets: [],
    });
    const late = saving("Asked late");
    await mine?.("getEntry", file);
    await theirs?.("getEntry", file);
    expect((await theirs?.("persistEntry", saving("Often asked")))?.status).toBe(200);
    await theirs?.("entriesByFiles", { files: [file] });
    expect((await mine?.("persistEntry", late))?.status).toBe(422);
    expect(content.read("faq.yaml")).toContain("Often asked");
  });

  it("rejects a picture that is too small, and does not store it", async () => {
    const path = "images/gallery/26-small.jpg";
    const small = photo(`content/${path}`, "images/testimonials/avatar-1.jpg");
    const { status, json } = await persist("gallery", withPicture(path), [small]);
    expect(status).toBe(422);
    expect(json).toEqual({ error: expect.stringContaining("26-small.jpg is too small") });
    expect(existsSync(join(content.path, path))).toBe(false);
  });

  it("does not delete a picture that the page shows", async () => {
    const path = "images/gallery/07-coin-stacks.jpg";
    const { status, json } = await ask("deleteFiles", { paths: [`content/${path}`] });
    expect([status, json]).toEqual([
      422,
      { error: expect.stringContaining("The picture is still on the page") },
    ]);
    expect(existsSync(join(content.path, path))).toBe(true);
  });
});

describe("other sites in the same browser", () => {
  it.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Content-Type": "text/plain" },
  ])("cannot send a request with %j", async (headers) => {
    expect((await ask("getEntry", { path: "content/faq.yaml" }, headers)).status).toBe(403);
  });

  it("cannot use another host name for this machine", async () => {
    const status = await new Promise((resolve) => {
      httpRequest(`${server.origin}/admin/`, { headers: { Host: "evil.example" } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });
});

it("serves only the form, with its own policy and noindex", async () => {
  const page = await fetch(`${server.origin}/admin/`);
  expect(await page.text()).toContain("Editor");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  expect((await fetch(`${server.origin}/`)).url).toBe(`${server.origin}/admin/`);
  expect((await fetch(`${server.origin}/admin/..%2f..%2fsecret.yaml`)).status).toBe(404);
});
