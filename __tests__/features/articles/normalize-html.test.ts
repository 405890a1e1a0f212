/** @jest-environment-options {"url": "https://www.example/"} */
import DOMPurify from "dompurify";

import { builtTexts, normalizeHtml } from "../../../src/features/articles/parts/normalize-html";
import { attacks } from "../../support/attacks";

beforeEach(() => {
  process.env.GATSBY_API_URL = "https://api.example";
});

const normalize = (html: string, language?: "id"): HTMLElement => {
  const element = document.createElement("div");
  element.append(normalizeHtml(html, language));
  return element;
};
const builtText = (html: string) => builtTexts(html, undefined, window)?.en;
/** The result as HTML, for short expectations. */
const clean = (html: string): string => normalize(html).innerHTML;
/** The same without the attributes of every block and picture. */
const plain = (html: string): string =>
  clean(html).replace(/ (dir="auto"|loading="lazy"|decoding="async"|data-unsized="")/g, "");

const elements = new Set(
  "h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption img a strong b em i u s strike del ins mark small sub sup q cite abbr code kbd samp bdi bdo wbr time span div".split(
    " ",
  ),
);
const attributes = new Set(
  "href src alt title width height lang dir datetime colspan rowspan scope start reversed type value target rel loading decoding tabindex role aria-label data-unsized".split(
    " ",
  ),
);

/** Returns everything in `root` that is not allowed in an article. */
const disallowed = (root: ParentNode): string[] => {
  const found: string[] = [];
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) continue;
    if (!(node instanceof HTMLElement)) {
      found.push(`node ${node.nodeName}`);
      continue;
    }
    if (!elements.has(node.localName)) found.push(`<${node.localName}>`);
    if (node.shadowRoot) found.push("shadow root");
    for (const { name, value } of node.attributes) {
      if (!attributes.has(name)) found.push(`${node.localName} ${name}`);
      if (name === "href" && !/^((https?|mailto|tel):|\/(?!\/))/.test(value)) found.push(`href ${value}`);
      if (name === "src" && !/^(https:|data:image\/(png|jpeg|gif);base64,)/i.test(value))
        found.push(`src ${value}`);
    }
  }
  return found;
};

describe("attacks", () => {
  it.each(attacks.map((attack) => [JSON.stringify(attack).slice(0, 100), attack]))("%s", (_, attack) => {
    const body = normalize(`<p>before</p>${attack}<p>after</p>`);
    expect(disallowed(body)).toEqual([]);
    // Reparsing finds nothing either (mutation XSS), nor does the parser of a built page.
    for (const html of [body.innerHTML, builtText(`<p>before</p>${attack}<p>after</p>`) ?? ""]) {
      const again = document.createElement("template");
      again.innerHTML = html;
      expect(disallowed(again.content)).toEqual([]);
    }
  });

  it("throws when the browser does not support DOMPurify", () => {
    jest.replaceProperty(DOMPurify, "isSupported", false);
    expect(() => normalize("<p>before</p>")).toThrow("This browser cannot show articles safely.");
  });
});

describe("keeps", () => {
  it.each([
    "<p>a <strong>b</strong> <em>c</em> <mark>d</mark> H<sub>2</sub>O <code>e</code> <strike>20</strike></p>",
    "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
    '<pre tabindex="0">a\n  b</pre>',
    "<div><p>a</p><p>b</p></div>",
    "a <b>b</b><p>c</p>d",
    '<figure><img src="https://api.example/a.jpg" alt="b" width="300" height="200"><figcaption>c</figcaption></figure>',
    '<p lang="id">They say <span lang="en">thousand</span>.</p>',
    "<p>Rp&nbsp;1.000</p>",
    '<p>Step = "a", <b>online=</b>c style = d</p>',
    '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt=""></p>',
  ])("%s", (html) => {
    expect(plain(html)).toBe(html);
  });

  it("the direction of each block's text", () => {
    for (const block of normalize("<p>a</p><ul><li>א</li></ul><h2>b</h2>").children)
      expect(block).toHaveAttribute("dir", "auto");
    expect(clean('<p dir="rtl">a</p>')).toBe('<p dir="rtl">a</p>');
  });
});

