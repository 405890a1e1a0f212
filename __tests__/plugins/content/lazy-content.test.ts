import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import type { Node } from "gatsby";

import { writeLazyContent } from "../../../plugins/gatsby-transformer-content/lazy-content";

const picture = "/static/e822/e6cdd/01-storefront.jpg";
const wide = "/static/e822/f4386/01-storefront.jpg";

let root: string;
let asked: string[];
let title: string;
let failing: string | undefined;

const write = (file: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), "x");
};
const written = (name: string) =>
  JSON.parse(readFileSync(join(root, ".cache/lazy-content", `${name}.json`), "utf8")) as unknown;

const node = (type: string, contentDigest: string) => ({
  id: `${type} 1`,
  internal: { type, contentDigest },
});

/** Gatsby's answer to each query, and the pictures that it makes for it. */
const answer = (query: string) => {
  const name = query.includes("galleryYaml") ? "gallery" : query.includes("faqYaml") ? "faq" : "contact";
  asked.push(name);
  if (name === failing) return Promise.resolve({ errors: [new Error("No such field")] });
  if (name !== "gallery") return Promise.resolve({ data: { [`${name}Yaml`]: { title } } });
  for (const address of [picture, wide]) write(`public${address}`);
  return Promise.resolve({
    data: { galleryYaml: { images: [{ src: picture, srcSet: `${wide} 320w,\n${picture} 480w` }] } },
  });
};

/** One build; its content is told by digests, as Gatsby tells it. */
const build = (
  digests: { readonly pictures?: string; readonly faq?: string; readonly page?: string } = {},
) => {
  asked = [];
  const nodes = [
    node("File", digests.pictures ?? "a"),
    node("FaqYaml", digests.faq ?? "b"),
    node("SitePage", digests.page ?? "c"),
  ];
  return writeLazyContent({
    getNodes: () => nodes as Node[],
    graphql: answer,
    store: { getState: () => ({ program: { directory: root } }) },
  } as unknown as Parameters<typeof writeLazyContent>[0]);
};

describe("content that is needed late", () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "lazy-"));
    title = "Questions";
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("is asked for and written", async () => {
    await build();
    expect(asked).toEqual(["contact", "faq", "gallery"]);
    expect(written("faq")).toEqual({ faqYaml: { title: "Questions" } });
  });

  it("is not asked for again where no content has changed", async () => {
    await build();
    await build({ page: "another" });
    expect(asked).toEqual([]);
    expect(written("faq")).toEqual({ faqYaml: { title: "Questions" } });
  });

  it.each([{ faq: "another" }, { pictures: "another" }])(
    "is asked for again where %j has changed",
    async (change) => {
      await build();
      title = "Answers";
      await build(change);
      expect(asked).toEqual(["contact", "faq", "gallery"]);
      expect(written("faq")).toEqual({ faqYaml: { title: "Answers" } });
    },
  );

  it("is asked for again where a picture that it speaks of is missing", async () => {
    await build();
    rmSync(join(root, `public${wide}`));
    await build();
    expect(asked).toEqual(["gallery"]);
  });

  it("that could not be read ends the build; what it had written by then is asked for anew by the next", async () => {
    await build();
    title = "Answers";
    failing = "gallery";
    await expect(build({ faq: "another" })).rejects.toThrow(
      /content for "gallery" could not be read: .*No such field/,
    );
    failing = undefined;
    title = "Questions";
    await build();
    expect(asked).toEqual(["contact", "faq", "gallery"]);
    expect(written("faq")).toEqual({ faqYaml: { title: "Questions" } });
  });
});
