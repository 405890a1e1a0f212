/** @jest-environment node */
import { load } from "cheerio";

import { feedFile } from "../../../plugins/gatsby-source-articles/feed";
import { parsePost } from "../../../src/features/articles/api/parse-posts";

jest.mock("../../../src/lib/plain-text", () => ({ plainText: (text: string) => text }));

const post = (id: string, title: string, fields = {}) => parsePost({ id, title, ...fields });
const feedAt = (siteUrl: string) =>
  load(
    feedFile(
      siteUrl,
      { title: "Articles | Segara", description: "Plain & honest", defaultExcerpt: "Read it." },
      [
        post("7", "\ufffeTi\uffffps \u{1f4b1}\ud83d", {
          meta_description: "EUR<USD.\u0001",
          created_at: "2026-08-04T22:30:00Z",
        }),
        post("8", "Dua"),
      ],
    ),
    { xml: true },
  );
const $ = feedAt("https://www.example");

it("has the address, summary and day of an article, and no character that XML forbids", () => {
  const [first, second] = $("item")
    .get()
    .map((item) => (name: string) => $(item).children(name).text());
  expect(first?.("title")).toBe("Tips \u{1f4b1}");
  expect(first?.("description")).toBe("EUR<USD.");
  expect(first?.("link")).toBe("https://www.example/artikel/7");
  expect(first?.("pubDate")).toBe("Tue, 04 Aug 2026 22:30:00 GMT");
  expect(second?.("description")).toBe("Read it.");
  expect(second?.("pubDate")).toBe("");
  expect($("channel > description").text()).toBe("Plain & honest");
  expect($("atom\\:link").attr("href")).toBe("https://www.example/artikel/rss.xml");
});

it("names an article the same at another address of the site", () => {
  expect(feedAt("https://other.example")("guid").text()).toBe($("guid").text());
});