it.each([
  ["<h1>a</h1><h2>b</h2><h1>c</h1>", "h2 h3 h2"],
  ["<h1>a</h1><h4>b</h4><h4>c</h4><h2>d</h2>", "h2 h3 h3 h3"],
  ["<h4>a</h4><h2>b</h2>", "h2 h2"],
  ["<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>", "h2 h3 h4 h5 h6 h6"],
  ['<h2></h2><h2><img src="/a.jpg"></h2><h3>a</h3><h2>&nbsp;</h2>', "h2"],
])("levels the headings %s to %s", (html, levels) => {
  const names = [...normalize(html).querySelectorAll("h1, h2, h3, h4, h5, h6")].map((h) => h.localName);
  expect(names.join(" ")).toBe(levels);
});

it("keeps the text after a comparison", () => {
  expect(plain("Rates: EUR<USD today\n\nsecond <b>line</b>")).toBe(
    "<p>Rates: EUR&lt;USD today</p><p>second <b>line</b></p>",
  );
});

it.each([
  ["<p><!--StartFragment-->USD&lt;SGD.<!--EndFragment--></p>", "<p>USD&lt;SGD.</p>"],
  [
    "<table><tbody><tr><td>&lt;100<!-- a --></td><td>17.890</td></tr></tbody></table>",
    '<div role="region" tabindex="0" aria-label="Table 1"><table><tbody><tr><td>&lt;100</td><td>17.890</td></tr></tbody></table></div>',
  ],
  ['<p>USD&lt;SGD<?xml:namespace prefix = "o" /></p><o:p>a&lt;b<![endif]></o:p>', "<p>USD&lt;SGD</p>a&lt;b"],
  ['<p title="a <!-- b">USD&lt;SGD</p>', '<p title="a <!-- b">USD&lt;SGD</p>'],
])("keeps the text beside a comment: %s", (html, expected) => {
  expect(plain(html)).toBe(expected);
});

describe("links", () => {
  it.each([
    ["/kurs", "/kurs", null],
    ["https://bi.go.id/", "https://bi.go.id/", "_blank"],
    ["//cdn.example/a", "https://cdn.example/a", "_blank"],
    ["www.bi.go.id", "https://www.bi.go.id/", "_blank"],
    ["bi.go.id", "https://bi.go.id/", "_blank"],
    ["Maps.App.goo.gl?a=b", "https://maps.app.goo.gl/?a=b", "_blank"],
    ["mailto:hello@segara.example", "mailto:hello@segara.example", null],
    ["page.html", "/page.html", null],
    ["artikel/notes.com.html", "/artikel/notes.com.html", null],
    ["/wa.me", "/wa.me", null],
    ["https://www.example//evil.example", "/evil.example", null],
    ["storage/a@b.pdf", "https://api.example/storage/a@b.pdf", "_blank"],
    ["tel:+62361000001", "tel:+62361000001", null],
    ["/storage/rates.pdf", "https://api.example/storage/rates.pdf", "_blank"],
    ["http://localhost/storage/a.pdf", "https://api.example/storage/a.pdf", "_blank"],
    ["http://127.0.0.1:8000/artikel/5#b", "/artikel/5#b", null],
  ])("%s links to %s", (href, url, target) => {
    const link = normalize(`<p><a href="${href}" target="_top" rel="opener">x</a></p>`).querySelector("a");
    expect(link?.getAttribute("href")).toBe(url);
    expect(link?.getAttribute("target")).toBe(target);
    expect(link?.getAttribute("rel")).toBe(target && "noopener");
  });

  it.each(["#part-2", "", "javascript:attack()", "ftp://x.example/", "https://[broken"])(
    "lose the href %j",
    (href) => {
      expect(plain(`<p><a href="${href}">x</a></p>`)).toBe("<p><a>x</a></p>");
    },
  );

  it.each(['<a href="https://x.example"></a>', '<a href="https://x.example"><br></a>'])(
    "without content are removed: %s",
    (link) => {
      expect(plain(`<p>a</p>${link}<p>b${link}</p>`)).toBe("<p>a</p><p>b</p>");
    },
  );
});

