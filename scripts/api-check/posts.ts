/** Reads the articles with the site's own parser and sanitiser, and says what visitors do not see of them. */
import * as v from "valibot";

import { parsePost, parsePostPage, postSchema } from "../../src/features/articles/api/parse-posts";
import { normalizeHtml } from "../../src/features/articles/parts/normalize-html";
import { isRecord } from "../../src/lib/type-guards";
import { describeField, quoted, say, type Finding } from "./report";
import { checkPicture, checkText } from "./values";

const texts = ["title", "excerpt", "meta_description"] as const;
const fields = [...texts, "body", "category_id", "created_at", "updated_at"] as const;

/** Longer bodies take jsdom minutes, and browsers no time. */
const MOST_CHARACTERS = 60_000;

const isSent = (value: unknown) => value !== undefined && value !== null && String(value).trim() !== "";

/** Returns what visitors do not see of a body, or see as it was not meant. */
function* checkBody(body: string, label: string): Generator<Finding> {
  if (body.length > MOST_CHARACTERS) return;
  const { body: sent } = new DOMParser().parseFromString(body, "text/html");
  for (const picture of sent.querySelectorAll("img[src]:not([src^='data:'])")) {
    const address = picture.getAttribute("src");
    yield* checkPicture(address, `${label} ${quoted(address)}`);
  }
  const shown = normalizeHtml(body);
  // Articles about code show tags on purpose.
  for (const code of shown.querySelectorAll("pre, code")) code.remove();
  yield* checkText(shown.textContent ?? "", label);
}

/** Returns what visitors do not see of an article. Without an id or a title a row is none. */
function* checkRow(row: unknown, label: string, id: string | undefined): Generator<Finding> {
  const { typed, output, issues } = v.safeParse(postSchema, row);
  if (!typed || !isRecord(row) || id === undefined) {
    const broken = issues?.map((issue) => v.getDotPath(issue) ?? "title") ?? ["id"];
    return yield say("row", [], ...[...new Set(broken)].map((name) => describeField(label, row, name)));
  }
  for (const name of fields)
    if (isSent(row[name]) && output[name] === undefined)
      yield say("field", [], describeField(label, row, name));
  for (const name of texts) yield* checkText(output[name] ?? "", `${label} ${name}`);
  yield* checkPicture(row.image, describeField(label, row, "image"));
  yield* checkBody(output.body ?? "", `${label} body`);
}

/** Returns what visitors do not see of a list, and the id of its first article. */
export function checkPostPage(answer: unknown) {
  const beside = isRecord(answer) ? answer : {};
  let page;
  try {
    page = parsePostPage(answer, 1);
  } catch {
    return { findings: [say("noList", [quoted(answer)])] };
  }
  const rows: readonly unknown[] = Object.values(beside.data ?? {});
  const ids = rows.map((row) => parsePostPage({ data: [row] }, 1).posts[0]?.id);
  const findings = ids.flatMap((id, index) => {
    const label = `article ${index + 1}${id === undefined ? "" : `, id ${id}`}`;
    const isDouble = id !== undefined && ids.indexOf(id) < index;
    return [...checkRow(rows[index], label, id), ...(isDouble ? [say("double", [], label)] : [])];
  });
  if (isRecord(beside.data)) findings.push(say("keyed"));
  if (rows.length === 0) findings.push(say("noArticles"));
  const counts = { ...beside, ...(isRecord(beside.meta) && beside.meta) };
  const links = isRecord(beside.links) ? beside.links : {};
  if (page.lastPage === 1 && [counts.next_page_url, links.next, counts.next_cursor].some(isSent))
    findings.push(say("noPager"));
  return { findings, id: page.posts[0]?.id };
}

/** Returns what visitors do not see of the answer for the article with this id. */
export function checkPost(answer: unknown, id: string): Finding[] {
  const row = isRecord(answer) && isRecord(answer.data) ? answer.data : answer;
  const label = `article ${id}`;
  try {
    const post = parsePost(answer, id);
    const findings = [...checkRow(row, label, id)];
    if (post.id !== id) findings.push(say("otherPost", [id, post.id]));
    if (post.body === undefined) findings.push(say("field", [], describeField(label, row, "body")));
    return findings;
  } catch {
    return [say("noPost", [describeField(label, row, "title")])];
  }
}
