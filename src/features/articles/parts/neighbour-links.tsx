import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../../strings/en";
import { media } from "../../../theme/tokens";
import type { LinkedPost, Neighbours } from "../model/post";
import { TitleLink } from "./article-card";
import { listedLinkStyle } from "./more-articles";

/** Below the text, two beside each other. */
const neighboursStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "18px 28px",
  pt: 4,
  borderTop: "line",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.print]: { display: "none" },
  "& > p": { overflowWrap: "anywhere" },
  "& > p:nth-of-type(even)": { [media.wide]: { textAlign: "end" } },
  "& span": { display: "block", mb: 1, fontSize: "small", color: "muted" },
  "& a": listedLinkStyle,
};

/** Links to the articles before and after one, where they are known. */
export const NeighbourLinks = ({ newer, older }: Neighbours<LinkedPost>) => {
  if (!newer && !older) return null;
  return (
    <nav aria-label={en.articles.neighbours} sx={neighboursStyle}>
      {newer && (
        <p>
          <span>{en.articles.newer}</span>
          <TitleLink post={newer} />
        </p>
      )}
      {older && (
        <p>
          <span>{en.articles.older}</span>
          <TitleLink post={older} />
        </p>
      )}
    </nav>
  );
};