describe("pictures", () => {
  beforeEach(() => {
    process.env.GATSBY_IMAGE_ORIGINS = "https://cdn.example";
  });
  afterEach(() => {
    delete process.env.GATSBY_IMAGE_ORIGINS;
  });

  const openingTag = '<a href="https://else.example/a.jpg" target="_blank" rel="noopener">';
  it.each([
    ['<p><img src="https://else.example/a.jpg" alt="Notes"></p>', `<p>${openingTag}Notes</a></p>`],
    ['<p><img src="https://else.example/a.jpg"></p>', `<p>${openingTag}Picture on else.example</a></p>`],
    [
      '<figure><img src="https://else.example/a.jpg" alt="Notes"><figcaption>b</figcaption></figure>',
      `<figure>${openingTag}Notes</a><figcaption>b</figcaption></figure>`,
    ],
    [
      '<p><a href="/kurs"><img src="https://else.example/a.jpg" alt="Notes"></a></p>',
      '<p><a href="/kurs">Notes</a></p>',
    ],
  ])("of other origins become a link: %s", (html, expected) => {
    expect(plain(html)).toBe(expected);
  });

  it.each(["data:image/svg+xml;base64,PHN2Zy8+", "data:text/html;base64,YQ=="])("are removed: %s", (src) => {
    expect(plain(`<p>a<img src="${src}"></p>`)).toBe("<p>a</p>");
  });

  it.each([
    ["storage/a.jpg", "https://api.example/storage/a.jpg"],
    ["https://www.example/a.jpg", "https://www.example/a.jpg"],
    ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ])("%s is loaded from %s", (src, url) => {
    const image = normalize(`<p><img src="${src}" style="color:red" onerror="alert(1)"></p>`).querySelector(
      "img",
    );
    expect(image?.outerHTML).toBe(
      `<img src="${url}" loading="lazy" decoding="async" alt="" data-unsized="">`,
    );
  });

  it.each(['width="1" height="1"', 'width="2" height="100"', 'height="2"', 'width="0"'])(
    "with %s are removed as tracking pixels",
    (size) => {
      expect(plain(`<p>a<img src="https://www.example/pixel.gif" ${size}></p>`)).toBe("<p>a</p>");
    },
  );
});

it.each([
  [
    '<figure class="media"><oembed url="https://www.youtube.com/watch?v=a"></oembed></figure>',
    "https://www.youtube.com/watch?v=a",
    "Open on www.youtube.com",
  ],
  [
    '<iframe src="//www.youtube-nocookie.com/embed/a_b-1?rel=0"></iframe>',
    "https://www.youtube.com/watch?v=a_b-1",
    "Open on www.youtube.com",
  ],
  [
    '<iframe src="https://youtube.com.evil.example/embed/a"></iframe>',
    "https://youtube.com.evil.example/embed/a",
    "Open on youtube.com.evil.example",
  ],
  [
    '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
    "https://player.vimeo.com/video/76979871",
    "Open on player.vimeo.com",
  ],
  [
    '<object data="https://forms.example/1"><p>old browser</p></object>',
    "https://forms.example/1",
    "Open on forms.example",
  ],
  [
    '<video controls><source src="/storage/a.mp4"></video>',
    "https://api.example/storage/a.mp4",
    "Open on api.example",
  ],
  ['<iframe src="javascript:attack()//www.youtube.com/"></iframe>', undefined, undefined],
  ['<iframe src="https://tags.example/" width="0" height="0"></iframe>', undefined, undefined],
  ["<video></video>", undefined, undefined],
])("embedded: %s links to %s", (html, address, text) => {
  const body = normalize(`<p>a</p>${html}<p>b</p>`);
  expect(body.querySelector("iframe, oembed, embed, object, video, audio")).toBeNull();
  expect(body.querySelector("a")?.getAttribute("href")).toBe(address);
  expect(body.querySelector("a")?.textContent).toBe(text);
});

it("names what is embedded in the language of the article", () => {
  const embedded = '<iframe src="https://player.vimeo.com/video/1"></iframe>';
  expect(normalize(embedded, "id").textContent).toBe("Buka di player.vimeo.com");
});

