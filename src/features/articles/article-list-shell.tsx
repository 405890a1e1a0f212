import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { anchorBelowStyle } from "./anchor-below-style";
import { ArticleListCardSkeleton } from "./article-list-card-skeleton";
import { ArticleListHero } from "./article-list-hero";
import { bodyStyle, gridStyle } from "./article-list-style";
import { NoScriptNote } from "./no-script-note";

const SKELETONS = Array.from({ length: 9 }, (_, index) => index);

const gridOfSkeletonsStyle: ThemeUICSSObject = {
  ...gridStyle,
  variant: "skeletons.tide",
  ...anchorBelowStyle,
  [media.noScript]: { display: "none" },
};

const loadingStyle: ThemeUICSSObject = { ...visuallyHidden, [media.noScript]: { display: "none" } };

export const Skeletons = () => (
  <>
    <p role="status" sx={loadingStyle}>
      Loading articles
    </p>
    <div data-awaited aria-hidden="true" sx={gridOfSkeletonsStyle}>
      {SKELETONS.map((index) => (
        <ArticleListCardSkeleton key={index} />
      ))}
    </div>
  </>
);

type Props = { readonly hero: Queries.ArticleRoutesFragment["articlesYaml"]["list"] };

/** The list before its data: what the built HTML shows, and the same as the list itself shows while it loads. */
export const ArticleListShell = ({ hero }: Props) => (
  <>
    <ArticleListHero {...hero} />
    <div sx={bodyStyle}>
      <NoScriptNote />
      <Skeletons />
    </div>
  </>
);
