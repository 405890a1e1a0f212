/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import sharp from "sharp";

import type { BuildEnvironment } from "../../../plugins/gatsby-plugin-static-hosting/environment";
import { finishBuild, type Site } from "../../../plugins/gatsby-plugin-static-hosting/finish-build";
import { parsePage } from "../../../plugins/gatsby-plugin-static-hosting/built-page";
import { inlineHashes } from "../../../plugins/gatsby-plugin-static-hosting/inline-hashes";
import { writeServiceWorker } from "../../../plugins/gatsby-plugin-service-worker/write-service-worker";
import { manifestPath } from "../../../src/lib/paths";
import { inLanguage, type Language, languageCodes, languageOfPath } from "../../../src/strings/languages";

const project = join(__dirname, "..", "..", "..");

const script = "/app-0123456789abcdef0123.js";
/** The texts of a language, which Gatsby's report of the build names. */
const stringsOf = (code: string) => `/strings-${code}-ts-0123456789abcdef0123.js`;
const styles = ["/static/styles-0123456789abcdef0123.css", "/static/styles-1123456789abcdef0123.css"];
const environment = {
  apiOrigin: "https://api.example",
  siteUrl: "https://www.example",
  imageOrigins: [],
  frameAncestors: [],
  keepsOffline: true,
  requiresArticles: false,
};

let root: string;
const at = (file: string) => join(root, file);
const inPublic = (address: string) => at(`public${address}`);
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
};
const read = (address: string) => readFileSync(inPublic(address), "utf8");
/** Lets the build make a page. */
const addPage = (path: string, modified?: number) => {
  const file = path.endsWith(".html") ? path : `${path.replace(/\/$/, "")}/index.html`;
  const html = built(`This is ${file.slice(1)}`);
  write(`public${file}`, html.replace('lang="en"', `lang="${languageOfPath(path)}"`));
  pages = [...pages, { path, modified }];
};
/** A page as Gatsby writes it. */
const built = (text: string, body = "", head = "") =>
  `<!DOCTYPE html><html lang="en"><head><title>${text}</title>${head}` +
  `${styles.map((address) => `<link rel="stylesheet" href="${address}"/>`).join("")}</head>` +
  `<body>${body}<main>${text}</main><script src="${script}" async></script></body></html>`;

const branch = { name: "Kerobokan", headOffice: true, address: "Jalan Raya 1", phone: "+62361" };
const otherBranch = { ...branch, name: "Canggu </b>", headOffice: false, phone: "+62362" };
/** The pages that every test has. */
const own = ["/", "/kurs", "/artikel", "/artikel-shell", "/404.html", "/404/"];
let pages: Site["pages"];

const finish = (settings: Partial<BuildEnvironment> = {}) =>
  finishBuild(
    root,
    { ...environment, ...settings },
    {
      company: {
        name: "Exchange",
        shortName: "Ex",
        icon: { absolutePath: at("content/social.png") },
        logoMark: { absolutePath: at("content/mark.svg") },
        socialImage: { absolutePath: at("content/social.png") },
      },
      branches: [otherBranch, branch],
      untranslated: { en: [], id: ["Every day", "A counter"] },
      pages,
    },
  );

const card = join(mkdtempSync(join(tmpdir(), "card-")), "card.png");
beforeAll(() =>
  sharp({ create: { width: 2000, height: 1050, channels: 4, background: "#0c3b3f80" } }).toFile(card),
);
afterAll(() => rmSync(dirname(card), { recursive: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "finish-"));
  mkdirSync(at("plugins"));
  const worker = "plugins/gatsby-plugin-service-worker";
  symlinkSync(join(project, worker), at(worker));
  symlinkSync(join(project, "src"), at("src"));
  cpSync(card, at("content/social.png"));
  write("content/mark.svg", "<svg/>");
  cpSync(join(project, "deploy/apache.htaccess"), at("deploy/apache.htaccess"));
  write(`public${script}`, "start();\n".repeat(100));
  const strings = languageCodes.map((code) => [`strings-${code}-ts`, [stringsOf(code).slice(1)]]);
  for (const file of ["app-data.json", "404.html/page-data.json"]) write(`public/page-data/${file}`, "{}");
  write("public/webpack.stats.json", JSON.stringify({ assetsByChunkName: Object.fromEntries(strings) }));
  for (const address of styles) write(`public${address}`, "b { top: 0 }\n".repeat(100));
  pages = [];
  for (const code of languageCodes) for (const path of own) addPage(inLanguage(path, code));
});
afterEach(() => rmSync(root, { recursive: true }));

