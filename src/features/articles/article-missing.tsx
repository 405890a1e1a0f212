import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { paths } from "../../lib/paths";
import { usePostPage } from "./api/use-posts";
import { focusHeading } from "./parts/focus-heading";
import { RetryButton } from "./parts/load-status";
import { MoreArticles } from "./parts/more-articles";

const missingStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "grid",
  // Not centred: the latest articles would move what is above them.
  alignContent: "start",
  justifyItems: "start",
  gap: 4,
  minHeight: "min(var(--small-viewport-height), 760px)",
  py: "section",
  "& h1": { variant: "text.h2", overflowWrap: "anywhere", "&:focus": { outline: "none" } },
  "& > p": { maxWidth: "32.2em", color: "muted", fontSize: "lead" },
  "& > nav": { mt: 5 },
};

const artStyle: ThemeUICSSObject = { variant: "art.thread", width: 132, height: 44, color: "coral500" };
const linksStyle: ThemeUICSSObject = { display: "flex", flexWrap: "wrap", gap: 3, mt: 2 };

const LATEST = 3;

type Props = {
  /** Set where a retry may help. */
  readonly onRetry: (() => Promise<object | undefined>) | undefined;
};

/** Replaces an article that does not exist or could not be loaded. */
export const ArticleMissing = ({ onRetry }: Props) => {
  const { articles } = useStrings();
  const heading = useRef<HTMLHeadingElement>(null);
  const { page } = usePostPage(1);
  useEffect(() => focusHeading(heading.current), []);
  return (
    <div sx={missingStyle}>
      <div aria-hidden="true" sx={artStyle} />
      <h1 ref={heading} tabIndex={-1} lang={articles.missing.lang}>
        {articles.missing.title}
      </h1>
      <p lang={articles.missing.lang}>{articles.missing.text}</p>
      <p>{onRetry ? articles.articleFailed : articles.articleRemoved}</p>
      <div sx={linksStyle}>
        <PageLink to={paths.articles.href()} sx={{ variant: "buttons.primaryCompact" }}>
          <Icon name="back" />
          {articles.backToList}
        </PageLink>
        {onRetry && <RetryButton onRetry={onRetry} focusAfter="#main h1" />}
      </div>
      {!onRetry && <MoreArticles heading={articles.latest} posts={page?.posts.slice(0, LATEST) ?? []} />}
    </div>
  );
};
