import { plainText } from "../../src/lib/plain-text";

it.each([
  ["Rates today", "Rates today"],
  ["  two\n\twords  ", "two words"],
  ["<p>One.</p><p>Two.</p>", "One. Two."],
  ["line<br>line", "line line"],
  ["Tips &amp; Trik &#8211; 2026", "Tips & Trik – 2026"],
  ["5 < 10 & 10 > 5", "5 < 10 & 10 > 5"],
  ["a <b>bold</b> word", "a bold word"],
  ["x<script>alert(1)</script>y<style>p{}</style>", "xy"],
  ["<img src=x onerror=alert(1)>", ""],
  ['<p><img alt="5 > 3" src="x.jpg">Hello <a title=\'a>b\' href="x">there</a></p>', "Hello there"],
  ["<p>never closed", "never closed"],
  ["&lt;script&gt;", "<script>"], // text, and shown as text
  ["&amp;lt;b&amp;gt;", "&lt;b&gt;"], // decoded once
  // What a word processor of the nineties meant by these numbers.
  ["Don&#146;t: &#128;5 &#x96; ever", "Don’t: €5 – ever"],
  ["R&D &unknown; &#x1F30A; &#128177; &#xD800; &#0;", "R&D &unknown; 🌊 💱 &#xD800; &#0;"],
  ["&ldquo;Rp&nbsp;1.000&rdquo; &hellip;", "“Rp 1.000” …"],
  ["a<!-- not this -->b<!-- nor this", "ab"],
  ["<script>never closed", ""],
  ["a < b <c", "a < b <c"],
  ["&valueOf; &xvalueOf; &toString;", "&valueOf; &xvalueOf; &toString;"],
  ["caf&eacute; &Eacute;t&eacute; &Uuml;ber &ntilde; &rarr; &AMP; &Zuml;", "café Été Über ñ → & Z̈"],
])("%j says %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});
