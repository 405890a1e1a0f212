import { graphql, type HeadFC, type PageProps } from "gatsby";

import { Layout, ScreenOnly } from "../components/layout";
import { Seo } from "../components/seo";
import { AboutSection } from "../features/about/about-section";
import { ArticlesSection } from "../features/articles/articles-section";
import { FeedLink } from "../features/articles/feed-link";
import { Footer } from "../features/footer/footer";
import { GallerySection } from "../features/gallery/gallery-section";
import { Hero, HERO_ACTIONS_ID } from "../features/hero/hero";
import { SiteHeader } from "../features/navigation/site-header";
import { LocationsSection } from "../features/locations/locations-section";
import { CompanyData } from "../features/locations/structured-data";
import { ActionBar } from "../features/navigation/action-bar";
import { ExchangeSection } from "../features/rates/exchange-section";
import { TestimonialsSection } from "../features/testimonials/testimonials-section";
import { paths } from "../lib/paths";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => (
  <Layout>
    <SiteHeader data={data} isHome />
    <main id="main">
      <Hero data={data} />
      <ScreenOnly>
        <AboutSection data={data} />
      </ScreenOnly>
      <ExchangeSection data={data} />
      <ScreenOnly>
        <TestimonialsSection data={data.testimonialsYaml} />
        <GallerySection data={data.galleryYaml} />
      </ScreenOnly>
      <LocationsSection data={data} />
      <ScreenOnly>
        <ArticlesSection data={data} />
      </ScreenOnly>
    </main>
    <Footer data={data} />
    <ActionBar data={data} after={HERO_ACTIONS_ID} />
  </Layout>
);

export default HomePage;

export const Head: HeadFC<Queries.HomePageQuery> = ({ data }) => (
  <Seo data={data} {...data.siteYaml.pages.home} path={paths.home.href()}>
    <CompanyData data={data} />
    <FeedLink siteUrl={data.site.siteMetadata.siteUrl} hasArticles={data.allArticle.nodes.length > 0} />
  </Seo>
);

export const query = graphql`
  query HomePage {
    ...SiteHeader
    ...Hero
    ...AboutSection
    ...ExchangeSection
    testimonialsYaml {
      ...TestimonialsSection
    }
    galleryYaml {
      ...GallerySection
    }
    ...LocationsSection
    ...CompanyData
    ...ArticlesSection
    ...Footer
    ...ActionBar
    ...Seo
    siteYaml {
      pages {
        home {
          title
          description
        }
      }
    }
  }
`;
