import { graphql, Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { skeletonLine } from "../../components/skeleton-line";
import { languageOf } from "../../lib/language-of";
import { paths, type SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { usePostPage } from "./api/use-posts";
import { summaryOf, withoutRepeatedPictures, type Post } from "./model/post";
import {
  cardStyle,
  CategoryLabel,
  coverStyle,
  metaStyle,
  PostDate,
  ReadMore,
  summaryStyle,
  TitleLink,
} from "./parts/article-card";
import { ArticleCover } from "./parts/article-cover";
import { ArticlesError, NoScriptNote, ReceivedNote } from "./parts/load-status";

/** Articles on the landing page (specification, section 9). */
const SHOWN = 4;

const postsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "34px",
  [media.split]: {
    gridTemplateColumns: "minmax(0, 6.2fr) minmax(0, 5.8fr)",
    gap: "0 clamp(40px, 5vw, 80px)",
  },
};

const leadStyle: ThemeUICSSObject = {
  ...cardStyle,
  "& h3": {
    fontSize: "clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem)",
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: "-.035em",
  },
  [media.split]: { gridRow: "span 3", gap: 4 },
};

const leadCoverStyle: ThemeUICSSObject = {
  ...coverStyle,
  aspectRatio: "16 / 10",
  borderBottomRightRadius: "tide",
  [media.split]: { aspectRatio: "16 / 11" },
};

const rowStyle: ThemeUICSSObject = {
  ...cardStyle,
  gridTemplateColumns: "104px minmax(0, 1fr)",
  columnGap: "18px",
  "& > *": { gridColumn: 2 },
  "& > :first-child": { gridColumn: 1, gridRow: "1 / span 5" },
  "& h3": { fontSize: "1.25rem", fontWeight: 700, lineHeight: 1.22, letterSpacing: "-.024em" },
  [media.split]: {
    gridTemplateColumns: "190px minmax(0, 1fr)",
    gap: "8px 26px",
    py: "26px",
    borderTop: "1px solid",
    borderColor: "border",
    "&:nth-of-type(2)": { borderTop: 0, pt: 0 },
    // The whole row is the target.
    "& > a": { minHeight: 32 },
  },
};

const rowCoverStyle: ThemeUICSSObject = {
  ...coverStyle,
  alignSelf: "start",
  aspectRatio: "4 / 5",
  [media.split]: { aspectRatio: "1 / 1" },
};

const leadSummaryStyle: ThemeUICSSObject = { ...summaryStyle, fontSize: "1.0625rem" };
const rowSummaryStyle: ThemeUICSSObject = { ...summaryStyle, WebkitLineClamp: "2" };

const dashStyle: ThemeUICSSObject = {
  ...metaStyle,
  [media.split]: {
    columnGap: "42px",
    // A dash stands between two things in one line; before the first of a line it lies outside.
    overflow: "hidden",
    "& > * + *": { position: "relative", pointerEvents: "none" },
    "& > * + *::before": {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "-28px",
      width: 14,
      height: "1px",
      bg: "sand400",
    },
  },
};

type CardProps = { readonly post: Post; readonly isLead: boolean; readonly defaultExcerpt: string };

const Card = ({ post, isLead, defaultExcerpt }: CardProps) => {
  const summary = summaryOf(post, defaultExcerpt);
  return (
    <article sx={isLead ? leadStyle : rowStyle}>
      <span sx={isLead ? leadCoverStyle : rowCoverStyle}>
        <ArticleCover post={post} />
      </span>
      <CategoryLabel post={post} />
      <h3>
        <TitleLink post={post} />
      </h3>
      <p dir="auto" lang={languageOf(summary, post.title)} sx={isLead ? leadSummaryStyle : rowSummaryStyle}>
        {summary}
      </p>
      <p sx={dashStyle}>
        <PostDate ms={post.createdAt} />
        <span>{en.articles.readingTime}</span>
      </p>
      <ReadMore post={post} />
    </article>
  );
};

const leadCoverSkeletonStyle: ThemeUICSSObject = { ...leadCoverStyle, variant: "skeletons.bar" };
const rowCoverSkeletonStyle: ThemeUICSSObject = { ...rowCoverStyle, variant: "skeletons.bar" };

const waitingStyle: ThemeUICSSObject = {
  ...postsStyle,
  variant: "skeletons.tide",
  [media.noScript]: { display: "none" },
};

const CardSkeleton = ({ isLead }: { readonly isLead: boolean }) => (
  <article aria-hidden="true" sx={isLead ? leadStyle : rowStyle}>
    <span sx={isLead ? leadCoverSkeletonStyle : rowCoverSkeletonStyle} />
    <div sx={skeletonLine("84px", "22px")} />
    <div sx={isLead ? skeletonLine("86%", "40px") : skeletonLine("92%", "24px")} />
    <div sx={isLead ? skeletonLine("96%", "48px") : skeletonLine("96%", "40px")} />
    <div sx={skeletonLine("62%", "20px")} />
    <div sx={skeletonLine("92px", "32px")} />
  </article>
);

const id: SectionId = "articles_section";

type Props = { readonly data: Queries.ArticlesSectionFragment };

/** The newest articles on the landing page: the first of page 1 large, three beside it. */
const ArticlesSection = ({ data }: Props) => {
  const { heading, defaultExcerpt } = data.articlesYaml;
  const { page, state, receivedAt, retry } = usePostPage(1);
  const posts = page && withoutRepeatedPictures(page.posts.slice(0, SHOWN));
  return (
    <section id={id} aria-labelledby="articles-heading" sx={{ variant: "layout.section" }}>
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={{ variant: "layout.sectionHeadRow" }}>
          <h2 id="articles-heading" sx={{ variant: "text.h2" }}>
            {heading}
          </h2>
          <Link to={paths.articles.href()} sx={{ variant: "links.arrow" }}>
            {en.articles.viewAll}
            <Icon name="arrow" />
          </Link>
        </div>
        <NoScriptNote />
        <ReceivedNote at={receivedAt} />
        {state === "failed" ? (
          <ArticlesError onRetry={retry} next={[`#${id} article a`, `#${id} a`]} />
        ) : posts?.length === 0 ? (
          <p sx={{ color: "muted" }}>{en.articles.none}</p>
        ) : (
          <div aria-busy={!posts} sx={posts ? postsStyle : waitingStyle}>
            {!posts && (
              <p role="status" sx={visuallyHidden}>
                {en.articles.listLoading}
              </p>
            )}
            {posts
              ? posts.map((post, index) => (
                  <Card key={post.id} post={post} isLead={index === 0} defaultExcerpt={defaultExcerpt} />
                ))
              : Array.from({ length: SHOWN }, (_, index) => (
                  <CardSkeleton key={index} isLead={index === 0} />
                ))}
          </div>
        )}
      </div>
    </section>
  );
};

export default ArticlesSection;

export const fragment = graphql`
  fragment ArticlesSection on Query {
    articlesYaml {
      heading
      defaultExcerpt
    }
  }
`;