describe("tables", () => {
  const row = "<tr><td>USD</td><td>17.890</td></tr>";
  const regionNames = (html: string, language?: "id") =>
    [...normalize(html, language).querySelectorAll("[role=region][tabindex='0'] > table")].map((framed) =>
      framed.parentElement?.getAttribute("aria-label"),
    );

  it("scroll in a focusable region, named by caption or number", () => {
    expect(regionNames(`<table><caption>Rates</caption>${row}</table><table>${row}</table>`)).toEqual([
      "Rates",
      "Table 2",
    ]);
    expect(regionNames(`<table>${row}</table>`, "id")).toEqual(["Tabel 1"]);
  });

  it("render an empty <th> as <td> and keep colspan and rowspan", () => {
    const body = normalize(
      '<table><tr><th colspan="2" rowspan="3" scope="col"></th><th>BUY</th></tr><tr><td></td><td>1</td></tr></table>',
    );
    const [corner, buy, ...cells] = body.querySelectorAll("td, th");
    expect(corner?.outerHTML).toBe('<td colspan="2" rowspan="3"></td>');
    expect(buy?.outerHTML).toBe("<th>BUY</th>");
    expect(cells).toHaveLength(2);
  });
});

describe("pasted content", () => {
  it.each([
    [
      "spans and fonts",
      '<p><span style="x"><font face="Arial">a</font> b</span></p>',
      "<p><span>a b</span></p>",
    ],
    [
      "language codes",
      '<main lang="id"><p lang="en-us">b</p></main><p lang="IN">c</p><p lang="Indonesian">d</p>',
      '<div lang="id"><p lang="en-US">b</p></div><p lang="id">c</p><p>d</p>',
    ],
    [
      "<b> around all blocks",
      '<b style="font-weight:normal"><p>a</p><p>b</p></b>',
      "<div><p>a</p><p>b</p></div>",
    ],
    [
      "empty lines",
      "<p>a</p><p>&nbsp;</p><p><br></p><div><p><span> </span>\u200b</p></div><p>b</p>",
      "<p>a</p><p>b</p>",
    ],
    ["non-breaking spaces", "<p>a&nbsp;b\u00a0c Rp&nbsp;1</p>", "<p>a b c Rp&nbsp;1</p>"],
    ["plain text", "One\r\ntwo\r\n\r\nThree", "<p>One<br>two</p><p>Three</p>"],
    [
      "line breaks between inline elements",
      "<b>a</b> b\n \nc <i>d</i>\ne",
      "<p><b>a</b> b</p><p>c <i>d</i><br>e</p>",
    ],
    ["literal \\r\\n", "<p>a\\r\\nb</p>", "<p>a\nb</p>"],
    [
      "a list beside its item",
      "<ul><li>a</li><ul><li>b</li></ul></ul>",
      "<ul><li>a<ul><li>b</li></ul></li></ul>",
    ],
    ["<hr> with a width", '<p>a</p><hr width="2000"><p>b</p>', "<p>a</p><hr><p>b</p>"],
    ["an empty table", "<p>a</p><figure><table><tr><td></td></tr></table></figure>", "<p>a</p>"],
  ])("%s", (_, html, expected) => {
    expect(plain(html).replace(/>\s+</g, "><").trim()).toBe(expected);
  });

  it("a Word document becomes headings and paragraphs", () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
      <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
      <body lang=EN-US><div class=WordSection1>
      <h1><span lang=ID>Tips<o:p></o:p></span></h1>
      <p class=MsoNormal style='mso-list:l0 level1 lfo1'><![if !supportLists]>Read <![endif]><b>this</b>.<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Count twice<o:p></o:p></p>
      </div></body></html>`;
    expect(normalize(html).querySelector("h2")?.innerHTML).toBe('<span lang="id">Tips</span>');
    expect([...normalize(html).querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "Read this.",
      expect.stringMatching(/^·\s+Count twice$/),
    ]);
  });
});

describe("for a page that is built", () => {
  it("is HTML that a parser reads as the browser shows it", () => {
    const body = "<h1>Kurs</h1><p>Menukar uang: <table><tr><td>x</td><td>1</td></tr></table><pre>x\ny</pre>";
    const page = document.createElement("template");
    page.innerHTML = builtText(body) ?? "";
    const shown = normalize(body);
    shown.normalize();
    expect(page.innerHTML).toBe(shown.innerHTML);
  });

  it.each(["<pre>\n\na</pre>", "<form>a</form>", "<p>a</p>".repeat(9_000)])(
    "is left to the browser where a parser would change it or take minutes: %.20s",
    (body) => {
      expect(builtText(body)).toBeUndefined();
    },
  );
});
