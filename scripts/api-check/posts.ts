/** Reads the articles with the site's own parser, and says what visitors do not see of them. */
import * as v from "valibot";

import { parsePost, parsePostPage, postSchema } from "../../src/features/articles/api/parse-posts";
import type { Dom } from "../../src/lib/dom";
import { plainText } from "../../src/lib/plain-text";
import { isRecord } from "../../src/lib/type-guards";
import { checkPicture, checkRows, checkText, describeFields, quoted, type Finding } from "./findings";

const texts = ["title", "excerpt", "meta_description"] as const;
const fields = [...texts, "body", "category_id", "created_at", "updated_at"] as const;

/** Returns what visitors do not see of a body, or see as it was not meant. Articles about code show tags on purpose. */
function* checkBody(html: string, label: string, dom: Dom): Generator<Finding> {
  for (const [, address] of html.matchAll(/<img\b[^>]*?\ssrc=["']?(?!data:)([^"'\s>]+)/gi))
    yield* checkPicture(address, `${label} ${quoted(address)}`, dom);
  const shown = html.replace(/<(pre|code|script|style)\b[^]*?<\/\1>|<[^<>]*>/gi, " ");
  yield* checkText(plainText(shown, dom), label);
}

/** Returns what visitors do not see of an article. */
function* checkArticle(row: unknown, label: string, dom: Dom): Generator<Finding> {
  const { typed, output } = v.safeParse(postSchema(dom), row);
  if (!typed || !isRecord(row)) return;
  for (const name of fields)
    if (String(row[name] ?? "").trim() && output[name] === undefined)
      yield ["field", describeFields(label, row, name)];
  for (const name of texts) yield* checkText(output[name] ?? "", `${label} ${name}`);
  yield* checkPicture(row.image, describeFields(label, row, "image"), dom);
  yield* checkBody(output.body ?? "", `${label} body`, dom);
}

/** @throws {ApiError} without a list */
export function checkPostPage(answer: unknown, dom: Dom): Finding[] {
  const page = parsePostPage(answer, 1, dom);
  const { data, ...beside } = isRecord(answer) ? answer : {};
  const rows: readonly unknown[] = Object.values(data ?? {});
  const idOf = (row: unknown) => parsePostPage({ data: [row] }, 1, dom).posts[0]?.id;
  const findings = checkRows(
    "article",
    rows,
    idOf,
    (row, label) => checkArticle(row, label, dom),
    "id",
    "title",
  );
  if (rows.length === 0) findings.push(["noArticles"]);
  const hasNext = /"next\w*":"/.test(JSON.stringify(beside));
  if (page.lastPage === 1 && (hasNext || (page.total ?? 0) > rows.length)) findings.push(["noPager"]);
  return findings;
}

/** @throws {ApiError} without an article */
export function checkPost(answer: unknown, id: string, dom: Dom): Finding[] {
  const post = parsePost(answer, dom);
  const row = isRecord(answer) && isRecord(answer.data) ? answer.data : answer;
  const findings = [...checkArticle(row, `article ${id}`, dom)];
  if (post.body === undefined) findings.push(["field", describeFields(`article ${id}`, row, "body")]);
  return findings;
}
