import type { ThemeUICSSObject } from "theme-ui";

import { skeletonLine } from "../../components/skeleton-line";
import { listCardStyle } from "./article-list-style";

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
