import { graphql } from "gatsby";

import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { paths, type SectionId } from "../../lib/paths";
import { usePostPage } from "./api/use-posts";
import { ArticleCards } from "./parts/article-cards";
import { NoScriptNote } from "./parts/load-status";

const id: SectionId = "articles_section";

type Props = { readonly data: Queries.ArticlesSectionFragment };

/** The newest articles on the landing page: the first four of page 1. */
export const ArticlesSection = ({ data }: Props) => {
  const { heading, defaultExcerpt } = data.articlesYaml;
  const { articles } = useStrings();
  const list = usePostPage(1);
  return (
    <section id={id} aria-labelledby="articles-heading" sx={{ variant: "layout.section" }}>
      <div sx={{ variant: "layout.wrap" }}>
        <div sx={{ variant: "layout.sectionHeadRow" }}>
          <h2 id="articles-heading" sx={{ variant: "text.h2" }}>
            {heading}
          </h2>
          <PageLink to={paths.articles.href()} sx={{ variant: "links.arrow" }}>
            {articles.viewAll}
            <Icon name="arrow" />
          </PageLink>
        </div>
        <NoScriptNote />
        <ArticleCards
          place="landing"
          list={list}
          built={data.allArticle.nodes}
          defaultExcerpt={defaultExcerpt}
          focusAfter={`#${id} a`}
          empty={<p sx={{ color: "muted" }}>{articles.none}</p>}
        />
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment ArticlesSection on Query {
    articlesYaml {
      heading
      defaultExcerpt
    }
    allArticle(sort: { position: ASC }, limit: 4) {
      nodes {
        ...BuiltPost
      }
    }
  }
`;
