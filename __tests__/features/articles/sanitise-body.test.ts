import DOMPurify from "dompurify";

import { sanitiseBody } from "../../../src/features/articles/sanitise-body";
import { attacks } from "../../support/attacks";

const surroundings = { siteOrigin: "https://www.example", apiOrigin: "https://api.example" };

const sanitise = (html: string): HTMLElement => {
  const element = document.createElement("div");
  element.append(sanitiseBody(html, surroundings));
  return element;
};
/** The result as HTML, for short expectations. */
const clean = (html: string): string => sanitise(html).innerHTML;
/** Without what every block and picture gets. */
const plain = (html: string): string =>
  clean(html).replace(/ (dir="auto"|loading="lazy"|decoding="async"|data-unsized="")/g, "");

const elements = new Set(
  "h2 h3 h4 h5 h6 p br hr blockquote pre ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption img a strong b em i u s strike del ins mark small sub sup q cite abbr code kbd samp bdi bdo wbr time span div".split(
    " ",
  ),
);
const attributes = new Set(
  "href src alt title width height lang dir datetime colspan rowspan scope start reversed type value target rel loading decoding tabindex role aria-label data-figure data-unsized".split(
    " ",
  ),
);

/** Everything in `root` that has no place in an article. */
const intruders = (root: ParentNode): string[] => {
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
      if (name === "href" && !/^(https?|mailto|tel):/.test(value)) found.push(`href ${value}`);
      if (name === "src" && !/^https:/.test(value)) found.push(`src ${value}`);
    }
    if (node.localName === "div" && node.getAttribute("role") !== "region") found.push("<div>");
  }
  return found;
};

describe("attacks", () => {
  it.each(attacks.map((attack) => [JSON.stringify(attack).slice(0, 100), attack]))("%s", (_, attack) => {
    const body = sanitise(`<p>before</p>${attack}<p>after</p>`);
    expect(intruders(body)).toEqual([]);
    // Nor is there anything in it that a further parser would wake up.
    const again = document.createElement("template");
    again.innerHTML = body.innerHTML;
    expect(intruders(again.content)).toEqual([]);
  });

  it("are shown to nobody where the sanitiser does not work", () => {
    jest.replaceProperty(DOMPurify, "isSupported", false);
    expect(() => sanitise("<p>before</p>")).toThrow("This browser cannot show articles safely.");
  });

  it("survive nowhere in each other's company", () => {
    expect(intruders(sanitise(attacks.join("")))).toEqual([]);
  });
});

describe("what is kept", () => {
  it("keeps the text before and after an attack", () => {
    expect(sanitise("<p>before</p><script>attack()</script><p>after</p>")).toHaveTextContent("beforeafter");
  });

  it.each([
    "<p>a <strong>b</strong> <em>c</em> <mark>d</mark> H<sub>2</sub>O <code>e</code> <q>f</q></p>",
    "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>",
    '<ol start="3" type="a"><li>a</li></ol>',
    "<dl><dt>a</dt><dd>b</dd></dl>",
    "<blockquote><p>a</p></blockquote>",
    '<pre tabindex="0">a\n  b</pre>',
    "<p>a</p><hr><p>b</p>",
    '<figure><img src="https://api.example/a.jpg" alt="b" width="300" height="200"><figcaption>c</figcaption></figure>',
    '<p><time datetime="2026-11-12">12 November</time></p>',
    '<p lang="id">Selamat datang</p>',
    '<p>They say <span lang="id">ribu</span>.</p>',
  ])("%s", (html) => {
    expect(plain(html)).toBe(html);
  });
});

describe("languages", () => {
  it.each([
    ['<div lang="id"><p>a</p><h2>b</h2></div>', '<p lang="id">a</p><h2 lang="id">b</h2>'],
    ['<div lang="id">a<p lang="en">b</p></div>', '<p lang="id">a</p><p lang="en">b</p>'],
    ['<span lang="id"><p>a</p></span>', '<p lang="id">a</p>'],
    [
      '<p><span lang="IN">a</span> <i lang="en_us">b</i></p>',
      '<p><span lang="id">a</span> <i lang="en-US">b</i></p>',
    ],
    ['<p lang="Indonesian">a</p><p lang="x y">b</p><p lang="">c</p>', "<p>a</p><p>b</p><p>c</p>"],
    ['<p><span style="color:red">a</span></p>', "<p>a</p>"],
  ])("%s → %s", (html, result) => {
    expect(plain(html)).toBe(result);
  });
});

