import type { ThemeUICSSObject } from "theme-ui";

import { skeletonLine } from "../../components/skeleton-line";
import { cardStyle } from "./article-card-styles";

/** Three to a row on a desktop, the last line of all cards in a row at one height. */
export const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "40px 28px",
  "@media (min-width: 640px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  "@media (min-width: 1000px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: "64px 36px" },
};

export const listCardStyle: ThemeUICSSObject = {
  ...cardStyle,
  gridTemplateRows: "auto auto auto 1fr auto",
  alignContent: "stretch",
  pt: 4,
  borderTop: "2px solid",
  borderColor: "teal900",
  "& h2": {
    fontSize: "clamp(1.25rem, 1.1rem + .5vw, 1.5rem)",
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: "-.028em",
  },
};

const coverSkeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.bar",
  aspectRatio: "3 / 2",
  borderRadius: 2,
  mb: 1,
};
const linesStyle: ThemeUICSSObject = { display: "grid", gap: 2, alignContent: "start" };

/** A card whose post is on its way. Apart from the card itself: an article's page has no use for that one. */
export const ArticleListCardSkeleton = () => (
  <div sx={listCardStyle}>
    <div sx={skeletonLine("38%", "22px")} />
    <div sx={coverSkeletonStyle} />
    <div sx={linesStyle}>
      <div sx={skeletonLine("92%", "24px")} />
      <div sx={skeletonLine("58%", "24px")} />
    </div>
    <div sx={linesStyle}>
      <div sx={skeletonLine("100%", "16px")} />
      <div sx={skeletonLine("96%", "16px")} />
      <div sx={skeletonLine("42%", "16px")} />
    </div>
    <div sx={skeletonLine("34%", "44px")} />
  </div>
);
