import { Link } from "gatsby";
import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { paths } from "../../lib/paths";
import { useArticleHead } from "./article-head";
import { focusHeading } from "./focus-heading";
import { RetryButton } from "./retry-button";

const missingStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: 4,
  minHeight: "min(var(--least-screen), 760px)",
  py: "section",
  "& h1": { variant: "text.h2", overflowWrap: "anywhere", "&:focus": { outline: "none" } },
  "& p": { maxWidth: "32.2em", color: "muted", fontSize: "lead" },
};

const artStyle: ThemeUICSSObject = { variant: "art.thread", width: 132, height: 44, color: "coral500" };
const linksStyle: ThemeUICSSObject = { display: "flex", flexWrap: "wrap", gap: 3, mt: 2 };

const title = "Artikel Tidak Ditemukan";
const text = "Artikel yang Anda cari mungkin telah dihapus atau tidak tersedia.";

type Props = {
  /** Path of the address that leads nowhere. */
  readonly path: string;
  readonly siteTitle: string;
  /** Given where asking again may help. */
  readonly onRetry?: () => Promise<object | undefined>;
};

/** Stands for an article that does not exist, or could not be loaded (specification, section 8). */
export const ArticleMissing = ({ path, siteTitle, onRetry }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusHeading(heading.current), []);
  useArticleHead({
    title: `${title} | ${siteTitle}`,
    description: text,
    path,
    isIndonesian: true,
    // What could not be loaded may well be there.
    isMissing: !onRetry,
  });
  return (
    <div sx={missingStyle}>
      <div aria-hidden="true" sx={artStyle} />
      <h1 ref={heading} tabIndex={-1} lang="id">
        {title}
      </h1>
      <p lang="id">{text}</p>
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
    </div>
  );
};
