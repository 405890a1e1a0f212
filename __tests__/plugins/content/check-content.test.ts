/** @jest-environment node */
import { renameSync } from "node:fs";
import { join } from "node:path";

import { checkTexts } from "../../../content-schema/check-content";
import { checkContent } from "../../../plugins/gatsby-transformer-content/read-content";
import { formatAnnotation, formatProblems, formatReport } from "../../../content-schema/problem-report";
import { singleFiles } from "../../../content-schema/schema";
import { copyContent } from "../../support/content-folder";

const content = copyContent();
afterEach(content.restore);
afterAll(content.remove);

it("accepts the sample content, with a value for every file", async () => {
  const { problems, files } = await checkContent(content.path);
  expect(problems).toEqual([]);
  expect([...files.keys()]).toEqual([
    ...singleFiles,
    ...["head-office", "petitenget", "umalas"].map((slug) => `branches/${slug}.yaml`),
    "currencies/usd.yaml",
  ]);
});

it("joins a text over several lines", async () => {
  content.edit("board.yaml", "  - en: Identity documents", "  - en: |\n      Identity\n      documents");
  const { files } = await checkContent(content.path);
  expect(files.get("board.yaml")?.content?.value).toMatchObject({
    notices: { 1: { en: "Identity documents are required" } },
  });
});

it.each<[what: string, file: string, change: (source: string) => string]>([
  ["a byte order mark", "hero", (source) => `\ufeff${source}`],
  ["CRLF line endings", "hero", (source) => source.replaceAll("\n", "\r\n")],
  ["a time without quotes", "company", (source) => source.replace('"08:00"', "08:00")],
  ["other scripts and emoji", "testimonials", (source) => source.replace("Hannah", "Zoë 李 👩‍👩‍👧")],
  [
    "a day's short name within a word",
    "company",
    (source) => source.replace("Every day", "Satu minggu penuh"),
  ],
  ["a folded text", "faq", (source) => source.replace("answer: No.", "answer: >\n      No.\n     ")],
  ["a subdomain of Facebook", "company", (source) => source.replace("//facebook", "//id-id.facebook")],
  [
    "the zero of an Italian number",
    "branches/head-office",
    (source) => source.replace("+62 361 000 001", "+39 06 000 0001"),
  ],
  [
    "Markdown characters that format nothing",
    "faq",
    (source) => source.replace("Do you", "Do ** 2 ** a__b__c [or] (not)"),
  ],
])("accepts %s", async (_what, file, change) => {
  content.write(`${file}.yaml`, change(content.read(`${file}.yaml`)));
  expect(await content.report()).toEqual([]);
});

