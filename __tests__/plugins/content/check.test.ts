/** @jest-environment node */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { checkContent } from "../../../plugins/gatsby-transformer-content/check";
import { formatReport } from "../../../plugins/gatsby-transformer-content/problems";
import { contentNames } from "../../../plugins/gatsby-transformer-content/schema";
import { copyContent } from "../../support/content-folder";

const content = copyContent();
jest.setTimeout(60_000);
afterEach(content.restore);
afterAll(content.remove);

describe("the content as it is", () => {
  it("is in order, and every file has a value", async () => {
    const { problems, values } = await checkContent(content.path);
    expect(problems).toEqual([]);
    expect([...values.keys()].sort()).toEqual(contentNames);
  });

  it("takes names, hours and numbers in texts from one place", async () => {
    content.edit("company.yaml", "name: Segara Money Changer", "name: Tirta Valas");
    content.edit("company.yaml", 'closes: "22:00"', 'closes: "21:30"');
    content.edit("exchange.yaml", "amount: 50", "amount: 60");
    const branch = / {2}- id: tegal-gundul[\s\S]*/;
    content.write("branches.yaml", content.read("branches.yaml").replace(branch, ""));
    const { problems, values } = await checkContent(content.path);
    expect(problems).toEqual([]);
    expect(values.get("company")).toMatchObject({
      whatsappInquiry: expect.stringContaining("Hello Tirta Valas, I"),
    });
    expect(values.get("contact")).toMatchObject({
      dialog: { intro: "We answer every day, 08:00-21:30" },
      map: { alt: expect.stringContaining("the head office and five branches") },
    });
    expect(values.get("about")).toMatchObject({ statement: expect.stringMatching(/^Six counters/) });
    expect(values.get("exchange")).toMatchObject({
      minimum: { text: "Minimum transaction USD 60 or equivalent" },
    });
  });
});

describe("what people write that is fine", () => {
  it.each([
    ["a byte order mark", "hero.yaml", (source: string) => `\ufeff${source}`],
    ["Windows line ends", "hero.yaml", (source: string) => source.replaceAll("\n", "\r\n")],
    ["old Macintosh line ends", "hero.yaml", (source: string) => source.replaceAll("\n", "\r")],
    ["no line end at the end", "hero.yaml", (source: string) => source.trimEnd()],
    ["a line of hyphens at the top", "hero.yaml", (source: string) => `---\n${source}`],
    ["a time without quotes", "company.yaml", (source: string) => source.replace('"08:00"', "08:00")],
    [
      "a remark after a number",
      "company.yaml",
      (source: string) => source.replace("2016\n", "2016 # founded\n"),
    ],
    [
      "other scripts and emoji",
      "testimonials.yaml",
      (source: string) => source.replace("Hannah", "Zoë 李 👩‍👩‍👧"),
    ],
    ["quotes", "testimonials.yaml", (source: string) => source.replace("No hurry", 'No "hurry"')],
    [
      "a long text over several lines",
      "about.yaml",
      (source: string) => source.replace("for them", "for\n      them"),
    ],
    [
      "another country's number with its zero",
      "branches.yaml",
      (source: string) => source.replace("+62 361 000 001", "+39 06 000 0001"),
    ],
    [
      "the year that it is",
      "company.yaml",
      (source: string) => source.replace("2016", String(new Date().getFullYear())),
    ],
    [
      "every day in other words",
      "company.yaml",
      (source: string) => source.replace("Every day", "Monday - Sunday"),
    ],
    [
      "a word that begins like a day's name",
      "company.yaml",
      (source: string) => source.replace("Every day", "Every day of the month"),
    ],
    [
      "a telephone's address of Facebook",
      "company.yaml",
      (source: string) => source.replace("//facebook", "//id-id.facebook"),
    ],
    [
      "a special space in a text",
      "gallery.yaml",
      (source: string) => source.replace("Our counters", "Now:\u00a050\u00a0counters"),
    ],
    [
      "signs of Markdown that mark nothing",
      "faq.yaml",
      (source: string) => source.replace("Do you charge", "Do ** 2 ** and a__b__c [or] (not) charge"),
    ],
    [
      "a remark beside a group",
      "hero.yaml",
      (source: string) => source.replace("headline:", "headline: # large"),
    ],
    [
      "a folded text",
      "faq.yaml",
      (source: string) => source.replace("answer: No.", "answer: >\n      No.\n     "),
    ],
  ])("%s", async (_what, file, change) => {
    content.write(file, change(content.read(file)));
    expect(await content.report()).toEqual([]);
  });

  it("shows a text that is written over several lines as one", async () => {
    content.edit("board.yaml", "  - en: Identity documents", "  - en: |\n      Identity\n      documents");
    const { values } = await checkContent(content.path);
    expect(values.get("board")).toMatchObject({ notices: { 1: { en: "Identity documents are required" } } });
  });
});

