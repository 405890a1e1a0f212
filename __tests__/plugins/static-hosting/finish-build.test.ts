/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import sharp from "sharp";

import type { BuildEnvironment } from "../../../plugins/gatsby-plugin-static-hosting/environment";
import { finishBuild } from "../../../plugins/gatsby-plugin-static-hosting/finish-build";
import { parsePage } from "../../../plugins/gatsby-plugin-static-hosting/page";
import { scanPage } from "../../../plugins/gatsby-plugin-static-hosting/page-scan";
import { writeServiceWorker } from "../../../plugins/gatsby-plugin-service-worker/write-service-worker";

const project = join(__dirname, "..", "..", "..");

const script = "/app-0123456789abcdef0123.js";
const styles = ["/static/styles-0123456789abcdef0123.css", "/static/styles-1123456789abcdef0123.css"];
const environment = {
  apiOrigin: "https://api.example",
  siteUrl: "https://www.example",
  imageOrigins: [],
  frameAncestors: [],
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
/** A page as Gatsby writes it. */
const built = (text: string, body = "", head = "") =>
  `<!DOCTYPE html><html lang="en"><head><title>${text}</title>${head}` +
  `${styles.map((address) => `<link rel="stylesheet" href="${address}"/>`).join("")}</head>` +
  `<body>${body}<main>${text}</main><script src="${script}" async></script></body></html>`;

const branch = {
  slug: "kerobokan",
  name: "Kerobokan",
  area: "Badung",
  headOffice: true,
  address: "Jalan Raya 1",
  phone: "+62361",
  mapsUrl: "https://maps.example/1",
  hours: { opens: "08:00", closes: "22:00" },
  geo: { latitude: -8.6, longitude: 115.1 },
};
const otherBranch = {
  ...branch,
  slug: "canggu",
  name: "Canggu </b>",
  headOffice: false,
  phone: "+62362",
  hours: { opens: "10:00", closes: "22:00" },
};
const company = {
  name: "Segara Money Changer",
  legalName: "PT Segara",
  since: 1998,
  email: "mail@segara.example",
  instagram: "https://instagram.example/segara",
  facebook: "https://facebook.example/segara",
  licence: { authority: "Bank Indonesia", number: "1/2" },
  hours: { days: "Every day", opens: "08:00", closes: "22:00" },
  closures: [
    { name: "Nyepi", date: "2027-03-08", until: null, opens: null, closes: null },
    { name: "Holidays", date: "2027-03-07", until: "2027-03-10", opens: "08:00", closes: "15:00" },
  ],
};

const finish = (settings: Partial<BuildEnvironment> = {}) =>
  finishBuild(
    root,
    { ...environment, ...settings },
    {
      company: {
        ...company,
        logoMark: { absolutePath: at("content/mark.svg") },
        socialImage: { absolutePath: at("content/social.png") },
      },
      branches: [otherBranch, branch],
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
  cpSync(card, at("content/social.png"));
  write("content/mark.svg", "<svg/>");
  cpSync(join(project, "deploy/apache.htaccess"), at("deploy/apache.htaccess"));
  write(`public${script}`, "start();\n".repeat(100));
  for (const address of styles) write(`public${address}`, "b { top: 0 }\n".repeat(100));
  for (const page of ["index.html", "kurs/index.html", "artikel/index.html", "404.html", "404/index.html"]) {
    write(`public/${page}`, built(`This is ${page}`));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe("pages", () => {
  it("load scripts with an inline script that the policy allows by hash", async () => {
    await finish();
    const rules = [read("/_headers"), readFileSync(at("deploy/generated/header-maps.conf"), "utf8")];
    for (const page of ["/index.html", "/kurs/index.html"]) {
      expect(read(page)).not.toContain("<script src");
      const { scriptHashes } = scanPage(parsePage(read(page)));
      expect(scriptHashes).toHaveLength(1);
      for (const rule of rules) expect(rule).toContain(scriptHashes[0]);
    }
  });

  it("have no scripts where hosts serve them for any address", async () => {
    await finish();
    for (const page of ["/404.html", "/404/index.html"]) expect(read(page)).not.toContain("<script");
  });

  it("name the counters' telephone numbers in the note about missing scripts, also after a second build", async () => {
    write("public/index.html", built("Home", '<aside id="load-failure" hidden><ul></ul></aside>'));
    await finish();
    await finish();
    const items = parsePage(read("/index.html"))("#load-failure li").toArray();
    expect(items.map((item) => parsePage(read("/index.html"))(item).text())).toEqual([
      "Canggu </b> +62362",
      "Kerobokan, Jalan Raya 1 +62361",
    ]);
    expect(read("/index.html")).toContain('<a href="tel:+62361" translate="no">+62361</a>');
  });

  it("are copied to the addresses where hosts would redirect to the folder", async () => {
    // A leftover of an earlier build does not change the policy.
    write("public/kurs.html", built("Old words", '<p style="top:0">Old</p>'));
    await finish();
    expect(read("/kurs.html")).toContain("This is kurs/index.html");
    expect(read("/kurs.html")).toBe(read("/kurs/index.html"));
  });

  it("have one JSON-LD block of the company on the landing page, also after a second build", async () => {
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
            specialOpeningHoursSpecification: [
              // One entry for each day, although the closures overlap.
              { validFrom: "2027-03-08", validThrough: "2027-03-08", opens: "00:00", closes: "00:00" },
              { validFrom: "2027-03-07", validThrough: "2027-03-07", opens: "08:00", closes: "15:00" },
              { validFrom: "2027-03-09", validThrough: "2027-03-10", opens: "08:00", closes: "15:00" },
            ],
          },
          {
            "@id": "https://www.example/cabang/canggu#counter",
            name: "Segara Money Changer, Canggu </b>",
            // Its own hours are shorter.
            specialOpeningHoursSpecification: [
              { opens: "00:00" },
              { opens: "10:00", closes: "15:00" },
              { opens: "10:00", closes: "15:00" },
            ],
          },
          { "@id": "https://www.example/cabang/kerobokan#counter", name: "Segara Money Changer, Kerobokan" },
          {
            "@type": "WebSite",
            url: "https://www.example/",
            publisher: { "@id": "https://www.example/#organization" },
          },
        ],
      },
    ]);
    // No text can close the block.
    expect(blocks[0]?.[1]).not.toContain("<");
    expect(read("/kurs/index.html")).not.toContain("ld+json");
  });

  it("of a branch have its own data and the way to it, and an address without a trailing slash", async () => {
    write("public/cabang/canggu/index.html", built("Canggu"));
    await finish();
    expect(read("/cabang/canggu.html")).toBe(read("/cabang/canggu/index.html"));
    const [, json] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(read("/cabang/canggu.html")) ?? [];
    expect(JSON.parse(json ?? "")).toMatchObject({
      "@graph": [
        { "@id": "https://www.example/#organization" },
        {
          "@type": "FinancialService",
          "@id": "https://www.example/cabang/canggu#counter",
          url: "https://www.example/cabang/canggu",
          telephone: "+62362",
          address: { streetAddress: "Jalan Raya 1", addressCountry: "ID" },
          geo: { latitude: -8.6, longitude: 115.1 },
          openingHoursSpecification: { opens: "10:00", closes: "22:00" },
          specialOpeningHoursSpecification: [{ opens: "00:00" }, { opens: "10:00" }, { opens: "10:00" }],
          parentOrganization: { "@id": "https://www.example/#organization" },
        },
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { "@type": "ListItem", position: 1, item: "https://www.example/" },
            { position: 2, item: "https://www.example/#location_section" },
            { position: 3, name: "Canggu </b>" },
          ],
        },
      ],
    });
  });
});

