import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../../strings/en";
import { media } from "../../../theme/tokens";
import { useNeighbours } from "../api/use-posts";
import type { Neighbours } from "../model/post";
import { TitleLink } from "./article-card";

/** Links below the text of an article, two beside each other. */
export const endLinksStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "18px 28px",
  maxWidth: "32em",
  pt: 4,
  borderTop: "line",
  [media.wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.print]: { display: "none" },
  "& > p": { overflowWrap: "anywhere", lineHeight: 1.35 },
  "& > p:nth-of-type(even)": { [media.wide]: { textAlign: "end" } },
  "& span": { display: "block", mb: 1, fontSize: "small", color: "muted" },
  "& a": {
    // WCAG 2.5.8 asks for 24 px.
    display: "inline-block",
    minHeight: 24,
    fontWeight: 650,
    color: "text",
    "&:hover": { textDecoration: "underline" },
  },
};

type Props = {
  readonly id: string;
  /** As the build found them. */
  readonly built: Neighbours | undefined;
};

/** Links to the articles before and after one, where they are known. */
export const NeighbourLinks = ({ id, built }: Props) => {
  const listed = useNeighbours(id);
  const newer = listed.newer ?? built?.newer;
  const older = listed.older ?? built?.older;
  if (!newer && !older) return null;
  return (
    <nav aria-label={en.articles.neighbours} sx={endLinksStyle}>
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
