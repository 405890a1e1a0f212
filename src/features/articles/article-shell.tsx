import type { ThemeUICSSObject } from "theme-ui";

import { skeletonLine } from "../../components/skeleton-line";
import { visuallyHidden } from "../../theme/visually-hidden";
import { anchorBelowStyle } from "./anchor-below-style";
import { articleStyle, columnsStyle, coverFrameStyle, headStyle } from "./article-shell-style";
import { earlyCoverStyle } from "./early-cover";

const linesStyle: ThemeUICSSObject = { display: "grid", gap: "14px", alignContent: "start" };
const titleStyle: ThemeUICSSObject = { ...linesStyle, mt: "62px", mb: "22px" };
const titleLine = (width: string) => skeletonLine(width, "clamp(2.2rem, 1.5rem + 2.9vw, 4rem)");

const bodyLines = ["100%", "94%", "97%", "61%", "100%", "92%", "98%", "95%", "40%", "96%", "99%", "72%"];
const bodySkeletonStyle: ThemeUICSSObject = {
  ...linesStyle,
  variant: "skeletons.tide",
  // As high as the window: what follows the text is not pushed down in view of the visitor, nor pulled up, since it is not
  // seen before the text.
  minHeight: "var(--least-screen)",
  "article:has(&) + aside": { visibility: "hidden" },
  ...anchorBelowStyle,
};
const bodyLineStyles = bodyLines.map((width) => skeletonLine(width, "18px"));

/** The text of an article on its way. */
export const BodySkeleton = () => (
  <div data-awaited sx={bodySkeletonStyle}>
    <p role="status" sx={visuallyHidden}>
      Loading article
    </p>
    {bodyLines.map((_, index) => (
      <div key={index} aria-hidden="true" sx={bodyLineStyles[index]} />
    ))}
  </div>
);

const coverSkeletonStyle: ThemeUICSSObject = { ...coverFrameStyle, variant: "skeletons.lone" };

type Props = {
  /** Whether it comes after another page: screen readers are told of a new page by its first heading. */
  readonly isNewPage?: boolean;
};

/** An article on its way of which nothing is known yet. */
export const ArticleShell = ({ isNewPage }: Props) => (
  <div sx={articleStyle}>
    {isNewPage ? (
      <h1 sx={visuallyHidden}>Article</h1>
    ) : (
      // The built page has the list's <h1> already, which is not shown.
      <div role="heading" aria-level={1} sx={visuallyHidden}>
        Article
      </div>
    )}
    <div aria-hidden="true" sx={headStyle}>
      <div sx={titleStyle}>
        <div sx={titleLine("min(100%, 12.4em)")} />
        <div sx={titleLine("min(74%, 9.5em)")} />
      </div>
      <div sx={skeletonLine("min(70%, 320px)", "38px")} />
    </div>
    <div aria-hidden="true" sx={coverSkeletonStyle}>
      <div data-early-cover sx={earlyCoverStyle} />
    </div>
    <div sx={columnsStyle}>
      <BodySkeleton />
    </div>
  </div>
);