/** A mistake: the file, the replaced text, its replacement with ¶ at the reported position, and parts of the message. */
// prettier-ignore
const mistakes: [file: string, from: string, to: string, ...message: string[]][] = [
  // YAML; mutations.test.ts has the rest
  ["about", "  - id: safe", "¶\t- id: safe", "indented with a tab. Use spaces"],
  ["exchange", "text: Rates", "text: ¶Note: rates", 'A colon inside a text needs quotes. Put the whole text in quotes (").'],
  ["company", "since: 2016", "¶since:2016", "the colon and the space after a name are missing"],
  ["company", "since: 2016", "¶<<<<<<< HEAD\nsince: 2016", "Git has left a mark here because two people changed the same lines. Keep one"],
  ["company", "since: 2016", "¶name: Other\nsince: 2016", "This name is used for the second time here"],
  ["hero", "View Today's Rates", "'View Today'¶s Rates'", "more text after a closing quote"],
  ["branches/head-office", "{ latitude: -8.669, longitude: 115.166 }\n", "{ latitude: -8.669, longitude: 115.166\n¶", "a closing bracket is missing"],
  ["hero", "lead: We buy.", "lead: ¶*We", "A text cannot begin with a sign"],
  ["hero", "lead: We buy.", "lead: ¶…", "There is nothing to read here."],
  ["gallery", "caption: Canggu at", "caption: Beach ¶#1 at", "ignores everything after #"],
  ["faq", "answer: Your", "answer: ¶Ã–ffnung. Your", "A letter here is damaged"],
  // Names
  ["branches/head-office", "phone:", "¶phon:", "  phon: ", 'Did you mean "phone:"?'],
  ["hero", "headline:", "¶colour: red\nheadline:", '"colour" is not a known name here. Known names: headline, '],
  ["board", "- en: Identity documents are required\n    id: Wajib menunjukkan dokumen identitas", "- ¶en: Identity documents are required", "notices › 2 › id: This entry is missing. Expected ", "for example"],
  // Types
  ["branches/head-office", '"+62 361 000 001"', "¶0361000001", 'Did you mean "+62 361000001"?'],
  ["branches/head-office", "headOffice: true", "headOffice: ¶yes", "Expected true or false"],
  ["branches/head-office", "{ latitude: -8.669, longitude: 115.166 }", "¶-8.669, 115.166", "Expected a group of entries: { latitude: …, longitude: … }"],
  ["hero", "  lines:\n    - MONEY\n    - CHANGER", "  lines: ¶MONEY", "headline › lines: ", "Expected a list"],
  // Values
  ["hero", "We buy", "¶We \u202ebuy", "U+202e"],
  ["hero", "thin: Authorized", "thin: ¶Authorized and registered", "has 25 characters. There is room for 12."],
  ["faq", "Do you charge", "¶<b>Do</b> you charge", '"<b>Do" would be shown as it is'],
  ["company", "Hello {company}", "¶Hello {compny}", "{compny} is not a known placeholder. Use one of {company}"],
  ["company", "https://instagram.com/", "¶https://instagram.com.evil.example/", "of an account on instagram.com"],
  ["branches/head-office", '"+62 361 000 001', '¶"(0361) 000-001', 'Did you mean "+62 361 000 001"?'],
  ["company", '"08:00', '¶"8 AM', "a time of day from 00:00 to 23:59", 'for example: "08:00"'],
  ["company", '"22:00', '¶"08:00', "not after opening time 08:00"],
  ["company", "days: Every day", "days: ¶Monday to Saturday", "names days, but the website shows all seven as open"],
  ["company", "days: Every day", 'days: ¶"{since} days"', "{since} cannot be used here. Write the words themselves."],
  ["company", "date: 2027-03-08", "date: ¶2027-02-30", "closures › 2 › date", '"2027-02-30" is not right. Expected a day of the calendar'],
  ["company", "date: 2027-03-08", "date: 2027-03-08\n    until: ¶2027-03-07", "is before 2027-03-08"],
  ["company", "date: 2027-03-08", "date: ¶2027-03-07", '"the eve of Nyepi" (entry 1) is on this day already'],
  ["company", "date: 2027-03-08", 'date: 2027-03-08\n    opens: ¶"08:00"', "Give both opens and closes, or neither"],
  ["testimonials", "rating: 5", "rating: ¶6", 'items › 1 › rating: "6" is not right. ', "from 1 to 5"],
  ["branches/head-office", "area: Kerobokan", "area: ¶Kerobokn", 'Did you mean "Kerobokan"?'],
  ["company", "days: Every day", "days: ¶Senin-Jumat", "names days, but"],
  ["branches/umalas", "order: 30", "order: ¶20", '"20" is the same at', "Each counter needs its own"],
  ["branches/head-office", "headOffice: true", "headOffice: ¶false", "No counter is the head office"],
  ["branches/umalas", "headOffice: false", "headOffice: ¶true", "Head office (content/branches/head-office.yaml) is the head office already"],
  ["branches/umalas", "mapsUrl:", 'closures:\n  - name: Odalan\n    date: 2026-12-05\n    opens: ¶"08:00"\nmapsUrl:', "closures › 1 › opens: Give both opens and closes"],
  // Pictures
  ["gallery", "images/gallery/16-jukung-outrigger-boats.jpg", "¶images/gallery/16-jukung-outriger-boats.jpg", "images › 5 › image: ", "Did you mean images/gallery/16-jukung-outrigger-boats.jpg?"],
  ["gallery", "images/gallery/16-jukung-outrigger-boats.jpg", "¶images/testimonials/avatar-1.jpg", "too small: 400 x 400 pixels"],
  ["gallery", "images/gallery/16-jukung-outrigger-boats", "¶images/gallery/14-canang-sari-offering", "is already used in entry 4"],
  ["gallery", "alt: Illustration of a bright service counter with timber slats, rattan lamps, a rate board and two smiling staff members", "alt: ¶DSC 0012", "not a description"],
];

describe("reports a mistake at its position, in plain words", () => {
  it.each(mistakes)("%s: %j written as %j", async (file, from, to, ...message) => {
    content.edit(`${file}.yaml`, from, to);
    const [before = "", after = ""] = content.read(`${file}.yaml`).split("¶");
    content.write(`${file}.yaml`, before + after);
    const at = `${before.split("\n").length}:${before.length - before.lastIndexOf("\n")}`;
    const report = await content.report();
    expect(report).toHaveLength(1);
    expect(report[0]).toContain(`content/${file}.yaml:${at}  `);
    for (const words of message) expect(report[0]).toContain(words);
  });

  it("in all files at once, sorted", async () => {
    content.edit("company.yaml", "since: 2016", 'since: "2016"');
    content.edit("company.yaml", "hello@segara.example", "hello");
    content.edit("branches/head-office.yaml", "phone:", "phon:");
    content.edit("hero.yaml", "  thin:", "\tthin:");
    const report = formatReport((await checkContent(content.path)).problems);
    expect(report.split("\n")).toEqual([
      expect.stringMatching(/^content\/branches\/head-office\.yaml:\d+:1 .*phon/),
      expect.stringMatching(/^content\/company\.yaml:\d+:8 .*since/),
      expect.stringMatching(/^content\/company\.yaml:\d+:8 .*email/),
      expect.stringMatching(/^content\/hero\.yaml:\d+:1 .*tab/),
      "",
      "4 problems in the content.",
    ]);
  });
});

