import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { paths } from "../../lib/paths";
import { focusHeading } from "./parts/focus-heading";
import { RetryButton } from "./parts/load-status";
import { MoreArticles } from "./parts/more-articles";

const missingStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: 4,
  minHeight: "min(var(--least-screen), 760px)",
  py: "section",
  "& h1": { variant: "text.h2", overflowWrap: "anywhere", "&:focus": { outline: "none" } },
  "& > p": { maxWidth: "32.2em", color: "muted", fontSize: "lead" },
  "& > nav": { mt: 5 },
};

const artStyle: ThemeUICSSObject = { variant: "art.thread", width: 132, height: 44, color: "coral500" };
const linksStyle: ThemeUICSSObject = { display: "flex", flexWrap: "wrap", gap: 3, mt: 2 };

// Specification, section 8.
export const missingTitle = "Artikel Tidak Ditemukan";
export const missingText = "Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia.";

type Props = {
  /** Given where asking again may help. */
  readonly onRetry?: () => Promise<object | undefined>;
};

/** Replaces an article that does not exist, or could not be loaded. */
export const ArticleMissing = ({ onRetry }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(heading.current), []);
  return (
    <div sx={missingStyle}>
      <div aria-hidden="true" sx={artStyle} />
      <h1 ref={heading} tabIndex={-1} lang="id">
        {missingTitle}
      </h1>
      <p lang="id">{missingText}</p>
      <p>
        {onRetry
          ? "This article could not be loaded. Please try again."
          : "This article may have been removed. The latest ones are below."}
      </p>
      <div sx={linksStyle}>
        <Link to={paths.articles.href()} sx={{ variant: "buttons.primaryCompact" }}>
          <Icon name="back" />
          Back to articles
        </Link>
        {onRetry && (
          <RetryButton onRetry={onRetry} next={["#main h1"]}>
            Try Again
          </RetryButton>
        )}
      </div>
      {!onRetry && <MoreArticles heading="Latest articles" />}
    </div>
  );
};
