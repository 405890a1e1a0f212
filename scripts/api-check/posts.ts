/** Reads the articles with the site's own parser and sanitiser, and says what visitors do not see of them. */
import * as v from "valibot";

import { parsePost, parsePostPage, postSchema } from "../../src/features/articles/api/parse-posts";
import type { Post } from "../../src/features/articles/model/post";
import { normalizeHtml } from "../../src/features/articles/parts/normalize-html";
import DOMPurify from "dompurify";
import { imageUrl } from "../../src/lib/api/api-url";
import { isRecord } from "../../src/lib/type-guards";
import * as en from "../../src/strings/en";
import * as indonesian from "../../src/strings/id";
import { counted, quoted, type Finding } from "./report";

export const listFailed = `"${en.articles.listFailed}"`;
export const postFailed = `"${indonesian.articles.missingTitle}"`;

const fieldsOf = (row: unknown): Readonly<Record<string, unknown>> => (isRecord(row) ? row : {});

/** What visitors see without a field, and what to send. Without these, a row is no article. */
const unread: Readonly<Record<string, readonly [visitors: string, fix: string]>> = {
  id: ["Nothing: the article is not listed.", "Send id as a number or as text."],
  title: ["Nothing: the article is not listed.", "Send title as text."],
  excerpt: ["The description or a default text.", "Send excerpt as text, or null."],
  meta_description: ["The excerpt or a default text.", "Send meta_description as text, or null."],
  body: ["An article without its text.", "Send body as HTML text."],
  category_id: ["The category Tips.", "Send category_id as a whole number."],
  image: [
    "No picture.",
    "Send image as an address of the API, or null. For another origin build the site with GATSBY_IMAGE_ORIGINS.",
  ],
  created_at: ["No date.", 'Send ISO 8601 with a zone: "2026-08-04T22:30:00.000000Z".'],
  updated_at: ["Nothing; search engines do not learn of the change.", "Send updated_at like created_at."],
};

const isSent = (value: unknown) => value !== undefined && value !== null && String(value).trim() !== "";

/** Returns the fields of a post that the site does not read. */
function* findingsOfPost(row: unknown, label: string, isListed: boolean): Generator<Finding> {
  const { typed, output, issues } = v.safeParse(postSchema, row);
  const broken = issues?.map((issue) => v.getDotPath(issue) ?? "title") ?? [];
  const fields = fieldsOf(row);
  for (const [field, [visitors, fix]] of Object.entries(unread)) {
    const isLost = typed && isSent(fields[field]) && (output as Record<string, unknown>)[field] === undefined;
    const isMissing = field === "id" && isListed && !isSent(fields.id);
    if (isLost || isMissing || broken.includes(field))
      yield {
        level: field === "id" || field === "title" || field === "body" ? "error" : "warning",
        saw: `Articles whose ${field} is not read`,
        visitors,
        fix,
        rows: [{ row: label, field, came: isRecord(row) ? (fields[field] ?? Object.keys(fields)) : row }],
      };
  }
}

/** Elements that show something without text. */
const DRAWN = ["svg", "canvas", "input", "math"];

const withoutSpaces = (node?: Node | null): string => (node?.textContent ?? "").replace(/\s/g, "");

/** jsdom takes minutes for bodies with more tags, which browsers show. */
const MOST_TAGS = 3_000;
const isCheckable = (body: string): boolean => body.split("<").length <= MOST_TAGS;

/** Returns what the sanitiser takes out of a body, or replaces by a link. */
function* findingsOfBody(body: string, label: string): Generator<Finding> {
  if (!isCheckable(body))
    return yield {
      level: "warning",
      saw: "Bodies with more than 3,000 tags, which this check does not read",
      visitors: "Long articles, slowly.",
      fix: "Divide the article, or take out the tags of the word processor.",
      rows: [{ row: label }],
    };
  const shown = normalizeHtml(body);
  const text = withoutSpaces(shown);
  const lost = DOMPurify.removed.flatMap((entry) => {
    const node = "element" in entry ? entry.element : undefined;
    const name = node?.nodeName.toLowerCase() ?? "";
    // DOMPurify keeps the text of most elements that it removes.
    const isLost = DRAWN.includes(name) || !text.includes(withoutSpaces(node));
    return node?.nodeType === Node.ELEMENT_NODE && isLost ? [name] : [];
  });
  const names = [...new Set(lost)];
  if (names.length > 0)
    yield {
      level: "warning",
      saw: "Bodies with elements that the site takes out",
      visitors: "The article without them.",
      fix: "Write text, headings, lists, tables, links and pictures only. Embedded pages become links.",
      rows: [{ row: label, came: names }],
    };
  const sources = new Set([...shown.querySelectorAll("img")].map((picture) => picture.src));
  const links = new Set([...shown.querySelectorAll("a")].map((link) => link.href));
  const { body: raw } = new DOMParser().parseFromString(body, "text/html");
  for (const picture of raw.querySelectorAll("img[src]")) {
    const src = picture.getAttribute("src") ?? "";
    const address = imageUrl(src);
    if (src.startsWith("data:") ? sources.size > 0 : address && sources.has(address)) continue;
    const isLinked = address !== undefined && links.has(address);
    yield {
      level: "warning",
      saw: isLinked
        ? "Pictures in bodies that the security policy blocks, because they are of another origin"
        : "Pictures in bodies that the site takes out",
      visitors: isLinked ? "A link in place of the picture." : "Nothing in their place.",
      fix: isLinked
        ? "Store the pictures on the API, or build the site with their origins in GATSBY_IMAGE_ORIGINS."
        : "Upload pictures, and refer to them by http(s) addresses.",
      rows: [{ row: label, field: "body", came: src }],
    };
  }
}

