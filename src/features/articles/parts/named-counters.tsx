import { Link } from "gatsby";

import { paths } from "../../../lib/paths";
import * as en from "../../../strings/en";
import type { Post } from "../model/post";
import { endLinksStyle } from "./neighbour-links";

type Props = {
  readonly post: Post;
  readonly branches: Queries.ArticleRoutesFragment["allBranchYaml"]["nodes"];
};

/** Links to the counters that an article names: by the last part of their names, "Berawa" for "Tibubeneng, Berawa". */
export const NamedCounters = ({ post: { title, excerpt, body = "" }, branches }: Props) => {
  const wordsOf = (text: string) =>
    ` ${text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(" ")} `;
  const words = wordsOf([title, excerpt, body.replace(/<[^>]*>|&nbsp;/g, " ")].join(" "));
  const named = branches.filter(({ name }) => words.includes(wordsOf(name.split(",").at(-1) ?? name)));
  if (named.length === 0) return null;
  return (
    <nav aria-label={en.articles.counters} sx={endLinksStyle}>
      {named.map(({ slug, name }) => (
        <p key={slug}>
          <span>{en.articles.counter}</span>
          <Link to={paths.branch.href(slug)}>{name}</Link>
        </p>
      ))}
    </nav>
  );
};
