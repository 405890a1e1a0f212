/** @jest-environment node */
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";

import { ArticleHead } from "../../../src/features/articles/article-head";
import { feedOf } from "../../../src/features/articles/build/feed";
import type { Post } from "../../../src/features/articles/model/post";

const post: Post = {
  id: "7",
  title: 'Tips & "tricks" </script>',
  language: "en",
  excerpt: undefined,
  metaDescription: "EUR<USD.\u0001",
  body: undefined,
  categoryId: 1,
  imageUrl: "https://api.example/7.jpg",
  createdAt: Date.UTC(2026, 7, 4, 22, 30),
  updatedAt: Date.UTC(2026, 8, 1),
};
const defaultExcerpt = "Read it.";
const siteUrl = "https://www.example";

it("the feed has the newest articles, escaped", () => {
  const posts = Array.from({ length: 60 }, (_, index) => ({ ...post, id: String(index) }));
  const feed = feedOf([post, ...posts], { siteUrl, title: "A & B", description: "", defaultExcerpt });
  const $ = load(feed, { xml: true });
  expect($("item")).toHaveLength(50);
  const first = $("item").first();
  expect(first.find("title").text()).toBe(post.title);
  expect(first.find("description").text()).toBe("EUR<USD.");
  expect(first.find("link").text()).toBe("https://www.example/artikel/7");
  expect(Date.parse(first.find("pubDate").text())).toBe(post.createdAt);
});

it("the head of an article has structured data and its times", () => {
  const head = (
    <ArticleHead post={post} siteUrl={siteUrl} siteTitle="Segara" listTitle="Articles" defaultExcerpt="" />
  );
  const $ = load(renderToStaticMarkup(head));
  expect($("meta[property='article:modified_time']").attr("content")).toBe("2026-09-01T00:00:00.000Z");
  expect($("script")).toHaveLength(1);
  expect(JSON.parse($("script").text())).toMatchObject({
    "@graph": [
      {
        "@type": "Article",
        headline: post.title,
        image: post.imageUrl,
        datePublished: "2026-08-04T22:30:00.000Z",
        dateModified: "2026-09-01T00:00:00.000Z",
        publisher: { "@id": "https://www.example/#organization", logo: "https://www.example/icon-512.png" },
      },
      { "@type": "BreadcrumbList" },
    ],
  });
});