/** What, in which file, which text is replaced by which; the place (line, or line and column), and what is said. */
// prettier-ignore
const mistakes: [what: string, file: string, from: string, to: string, at: string, ...said: string[]][] = [
  // Syntax
  ["a tab", "about", "  - title: Safe", "\t- title: Safe", "12:1", "tab"],
  ["a line too far right", "branches", "    area: Kerobokan", "      area: Kerobokan", "9:7", "line up"],
  ["a line too far left", "branches", "    area: Kerobokan", "   area: Kerobokan", "9:", "line up"],
  ["a line of an entry two spaces too far left", "branches", "    headOffice: true", "  headOffice: true", "10:3", "begins with 4 spaces; now it has 2"],
  ["a line of an entry at the left edge", "about", "    text: Your notes", "text: Your notes", "13:1", "begins with 4 spaces; now it has 0"],
  ["the first line of a group too far right", "contact", "  alt: Sketch", "    alt: Sketch", "7:5", "begins with 2 spaces; now it has 4"],
  ["a line at the left edge too far right", "about", "statement: ", "  statement: ", "5:3", "begins at the left edge"],
  ["an entry without its hyphen", "faq", "  - question: What do", "    question: What do", "8:5", "must begin with a hyphen"],
  ["the first of two entries with a dot", "hero", "- MONEY", "• MONEY", "8:5", "begins with a hyphen (-), not with •"],
  ...["    Selling foreign", "      Selling foreign", "  Selling foreign banknotes", "Selling foreign banknotes"].map(
    (line): (typeof mistakes)[number] => [`the line "${line}" without a hyphen`, "footer", "    - Selling foreign banknotes", line, `10:${line.search(/\S/) + 1}`, "must begin with a hyphen, like those beside it."],
  ),
  ["an entry without its hyphen that is too long with the one above", "footer", "    - Large", "    Large", "11:5", "must begin with a hyphen, like those beside it."],
  ["the last of two entries without its hyphen", "hero", "    - CHANGER", "    CHANGER", "9:5", "must begin with a hyphen, like those beside it."],
  ["two entries without their hyphens", "footer", "    - Selling foreign banknotes\n    - Large", "    Selling foreign banknotes\n    Large", "10:5", "must begin with a hyphen, like those beside it."],
  ["an entry of a list over two lines", "footer", "transactions by", "transactions\n      by", "12:7", "must begin with a hyphen, like those beside it. If it goes on with the text above, write it on that line."],
  ["the second line of a text too far left", "about", "to photograph", "to\n  photograph", "12:3", "If it goes on with the text above, write it on that line."],
  ["a missing choice", "branches", "    area: Kerobokan\n", "", "7:5", "area: This entry is missing. Expected one of"],
  ["a list entry too far right", "footer", "    - Selling", "      - Selling", "10:7", "line up"],
  ["a colon in an entry of a list", "footer", "- Large transactions by", "- Large transactions: by", "11:7", 'A colon inside a text confuses the file. Put the whole text in quotes: "Large transactions: by appointment".'],
  ["a colon at the end of an entry of a list", "hero", "- MONEY", "- MONEY:", "8:7", 'in quotes: "MONEY:".'],
  ["a colon in a text", "exchange", "text: Rates", "text: Note: rates", "32:11", 'quotes: "Note: rates'],
  ["no space after a colon", "company", "since: 2016", "since:2016", "9:1", "There is no space between the colon and the value. Write it as  since: 2016"],
  ["a quote never closed", "footer", "title: Questions", 'title: "Questions', "28:", "quote"],
  ["an apostrophe in single quotes", "hero", "View Today's Rates", "'View Today's Rates'", "11:", "quote"],
  ["a bracket at the start", "about", '"{Counters} counters between Kerobokan and Canggu, one rule:"', "{Counters} counters", "5:12", "cannot begin with {"],
  ["an at sign at the start", "hero", "lead: We", "lead: @We", "16:9", "cannot begin with @"],
  ["an asterisk at the start", "hero", "lead: We buy.", "lead: *We", "16:9", "cannot begin with *"],
  ["an ampersand at the start", "hero", "lead: We buy.", "lead: &We buy.", "16:", "cannot begin with &"],
  ["an exclamation mark at the start", "hero", "lead: We buy.", "lead: !We buy.", "16:", "cannot begin with !"],
  ["a name twice", "company", "since: 2016", "name: Other\nsince: 2016", "9:1", '"name" stands here a second time'],
  ["a second document", "company", "since: 2016", "---\nsince: 2016", "9:1", "second document"],
  ["a line of three points", "company", "email:", "...\nemail:", "22:1", "A line of three points ends the file. Delete that line."],
  ["three points in a group", "company", "  opens:", "    ...\n  opens:", "19:5", "Three points alone are no entry. Delete this line."],
  ["three backticks", "company", "email:", "```\nemail:", "22:1", "Delete this line."],
  ["three backticks with a word", "footer", "    - Selling", "    ```yaml\n    - Selling", "10:5", "Delete this line."],
  ["a directive", "company", "# Who we are.", "%YAML 1.1", "2:1", "%"],
  ["a number sign in a text", "gallery", "caption: Canggu at", "caption: Beach #1 at", "14:20", "after # is left out"],
  ["a bracket never closed", "branches", "{ x: 400, y: 250 }", "{ x: 400, y: 250", "15:13", "bracket"],
  ["no space after a hyphen", "branches", "  - id: umalas", "  -id: umalas", "25:3", "After a hyphen"],
  ["a number sign at the start", "gallery", "intro: Our counters, and the island outside the door.", "intro: #1 in Bali", "6:8", 'after it is left out as a remark. Put the whole text in quotes: "#1 in Bali"'],
  ["a number sign at the start of an entry", "footer", "- Selling foreign banknotes", "- #1 in Bali", "10:7", 'left out as a remark. Put the whole text in quotes: "#1 in Bali"'],
  ["a remark where a text should be", "gallery", "intro: Our counters, and the island outside the door.", "intro:\n  # later", "6:1", "intro: There is nothing here"],
  ...["! wow", "!wow", "!!wow", "&x", "&nbsp;", "&anchor x", "& co", ">x", "|x", "]x", "}x", "{{company}}"].map(
    (text): (typeof mistakes)[number] => [`${text} at the start`, "gallery", "caption: Canggu at golden hour", `caption: ${text}`, "14:14", `A text cannot begin with ${text.charAt(0)}. Put the whole text in quotes: "${text}".`],
  ),
  ["a bracket at the start of an entry", "footer", "- Selling foreign banknotes", "- ]x", "10:7", 'A text cannot begin with ]. Put the whole text in quotes: "]x".'],
  ["an ampersand before a group", "hero", "headline:", "headline: &x", "4:11", "A text cannot begin with &"],
  ["a name twice, once in quotes", "company", "since: 2016", 'since: 2016\n"since": 2016', "10:1", '"since" stands here a second time'],
  ["a special space after a colon", "faq", "title: FAQ", "title:\u00a0FAQ", "4:7", "A space of a special kind stands here"],
  ["a special space after a hyphen", "faq", "- question: What do", "-\u00a0question: What do", "8:4", "A space of a special kind stands here"],
  ["a special space before a name", "faq", "- question: What do", "- \u00a0question: What do", "8:5", "A space of a special kind stands here"],
  ["a special space in braces", "branches", "latitude: -8", "latitude:\u00a0-8", "14:21", "A space of a special kind stands here"],
  ["a special space before a colon", "gallery", "intro:", "intro\u00a0:", "6:6", "A space of a special kind stands here"],
  ["an invisible space after a colon", "gallery", "intro: ", "intro:\u200b ", "6:7", "invisible character (U+200B)"],
  // Names
  ["an invisible space in a name", "gallery", "intro:", "int\u200bro:", "6:4", "intro: The text holds an invisible character (U+200B)"],
  ["a byte order mark before a name", "gallery", "intro:", "\ufeffintro:", "6:1", "intro: The text holds an invisible character (U+FEFF)"],
  ["no space after a colon in braces", "branches", "{ x: 400,", "{ x:400,", "15:15", "mapPin › x:400: ", "there must be a colon and a space: x: 400"],
  ["no colon in braces", "branches", "{ x: 400,", "{ x 400,", "15:15", "mapPin › x 400: ", "there must be a colon and a space: x: 400"],
  ["a misspelt name", "branches", "phone:", "phon:", "12:5", "branches › 1 › phon: ", 'Did you mean "phone"?'],
  ["an unknown name", "hero", "headline:", "colour: red\nheadline:", "4:1", "colour: ", "not known here. Known here: headline, "],
  ["a name in the wrong group", "company", "  opens:", "  email: a@b.example\n  opens:", "19:3", "hours › email: ", "left edge"],
  ["a missing name", "gallery", "    caption: Canggu at golden hour\n", "", "12:5", "images › 2 › caption: This entry is missing. Expected ", "for example"],
  ["a name from the language", "hero", "headline:", "__proto__: 1\nheadline:", "4:1", "__proto__: ", "not known"],
  // Types
  ["a number for a text", "company", "Segara Money Changer", "1234", "4:7", 'name: 1234 without quotes is a number. Put it in quotes: "1234".'],
  ["a placeholder alone", "hero", "thin: Authorized", "thin: {year}", "6:9", 'There is a group of entries here. Put it in quotes: "{year}".'],
  ["a phone without quotes", "branches", '"+62 361 000 001"', "+62361000001", "12:12", 'Put it in quotes: "+62361000001"'],
  ["a home number without quotes", "branches", '"+62 361 000 001"', "0361000001", "12:12", 'Put it in quotes: "+62 361000001"'],
  ["an hour without quotes", "company", '"08:00"', "800", "19:10", "800 without quotes is a number. Put it in quotes: \"08:00\"."],
  ["a number for one of a few words", "branches", "area: Kerobokan", "area: 1", "9:11", "1 without quotes is a number. Expected one of"],
  ["true in quotes", "branches", "headOffice: true", 'headOffice: "true"', "10:17", "Leave out the quotes: true."],
  ["yes for true", "branches", "headOffice: true", "headOffice: yes", "10:17", "Write true."],
  ["true for a text", "hero", "thin: Authorized", "thin: true", "6:9", "headline › thin: true without quotes is a yes-or-no value"],
  ["null for a text", "hero", "thin: Authorized", "thin: null", "6:9", 'headline › thin: null without quotes means "nothing"'],
  ["nothing", "hero", "thin: Authorized", "thin:", "6:3", "headline › thin: There is nothing here"],
  ["a year in quotes", "company", "since: 2016", 'since: "2016"', "9:8", "since: ", "Leave out the quotes: 2016"],
  ["a decimal comma", "branches", "latitude: -8.669", 'latitude: "-8,669"', "14:", "after a point: -8.669"],
  ...["-8.669, 115.166", '"-8.669, 115.166"', "(-8.669, 115.166)", "-8.669 115.166", "[-8.669, 115.166]", "{ -8.669, 115.166 }"].map(
    (pair): (typeof mistakes)[number] => [`the position ${pair}`, "branches", "{ latitude: -8.669, longitude: 115.166 }", pair, "14:10", "geo: The two numbers need their names. Write them as  { latitude: -8.669, longitude: 115.166 }"],
  ),
  ["the position's numbers the other way round", "branches", "{ latitude: -8.669, longitude: 115.166 }", "115.166, -8.669", "14:10", "is a text. Expected a group with latitude: longitude:"],
  ["not a number at all", "exchange", "amount: 50", "amount: .nan", "16:11", "minimum › amount: "],
  ["a list for a text", "hero", "thin: Authorized", "thin: [Authorized]", "6:9", "headline › thin: There is a list here"],
  ["a text for a short list", "hero", "  lines:\n    - MONEY\n    - CHANGER", "  lines: MONEY", "7:10", "headline › lines: ", "Expected a list"],
  ["a text for a list", "footer", "  items:\n    - Buying foreign banknotes\n    - Selling foreign banknotes\n    - Large transactions by appointment\n    - Live rates, every day", "  items: Buying", "8:10", "services › items: ", "Expected a list"],
  // Values
  ["spaces only", "hero", "thin: Authorized", 'thin: "  "', "6:9", "headline › thin: There is nothing here"],
  ["a day off", "company", "days: Every day", "days: Monday to Saturday", "18:9", "hours › days: ", "leaves days out"],
  ["a blank that counts as a letter", "hero", "thin: Authorized", "thin: \u3164", "6:9", "invisible character (U+3164)"],
  ["an invisible text", "hero", "thin: Authorized", 'thin: "​"', "6:9", "invisible character (U+200B)"],
  ["a mark that turns text around", "hero", "We buy", "We ‮buy", "16:9", "U+202E"],
  ["dots only", "hero", "lead: We buy.", "lead: ...", "16:9", "nothing to read"],
  ["a text too long", "hero", "thin: Authorized", "thin: Authorized and registered", "6:9", "has 25 characters; there is room for 12."],
  ["a placeholder too long for its place", "hero", "contactButton: Contact Us", 'contactButton: "{legalName}"', "12:16", "contactButton: With its placeholders filled in the text has 26 characters; there is room for 24."],
  ["HTML", "faq", "Do you charge", "<b>Do</b> you charge", "12:15", "is HTML"],
  ...["**Do** you", "__Do__ you", "[Do](/articles) you"].map(
    (text): (typeof mistakes)[number] => [`the Markdown ${text}`, "faq", "Do you charge", `Will we? ${text} charge`, "12:15", `"${text.replace(" you", "")}" is Markdown`],
  ),
  ["an unclosed tag", "faq", "Do you charge", "<img src=x onerror=alert(1) Do you charge", "", "is HTML"],
  ["an HTML letter", "faq", "Do you charge", "Do &amp; you", "", '"&amp;" would be shown letter by letter'],
  ["a placeholder misspelt", "company", "Hello {company}", "Hello {compny}", "26:18", "whatsappInquiry: ", "Did you mean {company}?"],
  ["a bracket alone", "footer", 'Since {since}"', 'Since {since"', "", "curly bracket stands alone"],
  ["a placeholder in a fact", "company", "name: Segara Money Changer", 'name: "{company}"', "", "cannot stand here"],
  ["a wrong e-mail", "company", "hello@segara.example", "hello(at)segara.example", "22:8", "email: ", "e-mail"],
  ["program code as a link", "company", "https://instagram.com/segara.example", "javascript:alert(1)", "27:12", "instagram: ", "https:"],
  ["an insecure link", "branches", "https://maps", "http://maps", "13:14", 'Did you mean "https://maps'],
  ["a link to another site", "company", "https://instagram.com/", "https://instagram.com.evil.example/", "", "another site"],
  ["a link with a password", "branches", "https://maps.google.com/", "https://maps.google.com:x@evil.example/", "", "web address"],
  ["a home number", "branches", "+62 361 000 001", "(0361) 000-001", "", 'Did you mean "+62 361 000 001"?'],
  ["a WhatsApp number as people write it", "company", "6281200000000", "+62 812-0000-0000", "", 'Did you mean "6281200000000"?'],
  ...[["+62 0361 000 001", "+62 361 000 001"], ["+620361000001", "+62361000001"], ["+62 (0)361 000 001", "+62 361 000 001"], ["+62 (0361) 000 001", "+62 361 000 001"], ["0062 361 000 001", "+62 361 000 001"], ["00 62 (0)361 000 001", "+62 361 000 001"], ["62 361 000 001", "+62 361 000 001"], ["0061 8 9000 0001", "+61 8 9000 0001"]].map(
    ([number = "", meant = ""]): (typeof mistakes)[number] => [`the number ${number}`, "branches", "+62 361 000 001", number, "12:12", `Did you mean "${meant}"?`],
  ),
  ...["6208120000000", "00628120000000", "0628120000000", "+62 (0)812 000 0000", "0812-000-0000"].map(
    (number): (typeof mistakes)[number] => [`the WhatsApp number ${number}`, "company", "6281200000000", number, "24:11", 'Did you mean "628120000000"?'],
  ),
  ["two numbers", "branches", "+62 361 000 001", "+62 361 000 001 / 002", "12:12", '002" is not right. Expected'],
  ["an account's name", "company", "https://instagram.com/segara.example", '"@segara"', "27:12", 'Did you mean "https://instagram.com/segara"?'],
  ["an account's name without quotes", "company", "https://instagram.com/segara.example", "@segara", "27:12", 'Did you mean "https://instagram.com/segara"?'],
  ["a part of the page with a number sign", "footer", "section: gallery", "section: #gallery", "21:16", "Did you mean gallery?"],
  ["a space in a link", "branches", "?q=-8.6690,115.1660", "?q=-8.6690, 115.1660", "13:14", 'mapsUrl: There is a space before "115.1660", and a web address holds none. Delete it, or write %20 in its place.'],
  ["an account's name with a point", "company", "https://instagram.com/segara.example", "segara.example", "27:12", 'Did you mean "https://instagram.com/segara.example"?'],
  ["an account's site without https", "company", "https://instagram.com/segara.example", "www.instagram.com/segara", "27:12", 'Did you mean "https://www.instagram.com/segara"?'],
  ["a site that is not the account's", "company", "https://instagram.com/segara.example", "segara.example/us", "27:12", 'us" is not right. Expected'],
  ["a site without an account", "company", "https://instagram.com/segara.example", "https://instagram.com/", "27:12", "leads to the site, but to no account on it"],
  ["two points in a site's name", "branches", "https://maps.google.com/", "https://maps..google.com/", "13:14", "is not a complete web address"],
  ["hyphens for a site's name", "branches", "https://maps.google.com/", "https://-.-/", "13:14", "is not a complete web address"],
  ["an apostrophe in a link", "branches", "https://maps.google.com/", "https://maps.google.com/Bali's", "13:14", "cannot hold ' as it is. Write %27 in its place."],
  ...[["8 AM", "08:00"], ["8am", "08:00"], ["10 PM", "22:00"], ["8.30 p.m.", "20:30"], ["12 am", "00:00"], ["12 pm", "12:00"]].map(
    ([hour = "", meant = ""]): (typeof mistakes)[number] => [`the hour ${hour}`, "company", "08:00", hour, "19:10", `Did you mean "${meant}"?`],
  ),
  ["an hour in words", "company", "08:00", "noon", "19:10", '"noon" is not right. Expected'],
  ["a year to come", "company", "since: 2016", `since: ${new Date().getFullYear() + 1}`, "9:8", "is still to come"],
  ["an hour with a dot", "company", "08:00", "8.00", "19:10", "hours › opens: ", 'Did you mean "08:00"?'],
  ["an hour that does not exist", "company", "22:00", "24:00", "20:11", "hours › closes: "],
  ...["02:00", "00:00"].map(
    (time): (typeof mistakes)[number] => [`closing at ${time}`, "company", "22:00", time, "20:11", `hours › closes: Closing time ${time} would be after midnight, which is not possible here`, 'The latest is "23:59".'],
  ),
  ["closing at the opening", "company", "22:00", "08:00", "20:11", "hours › closes: ", "not after opening time 08:00"],
  ["closing before opening", "company", "22:00", "07:00", "20:11", "hours › closes: ", "not after opening time 08:00"],
  ["six stars", "testimonials", "rating: 5", "rating: 6", "11:13", "items › 1 › rating: 6 is too large. ", "from 1 to 5"],
  ["half a star", "testimonials", "rating: 5", "rating: 4.5", "", "rating: ", "whole number"],
  ["an area misspelt", "branches", "area: Kerobokan", "area: Kerobokn", "9:11", "Did you mean Kerobokan?"],
  ["an id with capitals", "branches", "id: head-office", "id: Head Office", "7:9", "small letters"],
  ["an id twice", "branches", "id: umalas", "id: petitenget", "25:9", "branches › 3 › id: ", "branch 2"],
  ["a map link twice", "branches", "?q=-8.6765,115.1572", "?q=-8.6690,115.1660", "22:14", "branch 1"],
  ["a position twice", "branches", "latitude: -8.6765, longitude: 115.1572", "latitude: -8.669, longitude: 115.166", "23:10", "branches › 2 › geo: ", "branch 1"],
  ["no head office", "branches", "headOffice: true", "headOffice: false", "7:3", "branches: No branch is the head office"],
  ["two head offices", "branches", "headOffice: false", "headOffice: true", "19:17", "branches › 2 › headOffice: ", "exactly one"],
  ["a question twice", "faq", "When are you open?", "Do you charge a commission?", "", "items › 10 › question: ", "number 3"],
  ["a service twice", "footer", "Selling foreign banknotes", "Buying foreign banknotes", "10:7", "services › items › 2: ", "number 1"],
  ["an empty entry of a list", "footer", "- Selling foreign banknotes", "-", "10:", "services › items › 2: There is nothing here"],
  ["half a year", "company", "since: 2016", "since: 2016.5", "9:8", "2016.5 is not a whole number"],
  ["midnight as closing time", "company", 'closes: "22:00"', 'closes: "24:00"', "20:11", 'Did you mean "23:59"?'],
  ["curly quotes", "company", 'closes: "22:00"', "closes: \u201c22:00\u201d", "20:11", 'Did you mean "22:00"?'],
  ["a decimal comma in braces", "branches", "latitude: -8.6", "latitude: -8,6", "", "after a point"],
  ["spaces from a web page", "company", '  opens: "08', '\u00a0 opens: "08', "19:1", "Type the spaces anew"],
  ["two versions put together", "company", "since: 2016", "<<<<<<< HEAD\nsince: 2016\n=======\nsince: 2017\n>>>>>>> theirs", "9:1", "Keep one of the parts"],
  ["a text set bold in the way of chats", "faq", "answer: Your", "answer: *Your*", "9:13", "A text cannot begin with *. Put the whole text in quotes"],
  ["an arrow before a text", "faq", "answer: Your", "answer: > Your", "9:13", "A text cannot begin with >. Put the whole text in quotes"],
  ["a bar before a text", "faq", "answer: Your", "answer: | Your", "9:13", "A text cannot begin with |. Put the whole text in quotes"],
  ["a question mark before a text", "faq", "answer: Your", "answer: ? Your", "9:13", "A text cannot begin with ?. Put the whole text in quotes"],
  ["a dash of a word processor for a hyphen", "faq", "- question: What do", "\u2013 question: What do", "8:3", "begins with a hyphen (-), not with \u2013"],
  ["a bullet for a hyphen", "faq", "- question: Is there", "* question: Is there", "10:3", "begins with a hyphen (-), not with *"],
  ["a text below a bar that is not indented", "faq", "answer: Your", "answer: |\n    Your", "10:5", "indent it by two spaces more"],
  ["a point between thousands", "exchange", "amount: 50", "amount: 1.000", "16:11", "1.000 means 1 here", "without a separator: 1000."],
  ["a point in thousands that are not whole", "exchange", "amount: 50", "amount: 1.250", "16:11", "1.25 is not a whole number", "without a separator: 1250."],
  ["a comma between thousands", "exchange", "amount: 50", "amount: 50,000", "16:11", "without a separator: 50000."],
  ["more digits than a number has", "company", "since: 2016", "since: 99999999999999999999", "9:8", "too large"],
  // Pictures
  ["a picture misspelt", "gallery", "16-jukung-outrigger-boats.jpg", "16-jukung-outriger-boats.jpg", "21:12", "images › 5 › image: ", "Did you mean images/gallery/16-jukung-outrigger-boats.jpg?"],
  ["a picture in the wrong folder", "gallery", "images/gallery/16", "images/16", "", "Did you mean images/gallery/16-jukung-outrigger-boats.jpg?"],
  ["capitals in a picture's name", "gallery", "16-jukung-outrigger-boats.jpg", "16-Jukung-outrigger-boats.JPG", "", "Did you mean images/gallery/16-jukung"],
  ["a picture outside", "gallery", "images/gallery/16", "images/../../gallery/16", "", "leads out of the content folder"],
  ["a picture on the web", "gallery", "images/gallery/16", "https://x.example/16", "", "web address"],
  ["a picture on somebody's computer", "gallery", "images/gallery/16-jukung-outrigger-boats.jpg", "C:\\Users\\x.jpg", "21:12", '"C:\\Users\\x.jpg" is a place on one computer'],
  ["a folder for a picture", "gallery", "images/gallery/16-jukung-outrigger-boats.jpg", "images/gallery", "21:12", "images/gallery is a folder"],
  ["backslashes", "gallery", "images/gallery/16", "images\\gallery\\16", "", "forward slashes: images/gallery/16"],
  ["a picture too small", "gallery", "images/gallery/16-jukung-outrigger-boats.jpg", "images/testimonials/avatar-1.jpg", "", "too small: 400 x 400 pixels"],
  ["a picture too wide", "testimonials", "images/testimonials/avatar-1.jpg", "images/hero/hero.jpg", "", "too wide"],
  ["a drawing for a photo", "gallery", "images/gallery/16-jukung-outrigger-boats.jpg", "images/brand/logo-mark.svg", "", "wrong kind", "JPEG"],
  ["a picture twice", "gallery", "16-jukung-outrigger-boats", "14-canang-sari-offering", "", "images › 5 › image: ", "picture 4"],
  ["a file name for a description", "gallery", "alt: Illustration of a bright service counter with timber slats, rattan lamps, a rate board and two smiling staff members", "alt: DSC 0012", "", "images › 3 › alt: ", "not a description"],
];