describe("headings", () => {
  it.each([
    ["<h1>a</h1><h2>b</h2><h1>c</h1>", "h2 h3 h2"],
    ["<h2>a</h2><h3>b</h3><h2>c</h2>", "h2 h3 h2"],
    ["<h3>a</h3><h3>b</h3>", "h2 h2"],
    ["<h1>a</h1><h4>b</h4><h4>c</h4><h2>d</h2>", "h2 h3 h3 h3"],
    ["<h4>a</h4><h2>b</h2>", "h2 h2"],
    ["<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>", "h2 h3 h4 h5 h6 h6"],
    ["<h2></h2><h3>a</h3><h2>&nbsp;</h2>", "h2"],
  ])("%s → %s", (html, levels) => {
    const names = [...sanitise(html).querySelectorAll("h1, h2, h3, h4, h5, h6")].map((h) => h.localName);
    expect(names.join(" ")).toBe(levels);
  });
});

describe("links", () => {
  it.each([
    ["/kurs", "https://www.example/kurs", null],
    ["kurs", "https://www.example/kurs", null],
    ["https://www.example/artikel/3", "https://www.example/artikel/3", null],
    ["https://bi.go.id/", "https://bi.go.id/", "_blank"],
    ["http://old.example/a?b=c", "http://old.example/a?b=c", "_blank"],
    ["//cdn.example/a", "https://cdn.example/a", "_blank"],
    ["www.bi.go.id", "https://www.bi.go.id/", "_blank"],
    ["mailto:hello@segara.example", "mailto:hello@segara.example", null],
    ["tel:+62361000001", "tel:+62361000001", null],
  ])("%s", (href, address, target) => {
    const link = sanitise(`<p><a href="${href}" target="_top" rel="opener">x</a></p>`).querySelector("a");
    expect(link?.getAttribute("href")).toBe(address);
    expect(link?.getAttribute("target")).toBe(target);
    expect(link?.getAttribute("rel")).toBe(target && "noopener");
  });

  it.each(["#part-2", "", "javascript:attack()", "ftp://x.example/", "https://[broken"])(
    "a link to %j is text",
    (href) => {
      expect(plain(`<p><a href="${href}">x</a></p>`)).toBe("<p>x</p>");
    },
  );

  it("around a picture in a block stay around the picture", () => {
    expect(plain('<a href="/kurs"><div><img src="/a.jpg" alt="a"></div><p>b</p></a>')).toBe(
      '<p><a href="https://www.example/kurs"><img src="https://api.example/a.jpg" alt="a"></a></p>' +
        '<p><a href="https://www.example/kurs">b</a></p>',
    );
  });

  it("around nothing go", () => {
    expect(plain('<a href="/kurs"><p> </p><p>b</p></a>')).toBe(
      '<p><a href="https://www.example/kurs">b</a></p>',
    );
  });

  it("around blocks become links inside them", () => {
    expect(plain('<a href="/kurs"><h2>a</h2><p>b</p></a>')).toBe(
      '<h2><a href="https://www.example/kurs">a</a></h2><p><a href="https://www.example/kurs">b</a></p>',
    );
  });

  it.each([
    "<figure><img src=/a.jpg alt=x><figcaption>b</figcaption></figure>",
    "<img src=/a.jpg alt=x><h3>b</h3>",
    "<section><img src=/a.jpg alt=x></section><p>b</p>",
  ])("around %s keep the picture, too, as theirs", (content) => {
    const links = sanitise(`<a href="/kurs">${content}</a>`).querySelectorAll<HTMLAnchorElement>("a");
    expect([...links].map((link) => link.querySelector("img")?.alt ?? link.textContent)).toEqual(["x", "b"]);
  });
});