it("pages load scripts with an inline script that the policy allows by hash, and are copied to flat addresses", async () => {
  // A leftover of an earlier build does not change the policy.
  write("public/kurs.html", built("Old words", '<p style="top:0">Old</p>'));
  await finish();
  const rules = [read("/_headers"), readFileSync(at("deploy/generated/header-maps.conf"), "utf8")];
  for (const page of ["/index.html", "/kurs/index.html"]) {
    expect(read(page)).not.toContain("<script src");
    const { scriptHashes } = inlineHashes(parsePage(read(page)));
    expect(scriptHashes).toHaveLength(1);
    for (const rule of rules) expect(rule).toContain(scriptHashes[0]);
  }
  expect(read("/kurs.html")).toContain("This is kurs/index.html");
  expect(read("/id.html")).toBe(read("/id/index.html"));
  expect(read("/kurs.html")).toBe(read("/kurs/index.html"));
  // Hosts serve it for any address.
  for (const page of ["/404.html", "/404/index.html", "/id/404.html"])
    expect(read(page)).not.toContain("<script");
  // As the pages declare it.
  const card = { format: "jpeg", width: 1200, height: 630 };
  expect(await sharp(at("public/social.jpg")).metadata()).toMatchObject(card);
  expect(read("/favicon.svg")).toBe("<svg/>");
});

it("a page loads the texts of its own language", async () => {
  await finish();
  for (const code of languageCodes) {
    const boot = read(inLanguage("/kurs/index.html", code));
    expect(languageCodes.filter((one) => boot.includes(stringsOf(one)))).toEqual([code]);
  }
});

it("a page that Gatsby keeps of an earlier build, and gives its scripts again, still starts once", async () => {
  await finish();
  const page = at("public/kurs/index.html");
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace("</body>", `<script src="${script}" async></script></body>`),
  );
  await finish();
  expect(inlineHashes(parsePage(read("/kurs/index.html"))).scriptHashes).toHaveLength(1);
  expect(parsePage(read("/kurs/index.html"))("script")).toHaveLength(1);
});

it("says the language of elements whose whole text has no translation", async () => {
  const body =
    "<div><p>Every day</p><p>Every day 08:00</p><p>Buka</p><p lang=id>Every day</p><img alt='A counter'></div>";
  for (const code of languageCodes)
    write(
      `public${inLanguage("/kurs", code)}/index.html`,
      built("Kurs", body).replace('lang="en"', `lang="${code}"`),
    );
  await finish();
  const marked = (address: string) => {
    const $ = parsePage(read(address));
    return [...$("body [lang=en]")].map((element) => $(element).text() || element.attribs.alt);
  };
  expect(marked("/id/kurs/index.html")).toEqual(["Every day", "A counter"]);
  expect(marked("/kurs/index.html")).toEqual([]);
});

it("names the counters' telephone numbers in the note about missing scripts, also after a second build", async () => {
  const note = '<aside id="load-failure" hidden><ul></ul></aside>';
  write("public/index.html", built("Home", note));
  write("public/id/kurs/index.html", built("Kurs", note));
  pages = [...pages, { path: "/id/kurs" }];
  await finish();
  await finish();
  const namesOn = (address: string) => {
    const $ = parsePage(read(address));
    return $("#load-failure li")
      .toArray()
      .map((item) => $(item).text());
  };
  expect(namesOn("/index.html")).toEqual(["Canggu </b> +62362", "Kerobokan, Jalan Raya 1 +62361"]);
  expect(namesOn("/id/kurs/index.html")).toEqual(["Canggu </b> +62362", "Kerobokan, Jalan Raya 1 +62361"]);
  expect(read("/index.html")).toContain('<a href="tel:+62361" translate="no">+62361</a>');
});

it("an icon on the home screen opens the language of the page on which it was added", async () => {
  await finish();
  const manifestOf = (language: Language) => JSON.parse(read(manifestPath(language))) as unknown;
  expect(manifestOf("en")).toMatchObject({ name: "Exchange", short_name: "Ex", start_url: "/", lang: "en" });
  expect(manifestOf("id")).toMatchObject({ name: "Exchange", start_url: "/id", lang: "id" });
  expect(await sharp(at("public/icon-192.webp")).metadata()).toMatchObject({ format: "webp", width: 192 });
});

it("a build on top of a build leaves nothing of pages and files that are gone", async () => {
  const leftovers = [
    "/static/styles-ffffffffffffffffffff.css",
    "/~partytown/partytown.js",
    "/admin/index.html",
  ];
  const kept = [`${script}.map`, "/static/picture.webp"];
  for (const address of [...leftovers, ...kept]) write(`public${address}`, "{}");
  const before = pages;
  addPage("/cabang/canggu");
  addPage("/artikel/7");
  await finish();
  expect(read("/cabang/canggu.html")).toBe(read("/cabang/canggu/index.html"));
  expect(read("/sitemap.xml")).toContain("/cabang/canggu");
  // Gatsby removes the documents.
  rmSync(inPublic("/cabang/canggu"), { recursive: true });
  rmSync(inPublic("/artikel/7"), { recursive: true });
  pages = before;
  await finish();
  const files = readdirSync(inPublic(""), { recursive: true }).map(String);
  expect(files.filter((file) => /canggu|artikel\/7/.test(file))).toEqual([]);
  for (const file of ["/sitemap.xml", "/_headers", "/_redirects", "/.htaccess"])
    expect(read(file)).not.toMatch(/canggu|artikel\/7/);
  expect(leftovers.filter((address) => existsSync(inPublic(address)))).toEqual([]);
  const headers = read("/_headers");
  rmSync(inPublic("/sitemap.xml"));
  await finish();
  expect(read("/_headers")).toBe(headers);
  expect([script, ...styles, ...kept].filter((address) => !existsSync(inPublic(address)))).toEqual([]);
});