describe("mistakes are told by file, line and column", () => {
  it.each(mistakes)("%s", async (_what, file, from, to, at, ...said) => {
    content.edit(`${file}.yaml`, from, to);
    const report = await content.report();
    expect(report).toHaveLength(1);
    expect(report[0]).toContain(`content/${file}.yaml:${at}`);
    for (const words of said) expect(report[0]).toContain(words);
  });

  it("says how many entries a list must have", async () => {
    content.write(
      "about.yaml",
      content.read("about.yaml").replace(/ {2}- title: Competitive[\s\S]*?\n\n/, "\n"),
    );
    expect(await content.report()).toEqual([
      "content/about.yaml:10:3  values: The list has 2 entries; there must be exactly 3 entries.",
    ]);
  });

  it("tells all problems of all files at once, in reading order", async () => {
    content.edit("company.yaml", "since: 2016", 'since: "2016"');
    content.edit("company.yaml", "hello@segara.example", "hello");
    content.edit("branches.yaml", "phone:", "phon:");
    content.edit("hero.yaml", "  thin:", "\tthin:");
    const report = formatReport((await checkContent(content.path)).problems);
    expect(report.split("\n").map((line) => line.split("  ")[0])).toEqual([
      "content/branches.yaml:12:5",
      "content/company.yaml:9:8",
      "content/company.yaml:22:8",
      "content/hero.yaml:6:1",
      "",
      "4 problems in the content.",
    ]);
  });
});