describe("pictures", () => {
  it.each([
    ["/storage/a.jpg", "https://api.example/storage/a.jpg"],
    ["storage/a.jpg", "https://api.example/storage/a.jpg"],
    ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
  ])("%s comes from %s", (src, address) => {
    const image = sanitise(`<p><img src="${src}"></p>`).querySelector("img");
    expect(image?.getAttribute("src")).toBe(address);
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("decoding", "async");
    expect(image).toHaveAttribute("alt", "");
    expect(image).toHaveAttribute("data-unsized");
  });

  it("keeps its size when it says both", () => {
    const [both, one] = sanitise(
      '<p><img src="/a.jpg" width="300" height="200"><img src="/b.jpg" width="100%" height="200"></p>',
    ).querySelectorAll("img");
    expect(both).toHaveAttribute("width", "300");
    expect(both).not.toHaveAttribute("data-unsized");
    expect(one).not.toHaveAttribute("height");
    expect(one).toHaveAttribute("data-unsized");
  });

  it("keeps its size when it says pixels", () => {
    const image = sanitise('<p><img src="/a.jpg" width="300px" height="200px"></p>').querySelector("img");
    expect(image).not.toHaveAttribute("data-unsized");
  });

  it("comes without encryption from our own hosts alone, as while the site is developed", () => {
    const body = document.createElement("div");
    const hosts = { siteOrigin: "http://localhost:8000", apiOrigin: "http://localhost:4000" };
    const pictures = ["http://localhost:8000/a.jpg", "http://localhost:4000/b.jpg"];
    const all = [...pictures, "http://evil.example/c.jpg"].map((src) => `<img src="${src}">`).join("");
    body.append(sanitiseBody(`<p>${all}</p>`, hosts));
    expect([...body.querySelectorAll("img")].map(({ src }) => src)).toEqual(pictures);
  });

  it.each(['width="1" height="1"', 'width="2" height="100"', 'height="2"', 'width="0"'])(
    "goes when it is a spy of %s",
    (size) => {
      expect(clean(`<p>a<img src="https://evil.example/spy.gif" ${size}></p>`)).toBe('<p dir="auto">a</p>');
    },
  );

  it("leaves no paragraph behind", () => {
    expect(clean('<p><img src="http://evil.example/a.gif"></p><p><img></p>')).toBe("");
  });
});

describe("what hears rather than sees", () => {
  it("is told the words of a picture, whatever they look like", () => {
    const [image] = sanitise(
      '<p><img alt="Tukar uang online = cepat" title="style=a" src="/a.jpg" onerror="alert(1)" style="color:red"></p>',
    ).getElementsByTagName("img");
    expect(image).toHaveAttribute("alt", "Tukar uang online = cepat");
    expect(image).toHaveAttribute("title", "style=a");
    expect(image).not.toHaveAttribute("onerror");
    expect(image).not.toHaveAttribute("style");
  });

  it("is told where a link leads that shows a picture without words", () => {
    const body = sanitise('<p><a href="https://elsewhere.example/a"><img src="/a.jpg"></a></p>');
    expect(body.querySelector("img")).toHaveAttribute("alt", "elsewhere.example/a");
  });

  it.each([
    ["words beside it", '<img src="/a.jpg" alt=""> Rates'],
    ["another that has words", '<img src="/a.jpg" alt=""><img src="/b.jpg" alt="Rates">'],
  ])("is told no address where a picture in a link has %s", (_, content) => {
    expect(sanitise(`<p><a href="/kurs">${content}</a></p>`).querySelector("img")).toHaveAttribute("alt", "");
  });

  it("finds no heading over nothing, no two tables of one name, and no scope that is none", () => {
    const body = sanitise(
      '<h2><img src="/a.jpg"></h2>' +
        '<table><caption>Rates</caption><tr><th scope="banana">a</th><td>b</td></tr></table>'.repeat(2),
    );
    expect(body.querySelector("h2")).toBeNull();
    expect(
      [...body.querySelectorAll("[role=region]")].map(
        (frame) => frame.ariaLabel ?? frame.getAttribute("aria-label"),
      ),
    ).toEqual(["Rates", "Table 2"]);
    expect(body.querySelector("[scope=banana]")).toBeNull();
  });
});

