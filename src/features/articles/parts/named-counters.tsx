import { Link } from "gatsby";

import { paths } from "../../../lib/paths";
import * as en from "../../../strings/en";
import { namedIn, type Post } from "../model/post";
import { endLinksStyle } from "./neighbour-links";

type Props = {
  readonly post: Post;
  readonly branches: Queries.ArticleRoutesFragment["allBranchYaml"]["nodes"];
};

/** Links to the counters whose area an article names. */
export const NamedCounters = ({ post, branches }: Props) => {
  const named = namedIn(post, branches);
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
