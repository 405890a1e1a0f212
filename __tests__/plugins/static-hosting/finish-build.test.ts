/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";

import sharp from "sharp";

import { finishBuild, PolicyError } from "../../../plugins/gatsby-plugin-static-hosting/finish-build";
import { scanPage } from "../../../plugins/gatsby-plugin-static-hosting/page-scan";

const project = join(__dirname, "..", "..", "..");

const script = "/app-0123456789abcdef0123.js";
const styles = ["/static/styles-0123456789abcdef0123.css", "/static/styles-1123456789abcdef0123.css"];
const environment = {
  apiOrigin: "https://api.example",
  siteUrl: "https://www.example",
  imageOrigins: [],
  keepsOffline: true,
};

let root: string;
const at = (file: string) => join(root, file);
const inPublic = (address: string) => at(`public${address}`);
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
};
const read = (address: string) => readFileSync(inPublic(address), "utf8");
/** What a browser makes of the compressed copies. */
const unpacked = (address: string) => [
  brotliDecompressSync(readFileSync(inPublic(`${address}.br`))).toString(),
  gunzipSync(readFileSync(inPublic(`${address}.gz`))).toString(),
];

/** A page as Gatsby leaves it. */
const built = (text: string, body = "") =>
  `<!DOCTYPE html><html lang="en"><head><title>${text}</title>` +
  `${styles.map((address) => `<style data-rest="${address}">b{top:0}</style>`).join("")}</head>` +
  `<body>${body}<main>${text}</main><script src="${script}" async></script></body></html>`;

const branch = {
  id: "kerobokan",
  name: "Kerobokan",
  area: "Badung",
  headOffice: true,
  address: "Jalan Raya 1",
  phone: "+62361",
  mapsUrl: "https://maps.example/1",
  geo: { latitude: -8.6, longitude: 115.1 },
};
const otherBranch = { ...branch, id: "canggu", name: "Canggu </b>", headOffice: false, phone: "+62362" };
const company = {
  name: "Segara Money Changer",
  shortName: "Segara",
  legalName: "PT Segara",
  since: 1998,
  email: "mail@segara.example",
  instagram: "https://instagram.example/segara",
  facebook: "https://facebook.example/segara",
  licence: { authority: "Bank Indonesia", number: "1/2" },
  hours: { opens: "08:00", closes: "22:00" },
};

const finish = (told = environment) =>
  finishBuild(root, told, {
    company: { ...company, socialImage: at("content/social.png") },
    branches: [otherBranch, branch],
    sitemapPaths: ["/", "/artikel", "/kurs"],
  });

/** What is there is of an earlier build; without this it would be of the same second as the next. */
const letAnHourPass = () => {
  const then = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 3_600_000);
  for (const entry of readdirSync(at("public"), { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), then, then);
  }
};