describe("tables", () => {
  const table = "<table><thead><tr><th>Unit</th><th>BUY</th><th>Note</th></tr></thead><tbody>";
  const rows =
    "<tr><td>USD</td><td>17.890</td><td>crisp</td></tr><tr><td>EUR</td><td>Rp 20.350,25</td><td>old</td></tr>";

  it("scroll in a region that the keyboard reaches", () => {
    const region = sanitise(`${table}${rows}</tbody></table>`).querySelector("[role=region]");
    expect(region).toHaveAttribute("tabindex", "0");
    expect(region).toHaveAttribute("aria-label", "Table");
    expect(region?.firstElementChild?.localName).toBe("table");
  });

  it("are named by their caption, else by number", () => {
    const names = [
      ...sanitise(`<table><caption>Rates</caption>${rows}</table><table>${rows}</table>`).querySelectorAll(
        "[role=region]",
      ),
    ].map((region) => region.getAttribute("aria-label"));
    expect(names).toEqual(["Rates", "Table 2"]);
  });

  it("are named in the language of the text around them", () => {
    const body = sanitise(`<p>Kurs hari ini, dan yang lebih dari itu:</p><table>${rows}</table>`);
    expect(body.querySelector("[role=region]")).toHaveAttribute("aria-label", "Tabel");
  });

  it("set columns of figures to the right, with their heads", () => {
    const right = [...sanitise(`${table}${rows}</tbody></table>`).querySelectorAll("[data-figure]")];
    expect(right.map((cell) => cell.textContent)).toEqual(["BUY", "17.890", "Rp 20.350,25"]);
  });

  it.each([
    ["the first column, which says what the others are of", "<tr><td>2025</td><td>a</td></tr>", ""],
    ["a column without any figure", "<tr><td>USD</td><td></td></tr>", ""],
    ["columns that are joined", '<tr><td>USD</td><td>1</td></tr><tr><td colspan="2">a</td></tr>', ""],
    ["what is not for sale", "<tr><td>USD</td><td>1</td></tr><tr><td>THB</td><td>–</td></tr>", "1 –"],
  ])("with %s are set right", (_, cells, figures) => {
    const right = sanitise(`<table>${cells}</table>`).querySelectorAll("[data-figure]");
    expect([...right].map((cell) => cell.textContent).join(" ")).toBe(figures);
  });

  it("have no head without words, and their cells keep their places", () => {
    const body = sanitise(
      '<table><tr><th colspan="2" rowspan="3" scope="col" lang="id"></th><th><img src="/a.jpg" alt=""></th><th>BUY</th></tr>' +
        '<tr><th><img src="/a.jpg" alt="Dollar"></th><td>1</td></tr></table>',
    );
    const [corner, picture, ...others] = body.querySelectorAll("td, th");
    expect(corner?.localName).toBe("td");
    expect(corner).toHaveAttribute("colspan", "2");
    expect(corner).toHaveAttribute("rowspan", "3");
    expect(corner).not.toHaveAttribute("scope");
    expect(picture?.localName).toBe("td");
    expect(picture?.querySelector("img")).not.toBeNull();
    expect(others.map((cell) => cell.localName)).toEqual(["th", "th", "td"]);
  });

  it("say what their heads are of, and scroll as one with a table inside them", () => {
    const html = `${table}<tr><td><table>${rows}</table></td><td>a</td></tr></tbody></table>`;
    const body = sanitise(html);
    expect(body.querySelectorAll("[role=region]")).toHaveLength(1);
    expect([...body.querySelectorAll("th")].map(({ scope }) => scope)).toEqual(["col", "col", "col"]);
  });

  it("keep empty cells", () => {
    const html = "<table><tbody><tr><td></td><td>a</td></tr><tr><td>b</td><td></td></tr></tbody></table>";
    expect(sanitise(html).querySelectorAll("td")).toHaveLength(4);
  });

  it("of one cell are frames around text", () => {
    expect(plain("<table><tr><td><p>a</p>b</td></tr></table>")).toBe("<p>a</p><p>b</p>");
  });

  it("without words go", () => {
    expect(clean("<table><tr><td>&nbsp;</td><td></td></tr></table>")).toBe("");
  });
});

