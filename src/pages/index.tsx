import { graphql, type HeadFC, type PageProps } from "gatsby";

import { deferred } from "../components/deferred";
import { Layout } from "../components/layout";
import { Seo } from "../components/seo";
import { ActionBar } from "../features/hero/action-bar";
import { Hero } from "../features/hero/hero";
import { HeroBar } from "../features/hero/hero-bar";
import { paths } from "../lib/paths";

const About = deferred("about", () => import("../features/about/about-section"));
const Exchange = deferred("exchange", () => import("../features/rates/exchange-section"), { isLive: true });
const Testimonials = deferred("testimonials", () => import("../features/testimonials/testimonials-section"));
const Gallery = deferred("gallery", () => import("../features/gallery/gallery-section"));
const Locations = deferred("locations", () => import("../features/locations/locations-section"));
const Articles = deferred("articles", () => import("../features/articles/articles-section"), {
  isLive: true,
});
const Footer = deferred("footer", () => import("../features/footer/footer"));

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => (
  <Layout>
    <HeroBar data={data} />
    <main id="main">
      <Hero data={data} />
      <About data={data} />
      <Exchange data={data} />
      <Testimonials data={data.testimonialsYaml} />
      <Gallery data={data.galleryYaml} />
      <Locations data={data} />
      <Articles data={data} />
    </main>
    <Footer data={data} />
    <ActionBar data={data} />
  </Layout>
);

export default HomePage;

export const Head: HeadFC<Queries.HomePageQuery> = ({ data }) => (
  <Seo
    title={`${data.siteYaml.pages.home.title} | ${data.siteYaml.title}`}
    description={data.siteYaml.pages.home.description}
    path={paths.home.href()}
    siteUrl={data.site.siteMetadata.siteUrl}
  />
);

export const query = graphql`
  query HomePage {
    ...HeroBar
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
    ...ArticlesSection
    ...Footer
    ...ActionBar
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteYaml {
      title
      pages {
        home {
          title
          description
        }
      }
    }
  }
`;