const card = join(mkdtempSync(join(tmpdir(), "card-")), "card.png");
beforeAll(() =>
  sharp({ create: { width: 2000, height: 1050, channels: 4, background: "#0c3b3f80" } }).toFile(card),
);
afterAll(() => rmSync(dirname(card), { recursive: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "finish-"));
  cpSync(
    join(project, "plugins", "gatsby-plugin-service-worker"),
    at("plugins/gatsby-plugin-service-worker"),
    { recursive: true },
  );
  write("node_modules/@fontsource-variable/plus-jakarta-sans/package.json", '{"name":"typeface"}');
  cpSync(card, at("content/social.png"));
  write(".cache/emitted-scripts.json", JSON.stringify([script]));
  write(`public${script}`, "start();\n".repeat(100));
  for (const address of styles) write(`public${address}`, "b { top: 0 }\n".repeat(100));
  for (const page of ["index.html", "kurs/index.html", "artikel/index.html", "404.html", "404/index.html"]) {
    write(`public/${page}`, built(`This is ${page}`));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe("pages", () => {
  it("start their scripts themselves, and the policy allows that script by its hash", async () => {
    await finish();
    const rules = [read("/_headers"), readFileSync(at("deploy/generated/security-headers.conf"), "utf8")];
    for (const page of ["/index.html", "/kurs/index.html", "/404.html"]) {
      expect(read(page)).not.toContain("<script src");
      const { scriptHashes } = scanPage(read(page));
      expect(scriptHashes).toHaveLength(1);
      for (const rule of rules) expect(rule).toContain(scriptHashes[0]);
    }
  });

  it("are written a second time where hosts would redirect to their folder", async () => {
    // Of an earlier build: it is not what this one is judged by.
    write("public/kurs.html", built("Old words", '<p style="top:0">Old</p>'));
    await finish();
    expect(read("/kurs.html")).toContain("This is kurs/index.html");
    expect(read("/kurs.html")).toBe(read("/kurs/index.html"));
  });

  it("tell search engines of the company on the landing page, once, however often a build is finished", async () => {
    await finish();
    await finish();
    const blocks = [
      ...read("/index.html").matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ];
    expect(blocks.map(([, json]) => JSON.parse(json ?? ""))).toMatchObject([
      {
        "@graph": [
          {
            name: "Segara Money Changer",
            foundingDate: "1998",
            telephone: "+62361", // the head office's
            geo: { latitude: -8.6, longitude: 115.1 },
            openingHoursSpecification: { opens: "08:00", closes: "22:00" },
          },
          { "@id": "https://www.example/#canggu", name: "Segara Money Changer, Canggu </b>" },
          { "@id": "https://www.example/#kerobokan", name: "Segara Money Changer, Kerobokan" },
          {
            "@type": "WebSite",
            url: "https://www.example/",
            publisher: { "@id": "https://www.example/#organization" },
          },
        ],
      },
    ]);
    // Nothing in it can end the block early.
    expect(blocks[0]?.[1]).not.toContain("<");
    expect(read("/kurs/index.html")).not.toContain("ld+json");
  });

  it("that need what the policy forbids end the build, each named with its reason", async () => {
    write("public/kurs/index.html", built("Rates", '<button onclick="go()">Go</button>'));
    write("public/artikel/index.html", built("Articles", '<p style="top:0">A</p>'));
    const finished = finish();
    await expect(finished).rejects.toThrow(PolicyError);
    await expect(finished).rejects.toThrow("/kurs/index.html: <button> has the inline event handler onclick");
    await expect(finished).rejects.toThrow('/artikel/index.html: <p> has the inline style "top:0"');
  });
});

describe("files beside the pages", () => {
  it("tell hosts to keep for ever, by name, what carries its hash", async () => {
    await finish();
    for (const file of [script, ...styles])
      expect(read("/_headers")).toContain(`${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
    expect(read("/_headers")).not.toMatch(/^\/.*[*:].*\n\s+Cache-Control: .*immutable/m);
  });

  it("tell crawlers where they may go", async () => {
    await finish();
    expect(read("/robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.example/sitemap.xml\n");
    const sitemap = read("/sitemap.xml");
    expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
    expect([...sitemap.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address]) => address)).toEqual([
      "https://www.example/",
      "https://www.example/artikel",
      "https://www.example/kurs",
    ]);
  });

  it("give shared links their picture and phones their icon's name", async () => {
    await finish();
    // As the pages say of it.
    expect(await sharp(at("public/social.jpg")).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(JSON.parse(read("/site.webmanifest"))).toMatchObject({
      name: "Segara Money Changer",
      short_name: "Segara",
      icons: [{ src: "/icon-192.png" }, { src: "/icon-512.png" }, { purpose: "maskable" }],
    });
  });

  it("lead an article's address to the page of the articles", async () => {
    await finish();
    expect(read("/_redirects")).toBe("/artikel/*  /artikel  200\n");
  });

  it("list for the offline copy what this build consists of, anew when a page or a drawing has changed", async () => {
    write("public/art/seal.svg", "<svg/>");
    await finish();
    const first = read("/sw.js");
    const [, files] = /^const FILES = (.*);$/m.exec(first) ?? [];
    expect(JSON.parse(files ?? "")).toEqual([
      "/",
      "/artikel",
      "/kurs",
      "/404.html",
      script,
      "/art/seal.svg",
      "/site.webmanifest",
      ...styles,
    ]);
    await finish();
    expect(read("/sw.js")).toBe(first);
    write("public/kurs/index.html", built("Other words"));
    await finish();
    const second = read("/sw.js");
    expect(second).not.toBe(first);
    write("public/art/seal.svg", "<svg><path/></svg>");
    await finish();
    expect(read("/sw.js")).not.toBe(second);
  });
});

it("the offline copy knows nothing of the sample API", async () => {
  await finish();
  expect(read("/sw.js")).not.toMatch(/sample/i);
});

it("a build that is told to be without the offline copy takes it from those who have it", async () => {
  await finish({ ...environment, keepsOffline: false });
  expect(read("/sw.js")).toBe(readFileSync(at("plugins/gatsby-plugin-service-worker/removed-sw.js"), "utf8"));
});

describe("what an earlier build left", () => {
  it("goes: its scripts with what belongs to them, its styles, and what is not this site's", async () => {
    const gone = [
      "/app-ffffffffffffffffffff.js",
      "/app-ffffffffffffffffffff.js.map",
      "/app-ffffffffffffffffffff.js.LICENSE.txt",
      "/static/styles-ffffffffffffffffffff.css",
      "/~partytown/partytown.js",
      "/admin/index.html",
    ];
    const kept = [`${script}.map`, "/static/picture.avif", "/register.js"];
    for (const address of [...gone, ...kept]) write(`public${address}`, "{}");
    await finish();
    expect(gone.filter((address) => existsSync(inPublic(address)))).toEqual([]);
    expect([script, ...styles, ...kept].filter((address) => !existsSync(inPublic(address)))).toEqual([]);
  });

  it("goes: compressed copies of files that are gone", async () => {
    for (const copy of ["/gone.html.br", "/gone.html.gz", "/static/gone.svg.br"]) write(`public${copy}`, "x");
    await finish();
    expect(existsSync(inPublic("/index.html.br"))).toBe(true);
    for (const copy of ["/gone.html.br", "/gone.html.gz", "/static/gone.svg.br"]) {
      expect(existsSync(inPublic(copy))).toBe(false);
    }
  });
});

describe("compressed copies", () => {
  it("hold what their files hold, and after another build what those hold then", async () => {
    await finish();
    for (const address of ["/index.html", "/kurs.html", script, ...styles]) {
      expect(unpacked(address)).toEqual([read(address), read(address)]);
    }
    letAnHourPass();
    write("public/index.html", built("Other words"));
    await finish();
    expect(read("/index.html")).toContain("Other words");
    expect(unpacked("/index.html")).toEqual([read("/index.html"), read("/index.html")]);
  });

  it("of files that have not changed are left alone", async () => {
    await finish();
    const copy = inPublic(`${script}.br`);
    const { mtime } = statSync(copy);
    writeFileSync(copy, "as it was");
    utimesSync(copy, mtime, mtime);
    await finish();
    expect(read(`${script}.br`)).toBe("as it was");
  });

  it("of files that were written again as they were are not made again, but for broken ones", async () => {
    await finish();
    const quick = gzipSync(read(script), { level: 1 });
    writeFileSync(inPublic(`${script}.gz`), quick);
    writeFileSync(inPublic(`${script}.br`), "broken");
    letAnHourPass();
    write(`public${script}`, read(script));
    await finish();
    expect(readFileSync(inPublic(`${script}.gz`))).toEqual(quick);
    expect(unpacked(script)).toEqual([read(script), read(script)]);
  });

  it("are none of what is not worth it, nor of pictures; those of a longer version go", async () => {
    write("public/static/drawing.svg", "<svg/>".repeat(100));
    write("public/static/picture.avif", "x".repeat(1_000));
    await finish();
    expect(unpacked("/static/drawing.svg")[0]).toBe("<svg/>".repeat(100));
    expect(existsSync(inPublic("/static/picture.avif.br"))).toBe(false);
    write("public/static/drawing.svg", "<svg/>");
    await finish();
    for (const copy of ["br", "gz"]) {
      expect(existsSync(inPublic(`/static/drawing.svg.${copy}`))).toBe(false);
    }
  });
});