describe("files beside the pages", () => {
  it("tell crawlers each page in each language, and an article once, with the time of its last change", async () => {
    for (const code of languageCodes) addPage(inLanguage("/artikel/7", code), Date.UTC(2026, 8, 1));
    await finish();
    expect(read("/robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.example/sitemap.xml\n");
    const sitemap = read("/sitemap.xml");
    expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
    const listed = (path: string) => `<url><loc>https://www.example${path}</loc></url>`;
    expect(sitemap.match(/<url>.*<\/url>/g)).toEqual([
      ...["/", "/kurs", "/artikel", "/id", "/id/kurs", "/id/artikel"].map(listed),
      "<url><loc>https://www.example/artikel/7</loc><lastmod>2026-09-01T00:00:00.000Z</lastmod></url>",
    ]);
  });

  it("name no address where the site's own is unknown, also after a build that knew it", async () => {
    write("public/sitemap.xml", "of an earlier build");
    await finish({ siteUrl: undefined });
    expect(read("/robots.txt")).toBe("User-agent: *\nAllow: /\n");
    expect(existsSync(inPublic("/sitemap.xml"))).toBe(false);
  });
});

it("a build without the service worker removes it from browsers", async () => {
  const removed = readFileSync(at("plugins/gatsby-plugin-service-worker/removed-sw.js"), "utf8");
  await writeServiceWorker(root, false);
  expect(read("/sw.js")).toBe(removed);
  await writeServiceWorker(root, true);
  expect(read("/sw.js")).not.toBe(removed);
});

it("the service worker precaches the pages of each language, with a new revision for each change", async () => {
  write("public/art/seal.svg", "<svg/>");
  addPage("/artikel/7");
  write("public/page-data/kurs/sgd/page-data.json", "{}");
  for (const code of languageCodes) write(`public${stringsOf(code)}`, "texts();\n");
  const list = async (name: string) => {
    await finish();
    await writeServiceWorker(root, true);
    const [, text = ""] = new RegExp(`\\b${name}:\\[(.*?)\\]`).exec(read("/sw.js")) ?? [];
    const found = text.matchAll(/url:"([^"]+)",revision:("[^"]+"|null)/g);
    return [...found].map(([, url, revision]) => [url, revision]);
  };
  const urls = async (name: string) => (await list(name)).map(([url]) => url).sort();
  expect(await urls("shared")).toEqual([script, "/art/seal.svg", ...styles].sort());
  for (const code of languageCodes) {
    const own = ["/", "/artikel", "/artikel-shell", "/kurs"].map((path) => inLanguage(path, code));
    expect(await urls(code)).toEqual([...own, `/page-data/offline-${code}.json`, stringsOf(code)].sort());
  }
  expect(JSON.parse(read("/page-data/offline-en.json"))).toHaveProperty([
    "/page-data/kurs/sgd/page-data.json",
  ]);
  const before = await list("en");
  write("public/kurs/index.html", built("Other words"));
  const changed = (await list("en")).filter((entry, index) => String(entry) !== String(before[index]));
  expect(changed.map(([url]) => url)).toEqual(["/kurs"]);
});

it("only the board may be framed, by the origins of FRAME_ANCESTORS, and an unknown address has the policy in its page", async () => {
  await finish({ frameAncestors: ["https://signage.example", "https://hotel.example"] });
  const blocks = read("/_headers").split("\n\n");
  const framed = blocks.filter((block) =>
    block.includes("frame-ancestors https://signage.example https://hotel.example;"),
  );
  expect(framed.map((block) => block.split("\n")[0])).toEqual(
    ["/kurs", "/id/kurs"].flatMap((path) => [path, `${path}/*`, `${path}.html`]),
  );
  for (const path of ["/artikel", "/id", "/id/artikel"])
    expect(blocks.find((block) => block.startsWith(`${path}\n`))).toContain("frame-ancestors 'none'");
  expect(blocks[0]).toContain("X-Frame-Options: DENY");
  for (const page of ["/404.html", "/id/404.html"])
    expect(parsePage(read(page))("meta[http-equiv=Content-Security-Policy]").attr("content")).toMatch(
      // Browsers refuse frame-ancestors in a document.
      /^default-src 'none'(?!.*frame-ancestors)/,
    );
});