describe("files beside the pages", () => {
  it("let hosts cache each hashed file for a year", async () => {
    await finish();
    const blocks = read("/_headers").split("\n\n");
    const immutable = blocks.filter((block) =>
      block.includes("Cache-Control: public, max-age=31536000, immutable"),
    );
    expect(immutable.map((block) => block.split("\n")[0]).sort()).toEqual([script, ...styles].sort());
  });

  it("tell crawlers the canonical addresses, and when an article was changed", async () => {
    const canonical = (path: string) => `<link rel="canonical" href="https://www.example${path}"/>`;
    const modified = '<meta property="article:modified_time" content="2026-09-01T00:00:00.000Z"/>';
    write("public/index.html", built("Home", "", canonical("/")));
    write("public/artikel/7/index.html", built("Seven", "", canonical("/artikel/7") + modified));
    await finish();
    expect(read("/robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://www.example/sitemap.xml\n");
    const sitemap = read("/sitemap.xml");
    expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
    expect(sitemap.match(/<url>.*<\/url>/g)).toEqual([
      "<url><loc>https://www.example/artikel/7</loc><lastmod>2026-09-01T00:00:00.000Z</lastmod></url>",
      "<url><loc>https://www.example/</loc></url>",
    ]);
  });

  it("name no address where the site's own is unknown, also after a build that knew it", async () => {
    write("public/cabang/canggu/index.html", built("Canggu"));
    write("public/sitemap.xml", "of an earlier build");
    await finish({ siteUrl: undefined });
    expect(read("/robots.txt")).toBe("User-agent: *\nAllow: /\n");
    expect(existsSync(inPublic("/sitemap.xml"))).toBe(false);
    for (const page of ["/index.html", "/cabang/canggu.html"]) expect(read(page)).not.toContain("ld+json");
  });

  it("give shared links their picture and browser tabs their icon", async () => {
    await finish();
    // As the pages declare it.
    expect(await sharp(at("public/social.jpg")).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
    expect(read("/favicon.svg")).toBe("<svg/>");
  });

  it("give each host the policy, and the rewrite of an article", async () => {
    write("deploy/generated/server-admin.conf", "of a former version");
    await finish();
    const [hash] = scanPage(parsePage(read("/index.html"))).scriptHashes;
    const maps = readFileSync(at("deploy/generated/header-maps.conf"), "utf8");
    for (const text of [read("/_headers"), read("/.htaccess"), maps])
      expect(text).toContain(`'strict-dynamic' ${hash}`);
    const locations = readFileSync(at("deploy/generated/server-rewrites.conf"), "utf8");
    for (const text of [read("/_redirects"), read("/.htaccess"), locations])
      expect(text).toContain("/artikel");
    expect(existsSync(at("deploy/generated/server-admin.conf"))).toBe(false);
  });
});

it("a build without the service worker removes it from browsers, and each build those of former sites", async () => {
  const removed = readFileSync(at("plugins/gatsby-plugin-service-worker/removed-sw.js"), "utf8");
  await writeServiceWorker(root, false);
  for (const address of ["/sw.js", "/service-worker.js", "/ngsw-worker.js"])
    expect(read(address)).toBe(removed);
  await writeServiceWorker(root, true);
  expect(read("/sw.js")).not.toBe(removed);
  expect(read("/service-worker.js")).toBe(removed);
});

it("the service worker precaches the pages, with a new revision for each change", async () => {
  write("public/art/seal.svg", "<svg/>");
  write("public/artikel/7/index.html", built("Seven"));
  const entries = async () => {
    await finish();
    await writeServiceWorker(root, true);
    const found = read("/sw.js").matchAll(/url:"([^"]+)",revision:("[^"]+"|null)/g);
    return [...found].map(([, url, revision]) => [url, revision]);
  };
  const before = await entries();
  expect(before.map(([url]) => url).sort()).toEqual(
    ["/", "/artikel", "/kurs", "/404.html", script, "/art/seal.svg", ...styles].sort(),
  );
  write("public/kurs/index.html", built("Other words"));
  const changed = (await entries()).filter((entry, index) => String(entry) !== String(before[index]));
  expect(changed.map(([url]) => url)).toEqual(["/kurs"]);
});