describe("what people paste", () => {
  const table = (cells: string) =>
    `<div role="region" tabindex="0" aria-label="Table"><table><tbody><tr>${cells}</tr></tbody></table></div>`;

  it.each([
    ["spans and fonts", '<p><span style="x"><font face="Arial">a</font> b</span></p>', "<p>a b</p>"],
    ["carriers", "<div><div>a</div><div>b<br></div></div>", "<p>a</p><p>b</p>"],
    [
      "questions that open",
      "<details><summary>a?</summary>b</details><details><summary>c?</summary>d</details>",
      "<p>a?</p><p>b</p><p>c?</p><p>d</p>",
    ],
    [
      "blocks of whole pages",
      "<main><header>a</header><aside>b</aside><footer>c</footer></main><address>d</address>",
      "<p>a</p><p>b</p><p>c</p><p>d</p>",
    ],
    [
      "a rate that was struck by an older editor",
      "<p>10 <strike>20</strike></p>",
      "<p>10 <strike>20</strike></p>",
    ],
    ["text beside blocks", "a <b>b</b><p>c</p>d", "<p>a <b>b</b></p><p>c</p><p>d</p>"],
    ["bold around everything", '<b style="font-weight:normal"><p>a</p><p>b</p></b>', "<p>a</p><p>b</p>"],
    ["lines by breaks", "<p>a<br>b<br><br>c<br></p>", "<p>a<br>b</p><p>c</p>"],
    ["empty lines", "<p>a</p><p>&nbsp;</p><p><br></p><p><span> </span></p><p>b</p>", "<p>a</p><p>b</p>"],
    ["empty marks", "<p>a<strong> </strong>b<em></em></p>", "<p>a b</p>"],
    ["empty items", "<ul><li>a</li><li>&nbsp;</li></ul><ul><li></li></ul>", "<ul><li>a</li></ul>"],
    ["indents", "<p>a&nbsp;&nbsp; &nbsp;b</p>", "<p>a b</p>"],
    ["a binding space", "<p>Rp&nbsp;1.000</p>", "<p>Rp&nbsp;1.000</p>"],
    ["binding spaces only", "<p>a&nbsp;b&nbsp;c&nbsp;d&nbsp;e f</p>", "<p>a b c d e f</p>"],
    ["stray items", "<li>a</li><li>b</li>", "<p>a</p><p>b</p>"],
    [
      "text alone",
      "First line\nsecond line\n\nNext paragraph",
      "<p>First line<br>second line</p><p>Next paragraph</p>",
    ],
    ["characters of HTML", "1 &lt; 2 &amp; 3 &gt; 2", "<p>1 &lt; 2 &amp; 3 &gt; 2</p>"],
    ["a quote", "<blockquote>a<p>b</p></blockquote>", "<blockquote><p>a</p><p>b</p></blockquote>"],
    ["unclosed elements", "<p>a <b>b<p>c", "<p>a <b>b</b></p><p><b>c</b></p>"],
    ["closing elements only", "</div></p></table>a</main></body></html>", "<p>a</p>"],
    [
      "a list beside its item",
      "<ul><li>a</li><ul><li>b</li></ul></ul>",
      "<ul><li>a<ul><li>b</li></ul></li></ul>",
    ],
    ["what is no item", "<ol><br>a<li>b</li><p>c</p></ol>", "<ol><li>a</li><li>b</li><li><p>c</p></li></ol>"],
    ["a stray item with blocks", "<li><p>a</p><ul><li>b</li></ul></li>", "<p>a</p><ul><li>b</li></ul>"],
    ["stray terms", "<dt>a</dt><dd>b</dd>", "<p>a</p><p>b</p>"],
    ["a term alone", "<dl><dt>a</dt></dl>", "<p>a</p>"],
    ["loose text in a description", "<dl><dt>a</dt>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>"],
    ["a rule with a width", '<p>a</p><hr width="2000"><p>b</p>', "<p>a</p><hr><p>b</p>"],
    ["an empty table in a figure", "<p>a</p><figure><table><tr><td></td></tr></table></figure>", "<p>a</p>"],
    ["a frame with a caption", "<table><caption>a</caption><tr><td>b</td></tr></table>", "<p>a</p><p>b</p>"],
    ["a carrier in a heading", "<h2><div>a</div></h2>", "<h2>a</h2>"],
    ["a break before the text", "<p><br>a</p>", "<p>a</p>"],
    [
      "a picture between two breaks",
      '<p>a<br><img src="https://api.example/a.jpg" alt="b"><br>c</p>',
      '<p>a<br><img src="https://api.example/a.jpg" alt="b"><br>c</p>',
    ],
    [
      "text between typed items",
      "<p>·&nbsp; a</p><p>b</p><p>·&nbsp; c</p>",
      "<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>",
    ],
    [
      "text between typed numbers",
      "<p>1.&nbsp; a</p><p>b</p><p>2.&nbsp; c</p><p>3.&nbsp; d</p>",
      '<ol><li>a</li></ol><p>b</p><ol><li value="2">c</li><li>d</li></ol>',
    ],
    [
      "a typed number left out",
      "<p>1)&nbsp; a</p><p>3)&nbsp; b</p>",
      '<ol><li>a</li><li value="3">b</li></ol>',
    ],
    [
      "typed letters",
      "<p>a.&nbsp; a</p><p>b.&nbsp; b</p><p>1.&nbsp; c</p>",
      '<ol type="a"><li>a</li><li>b</li></ol><ol><li>c</li></ol>',
    ],
    ["spaces in code", "<pre>a&nbsp;&nbsp;b</pre>", '<pre tabindex="0">a&nbsp;&nbsp;b</pre>'],
    ["marks without width", "<p>a</p><p>\u200b\ufeff</p>", "<p>a</p>"],
    [
      "typed lines with marks in them",
      "\n<b>a</b> b\n \nc <i>d</i>\ne\n\n",
      "<p><b>a</b> b</p><p>c <i>d</i><br>e</p>",
    ],
    ["lines of source", "<b>a</b> b\nc", "<p><b>a</b> b\nc</p>"],
    ["line ends of Windows", "a\r\nb\r\n\r\nc", "<p>a<br>b</p><p>c</p>"],
    [
      "a cell with a height",
      '<table><tr><td height="90">a</td><td>b</td></tr></table>',
      table("<td>a</td><td>b</td>"),
    ],
    ["a language that there is none of", '<p lang="zzz">a</p>', "<p>a</p>"],
    [
      "words like handlers",
      '<p>Step one = "a", <b>online=</b>c style = d -> e</p>',
      '<p>Step one = "a", <b>online=</b>c style = d -&gt; e</p>',
    ],
    ["nothing", "", ""],
    ["blanks", " \n <p> </p> ", ""],
  ])("%s", (_, html, expected) => {
    expect(plain(html).replace(/>\s+</g, "><").trim()).toBe(expected);
  });

  it("a document from a word processor becomes headings, paragraphs and lists", () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
      <!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
      <body lang=EN-US><div class=WordSection1>
      <h1><span lang=ID>Tips<o:p></o:p></span></h1>
      <p class=MsoNormal><span style='font-size:12.0pt;mso-fareast-language:IN'>Read <b>this</b>.<o:p></o:p></span></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Count twice<o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Ask for the slip<o:p></o:p></p>
      <p class=MsoNormal>1.<span>&nbsp;&nbsp; </span>First</p><p class=MsoNormal>2.<span>&nbsp;&nbsp; </span>Second</p>
      </div></body></html>`;
    expect(plain(html).replace(/\s*\n\s*/g, "")).toBe(
      '<h2><span lang="id">Tips</span></h2><p>Read <b>this</b>.</p><ul><li>Count twice</li><li>Ask for the slip</li></ul><ol><li>First</li><li>Second</li></ol>',
    );
  });

  it("gives every block the direction of its own text", () => {
    for (const block of sanitise("<p>a</p><ul><li>א</li></ul><h2>b</h2>").children) {
      expect(block).toHaveAttribute("dir", "auto");
    }
    expect(clean('<p dir="rtl">a</p>')).toBe('<p dir="rtl">a</p>');
  });
});