it("reports a copied currency that kept the other one's name", async () => {
  content.write("currencies/zar.yaml", content.read("currencies/usd.yaml"));
  expect(await content.report()).toEqual(
    ["order", "name"].map((key) =>
      expect.stringMatching(
        RegExp(`^content/currencies/zar.yaml:\\d+:\\d+  ${key}: .* Each currency needs its own`),
      ),
    ),
  );
});

it("reports a copied counter that kept the other one's facts", async () => {
  const source = content.read("branches/umalas.yaml");
  const changed = source
    .replace("order: 30", "order: 40")
    .replace(/^name: .*/m, "name: Kerobokan, Batu Belig")
    .replace(/^address: .*/m, "address: Jl. Contoh Batu Belig No. 9");
  content.write("branches/batu-belig.yaml", changed);
  const kept = ["place", "phone", "mapsUrl", "geo", "findUs", "alt"];
  // The later file is reported.
  expect(await content.report()).toEqual(
    kept.map((key) =>
      expect.stringMatching(RegExp(`^content/branches/umalas.yaml:\\d+:\\d+  ${key}: .* the same at`)),
    ),
  );
});

describe("reports a file that", () => {
  it.each<[string, (source: string) => Uint8Array | string, RegExp]>([
    [
      "is empty",
      () => "# nothing\n",
      /hero.yaml:1:1 {2}There is nothing here. Expected a group of entries: \{ headline: …/,
    ],
    [
      "is a single string",
      () => "hello\n",
      /hero.yaml:1:1 {2}"hello" is not right. Expected a group of entries: \{ headline: …/,
    ],
    ["is UTF-16", (text) => Buffer.from(`\ufeff${text}`, "utf16le"), /hero.yaml:1:1 {2}.*UTF-8/],
  ])("%s", async (_what, change, line) => {
    content.write("hero.yaml", change(content.read("hero.yaml")));
    expect(await content.report()).toEqual([expect.stringMatching(line)]);
  });

  it("was renamed", async () => {
    renameSync(join(content.path, "hero.yaml"), join(content.path, "heros.yaml"));
    expect(await content.report()).toEqual([
      expect.stringMatching(/hero.yaml:1:1 {2}This file is missing/),
      expect.stringMatching(/heros.yaml:1:1 {2}The site does not know this file\. Did you mean hero\.yaml\?/),
    ]);
  });

  it.each([
    "branches/Berawa Beach.yaml",
    "branches/berawa.yml",
    "branches/old/berawa.yaml",
    "branches/canggu.yaml.txt",
    "currencies/dollar.yaml",
    "currencies/us.yaml",
  ])("cannot be an address: %s", async (name) => {
    content.write(name, content.read("branches/umalas.yaml"));
    expect(await content.report()).toEqual([
      expect.stringContaining(`content/${name}:1:1  The name of this file becomes an address.`),
    ]);
  });

  it("is missing, because there is no counter", async () => {
    const texts = new Map(singleFiles.map((file) => [file, content.read(file)]));
    const { problems } = await checkTexts(texts, () => undefined);
    expect(formatReport(problems)).toContain("content/branches:1:1  There is no counter. Add a file");
  });
});

describe("checks a translation", () => {
  const warnings = async (): Promise<string[]> => {
    const found = formatProblems((await checkContent(content.path)).warnings);
    return found.filter((line) => !line.includes("There is no such file."));
  };

  it("of which every text is optional, and lists what is missing", async () => {
    const count = (await checkContent(content.path)).warnings.length;
    content.write("id/hero.yaml", "quote: { lead: Kami beli. }\ncontactButton: Hubungi Kami\n");
    expect(await content.report()).toEqual([]);
    expect(await warnings()).toEqual([
      "content/id/hero.yaml:1:1  These texts of content/hero.yaml have no translation, and are shown in English: " +
        "headline › thin (line 6), headline › lines › 1 (line 8), headline › lines › 2 (line 9), " +
        "places (line 11), ratesButton (line 12), quote › text (line 18).",
    ]);
    expect((await checkContent(content.path)).warnings).toHaveLength(count);
  });

  it("without any text as one of which all are missing", async () => {
    content.write("id/hero.yaml", "# Nothing yet\n");
    expect(await content.report()).toEqual([]);
    expect(await warnings()).toEqual([expect.stringContaining("have no translation, and are shown in")]);
  });

  it("without names, which most languages leave as they are", async () => {
    content.write("id/branches/umalas.yaml", "findUs: Di tepi sawah.\nalt: Jalan desa dengan penjor\n");
    content.write(
      "id/branches/head-office.yaml",
      "findUs: Di pom bensin.\nalt: Kantor\nname: Kantor pusat\n",
    );
    expect(await content.report()).toEqual([]);
    expect(await warnings()).toEqual([]);
  });

  it("that is left over", async () => {
    content.write("id/branches/closed.yaml", "findUs: Di tepi sawah.\n");
    content.write("id/contact.yaml", "bring: [Paspor]\n");
    expect(await warnings()).toEqual([
      "content/id/branches/closed.yaml:1:1  There is no content/branches/closed.yaml. Delete this translation, or rename it.",
      expect.stringContaining("content/id/contact.yaml:1:1  These texts"),
      expect.stringMatching(
        /^content\/id\/contact\.yaml:1:8 {2}bring: This list needs as many entries as in content\/contact\.yaml/,
      ),
    ]);
  });

  it("whose entries lose their partner, whatever their place", async () => {
    const nyepi = "  - date: 2027-03-08\n    name: Nyepi\n";
    const eve = "  - date: 2027-03-07\n    name: menjelang Nyepi\n";
    const rest =
      "licence: { authority: Terdaftar }\nhours: { days: Setiap hari }\nwhatsappInquiry: Halo {company}\n";
    content.write("id/company.yaml", `${rest}closures:\n${nyepi}${eve}`);
    expect(await warnings()).toEqual([]);
    content.edit("company.yaml", "date: 2027-03-08", "date: 2027-03-09");
    expect(await warnings()).toEqual([
      expect.stringMatching(/id\/company\.yaml:1:1 .* closures › 2 › name \(line \d+\)\.$/),
      expect.stringContaining(
        'id/company.yaml:5:11  closures › 1 › date: No entry of content/company.yaml has "2027-03-08" here.',
      ),
    ]);
    content.edit("id/company.yaml", "date: 2027-03-07", "date: 2027-03-08");
    expect(await content.report()).toEqual([expect.stringContaining("is already used in entry 1")]);
    content.edit("id/company.yaml", "date: 2027-03-08\n    ", "");
    expect(await content.report()).toEqual([
      expect.stringContaining("closures › 1 › date: This entry is missing."),
    ]);
  });

  it.each([
    ["id/hero.yaml", "quot: { lead: Kami beli. }", 'Did you mean "quote:"?'],
    [
      "id/hero.yaml",
      "image: images/hero/hero.jpg",
      "This stays in content/hero.yaml, and counts for all languages.",
    ],
    ["id/hero.yaml", "colour: red", '"colour" is not a known name here'],
    ["id/hero.yaml", "- Kami beli.", "Expected a group of entries: { headline: …, "],
    ["id/hero.yaml", "contactButton: 7", "contactButton: 7 needs quotes"],
    ["id/hero.yaml", "headline: { thin: Penukaran valas }", "There is room for 12."],
    ["id/faq.yaml", 'intro: "{Gerai}"', "{Gerai} is not a known placeholder"],
    ["id/board.yaml", "notices: []", "This stays in content/board.yaml"],
    ["id/heros.yaml", "quote: {}", "The site does not know this file. Did you mean id/hero.yaml?"],
    ["id/faq.yml", "title: Tanya", "Did you mean id/faq.yaml?"],
    ["id/branches/Berawa.yaml", "alt: Gerai", "The name of this file becomes an address."],
    [
      "indonesia/hero.yaml",
      "quote: {}",
      "The site knows no such folder. It has these: branches, currencies, id.",
    ],
    ["id/other/faq.yaml", "title: Tanya", "The site knows no such folder."],
    ["ID/about.yaml", "heading: Kami", "The site knows no such folder."],
  ])("%s, and refuses %j", async (file, text, message) => {
    content.write(file, `${text}\n`);
    expect(await content.report()).toEqual([expect.stringContaining(message)]);
    expect((await content.report())[0]).toMatch(RegExp(`^content/${file}:1:\\d+ `));
  });
});

it("annotates a mistake where GitHub shows the change", () => {
  const place = { file: "content/a,b.yaml", line: 9, column: 8, path: ["items", 3] };
  expect(formatAnnotation("error", { ...place, message: "100% of it: wrong." })).toBe(
    "::error file=content/a%2Cb.yaml,line=9,col=8::items › 4: 100%25 of it: wrong.",
  );
});
