import type { ThemeUICSSObject } from "theme-ui";

import { skeletonLine } from "../../components/skeleton-line";
import { visuallyHidden } from "../../components/visually-hidden";
import { media } from "../../theme/tokens";
import { earlyCoverStyle } from "./early-cover";

/** The measures of an article's page, shared with what stands there until the article has come. */
export const articleStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  minHeight: "100svh",
};

export const headStyle: ThemeUICSSObject = {
  pt: "clamp(22px, 3vw, 44px)",
  pb: "clamp(28px, 3vw, 44px)",
};

export const coverFrameStyle: ThemeUICSSObject = {
  aspectRatio: "4 / 3",
  borderRadius: "10px 10px clamp(44px, 6vw, 96px) 10px",
  [media.tablet]: { aspectRatio: "21 / 10" },
};

export const columnsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "36px",
  py: "clamp(36px, 5vw, 76px)",
  "@media (min-width: 1000px)": {
    gridTemplateColumns: "minmax(0, 3.4fr) minmax(0, 8.6fr)",
    gap: 8,
    // The text keeps its column where there is no excerpt beside it.
    "& > :last-child": { gridColumn: 2 },
  },
};

const linesStyle: ThemeUICSSObject = { display: "grid", gap: "14px", alignContent: "start" };
const titleStyle: ThemeUICSSObject = { ...linesStyle, mt: "62px", mb: "22px" };
const titleLine = (width: string) => skeletonLine(width, "clamp(2.2rem, 1.5rem + 2.9vw, 4rem)");

const bodyLines = ["100%", "94%", "97%", "61%", "100%", "92%", "98%", "95%", "40%", "96%", "99%", "72%"];
const bodySkeletonStyle: ThemeUICSSObject = { ...linesStyle, variant: "skeletons.tide" };
const bodyLineStyles = bodyLines.map((width) => skeletonLine(width, "18px"));

/** The text of an article on its way. */
export const BodySkeleton = () => (
  <div sx={bodySkeletonStyle}>
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
    {isNewPage && <h1 sx={visuallyHidden}>Article</h1>}
    <div aria-hidden="true" sx={headStyle}>
      <div sx={titleStyle}>
        <div sx={titleLine("min(100%, 17ch)")} />
        <div sx={titleLine("min(74%, 13ch)")} />
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
