import { plainText } from "../../src/lib/plain-text";

it.each([
  ["  two\n\twords  ", "two words"],
  ["<p>One.</p><p>Two.</p>three<br>four", "One. Two. three four"],
  ["one\\r\\ntwo", "one two"],
  ["Tips &amp; Trik &#8211; caf&eacute;", "Tips & Trik – café"],
  ["5 < 10 & 10 > 5", "5 < 10 & 10 > 5"],
  ["EUR<USD and JPY<EUR today", "EUR<USD and JPY<EUR today"],
  ["cut off in a <strong clas", "cut off in a"],
  ["a<o:p></o:p><svg><path d='M0 0'/></svg>b", "ab"],
  ["a <b>bold</b> word<!-- not this -->", "a bold word"],
  ["x<script>alert(1)</script>y<style>p{}</style>", "xy"],
  ["<img src=x onerror=alert(1)>", ""],
  ['<p><img alt="5 > 3" src="x.jpg">Hello', "Hello"],
  ["&lt;script&gt;", "<script>"], // text, and shown as text
  ["&amp;lt;b&amp;gt;", "&lt;b&gt;"], // decoded once
  ["R&D &unknown; &#x1F30A;", "R&D &unknown; 🌊"],
])("%j has the text %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});