/** Returns the addresses of the pictures that an article loads. */
function picturesOf({ imageUrl: cover, body = "" }: Post): readonly string[] {
  const images = isCheckable(body) ? normalizeHtml(body).querySelectorAll("img") : [];
  const inside = [...images].map((picture) => picture.src);
  return [...(cover ? [cover] : []), ...inside].filter((address) => address.startsWith("http"));
}

/** Returns what visitors do not see of posts. */
const findingsOf = (rows: readonly unknown[], isListed: boolean): readonly Finding[] =>
  rows.flatMap((row, index) => {
    const { id, body } = fieldsOf(row);
    const label = isSent(id) ? `id ${String(id)}` : `row ${index + 1}`;
    return [
      ...findingsOfPost(row, label, isListed),
      ...(typeof body === "string" ? findingsOfBody(body, label) : []),
    ];
  });

const pager = "Use ->paginate(9), which counts the pages; ->simplePaginate() and ->cursorPaginate() do not.";

/** @param answer parsed JSON of page 1 */
export function checkPostPage(answer: unknown) {
  const fields = fieldsOf(answer);
  const { data } = fields;
  const rows = Object.values(isRecord(data) || Array.isArray(data) ? data : {});
  const nothing = { ids: [], pictures: [], facts: [] };
  const failed = (saw: string, fix: string) => ({
    ...nothing,
    findings: [{ level: "error", saw, visitors: listFailed, fix } as const],
  });
  let page;
  try {
    page = parsePostPage(answer, 1);
  } catch {
    if (Array.isArray(answer)) return failed("The articles are a bare list, without data", pager);
    return failed(`No list of articles under data: ${quoted(answer)}`, pager);
  }
  const findings = [...findingsOf(rows, true)];
  if (isRecord(data))
    findings.push({
      level: "warning",
      saw: "data is an object with numbers as keys, not a list",
      visitors: "The articles in the order of the keys.",
      fix: "PHP writes a list that has lost an element like this: add ->values() after filter().",
    });
  const counts = isRecord(fields.meta) ? fields.meta : fields;
  const { posts, lastPage, total } = page;
  for (const [name, shown] of Object.entries({ last_page: lastPage, total, from: page.from, to: page.to })) {
    const came = counts[name];
    if (isSent(came) && Number(came) !== shown)
      findings.push({
        level: "warning",
        saw: `${name} is ${quoted(came)}, but ${shown} is shown`,
        visitors: `"${en.articles.shown(String(page.from), String(page.to), String(total))}"`,
        fix: pager,
      });
  }
  const links = isRecord(fields.links) ? fields.links : {};
  const next = [fields.next_page_url, counts.next_page_url, links.next, counts.next_cursor].some(isSent);
  if (next && lastPage === 1)
    findings.push({
      level: "error",
      saw: "There is a next page, but no last_page",
      visitors: "Page 1 alone, without a pager.",
      fix: pager,
    });
  if (rows.length === 0)
    findings.push({
      level: "warning",
      saw: "There are no articles",
      visitors: `"${en.articles.none}"`,
      fix: "Publish one, or mend the query.",
    });
  if (rows.flatMap((row) => parsePostPage({ data: [row] }, 1).posts).length > posts.length)
    findings.push({
      level: "warning",
      saw: "Several articles with one id",
      visitors: "The first of them only.",
      fix: "Send each article once: orderBy('id') beside the date.",
    });
  return {
    ids: posts.map(({ id }) => id),
    pictures: posts.flatMap(picturesOf),
    facts: [
      `${counted(posts.length, "article")} of ${total} on ${counted(lastPage, "page")}, counts ${counts === fields ? "beside data" : "under meta"}`,
    ],
    findings,
  };
}

/** @param answer parsed JSON of the article with this id */
export function checkPost(answer: unknown, id: string) {
  const wrapped = fieldsOf(answer).data;
  const row = isRecord(wrapped) ? wrapped : answer;
  const findings: Finding[] = [...findingsOf([row], false)];
  try {
    const post = parsePost(answer, id);
    if (post.id !== id)
      findings.push({
        level: "error",
        saw: `The answer for ${id} has the id ${post.id}`,
        visitors: "Another article.",
        fix: "Find the post by the id in the address.",
      });
    if (post.body === undefined && !findings.some(({ saw }) => saw.includes("body")))
      findings.push({
        level: "warning",
        saw: "The article has no body",
        visitors: "Its title and excerpt only.",
        fix: "Send body as HTML text.",
      });
    return {
      pictures: picturesOf(post),
      facts: [isRecord(wrapped) ? "wrapped in data" : "not wrapped"],
      findings,
    };
  } catch {
    const named =
      findings.length > 0
        ? findings
        : [
            {
              level: "error",
              saw: `No article: ${quoted(answer)}`,
              visitors: postFailed,
              fix: "Send the post, alone or under data.",
            } as const,
          ];
    return {
      pictures: [],
      facts: [],
      findings: named.map((finding) => ({ ...finding, visitors: postFailed })),
    };
  }
}