describe("files", () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

  it.each<[string, (source: string) => Uint8Array | string, RegExp]>([
    ["empty", () => "", /hero.yaml:1:1 {2}.*empty/],
    ["remarks only", () => "# nothing\n", /hero.yaml:1:1 {2}.*empty/],
    ["one text", () => "hello\n", /hero.yaml:1:1 {2}The file must hold entries/],
    ["a list", () => "- a\n- b\n", /hero.yaml:1:1 {2}The file must hold entries/],
    ["UTF-16", utf16, /hero.yaml:1:1 {2}.*UTF-16/],
    ["UTF-16 without a mark", (source) => Buffer.from(source, "utf16le"), /hero.yaml:1:2 {2}.*UTF-16/],
    [
      "Windows-1252",
      (source) => Buffer.from(source.replace("We buy", "Wé buy"), "latin1"),
      /hero.yaml:16:10 {2}.*UTF-8/,
    ],
    [
      "twice encoded",
      (source) => source.replace("We buy", "WÃ© buy"),
      /hero.yaml:16:10 {2}"Ã©" looks like a letter that was damaged/,
    ],
    ["a zero byte", (source) => source.replace("We buy", "We\u0000buy"), /hero.yaml:16:11 {2}/],
    [
      "a control character",
      (source) => source.replace("We buy", "We\u0007buy"),
      /hero.yaml:16:11 {2}.*control character/,
    ],
    ["a picture", () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), /hero.yaml:1:\d+ {2}/],
    ["far too large", (source) => source + "#".repeat(600_000), /hero.yaml:1:1 {2}.*512 kB/],
    ["brackets without end", () => "[".repeat(20_000), /hero.yaml:\d+:\d+ {2}/],
  ])("%s", async (_what, change, line) => {
    content.write("hero.yaml", change(content.read("hero.yaml")));
    expect(await content.report()).toEqual([expect.stringMatching(line)]);
  });

  it("missing", async () => {
    content.write("hero.yaml", "");
    rmSync(join(content.path, "hero.yaml"));
    expect(await content.report()).toEqual([expect.stringMatching(/hero.yaml:1:1 {2}This file is missing/)]);
  });

  it("renamed", async () => {
    content.write("hero.yaml", content.read("hero.yaml"));
    renameSync(join(content.path, "hero.yaml"), join(content.path, "heros.yaml"));
    expect(await content.report()).toEqual([
      expect.stringMatching(/hero.yaml:1:1 {2}This file is missing\. Was it renamed to heros\.yaml\?/),
      expect.stringMatching(/heros.yaml:1:1 {2}The site does not know this file\. Did you mean hero\.yaml\?/),
    ]);
    rmSync(join(content.path, "heros.yaml"));
  });

  it("a folder in place of a file", async () => {
    content.write("hero.yaml", "");
    rmSync(join(content.path, "hero.yaml"));
    mkdirSync(join(content.path, "hero.yaml"));
    expect(await content.report()).toEqual([expect.stringMatching(/hero.yaml:1:1 {2}This is a folder/)]);
  });

  it("no content folder", async () => {
    const { problems } = await checkContent(join(content.path, "nowhere"));
    expect(problems).toHaveLength(1);
  });
});