it("only the board may be framed, by the origins of FRAME_ANCESTORS, and an unknown address has the policy in its page", async () => {
  await finish({ frameAncestors: ["https://signage.example", "https://hotel.example"] });
  const blocks = read("/_headers").split("\n\n");
  const framed = blocks.filter((block) =>
    block.includes("frame-ancestors https://signage.example https://hotel.example;"),
  );
  expect(framed.map((block) => block.split("\n")[0])).toEqual(["/kurs", "/kurs/*", "/kurs.html"]);
  expect(blocks.find((block) => block.startsWith("/artikel\n"))).toContain("frame-ancestors 'none'");
  expect(blocks[0]).toContain("X-Frame-Options: DENY");
  expect(parsePage(read("/404.html"))("meta[http-equiv=Content-Security-Policy]").attr("content")).toMatch(
    /^default-src 'none'/,
  );
});

it("removes files of an earlier build when this build has none of them", async () => {
  const gone = ["/static/styles-ffffffffffffffffffff.css", "/~partytown/partytown.js", "/admin/index.html"];
  const kept = [`${script}.map`, "/static/picture.webp"];
  for (const address of [...gone, ...kept]) write(`public${address}`, "{}");
  await finish();
  expect(gone.filter((address) => existsSync(inPublic(address)))).toEqual([]);
  expect([script, ...styles, ...kept].filter((address) => !existsSync(inPublic(address)))).toEqual([]);
});
