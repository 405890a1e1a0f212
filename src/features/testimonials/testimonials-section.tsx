import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { Picture } from "../../components/picture";
import type { SectionId } from "../../lib/paths";
import { maskIcon } from "../../theme/theme";
import { media } from "../../theme/tokens";

const id: SectionId = "testimonials_section";
const headingId = `${id}_heading`;

const sectionStyle: ThemeUICSSObject = {
  variant: "surfaces.indigo",
  py: "section",
};

// The first mask fades the drawing's left end behind the words. As the lower mask, it gives WebKit a line along the top edge.
const artStyle: ThemeUICSSObject = {
  ...maskIcon("field"),
  position: "absolute",
  zIndex: -1,
  right: "-30vw",
  bottom: "-110px",
  width: "190vw",
  aspectRatio: "900 / 420",
  color: "indigo500",
  opacity: 0.6,
  maskImage: "linear-gradient(90deg, transparent 14%, #000 52%), url(/art/field.svg)",
  maskSize: "100% 100%, contain",
  maskComposite: "intersect",
  [media.split]: { right: "-10vw", bottom: "-90px", width: "92vw" },
};

const headStyle: ThemeUICSSObject = {
  variant: "layout.sectionHead",
  mb: 0,
  gridColumn: "1 / -1",
  "& > h2": { variant: "text.h2", overflowWrap: "anywhere" },
};

const quoteStyle: ThemeUICSSObject = {
  minWidth: 0,
  pt: 5,
  borderTop: "lineOnDark",
  "& blockquote": {
    my: 5,
    fontSize: "h3",
    lineHeight: 1.34,
    letterSpacing: "-.022em",
    textWrap: "pretty",
  },
  "& figcaption": {
    display: "flex",
    alignItems: "center",
    gap: 3,
    fontSize: "small",
    lineHeight: 1.4,
    color: "muted",
  },
  "& figcaption > div": { minWidth: 0 },
  "& strong": { display: "block", fontWeight: 700, color: "text" },
  "& picture": { variant: "photo", size: 52, flex: "none", borderRadius: "50%" },
};

/** On wide screens, each quote of a row begins 32 px higher than the one before. */
const gridStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 6,
  [media.split]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: 7,
    alignItems: "start",
    "& > figure:nth-of-type(3n + 1)": { mt: 8 },
    "& > figure:nth-of-type(3n + 2)": { mt: 6 },
  },
};

const starsStyle: ThemeUICSSObject = {
  display: "flex",
  gap: 1,
  color: "gold300",
  "& svg": { size: "1.2em" },
};

const MOST_STARS = 5;

const Stars = ({ rating }: { readonly rating: number }) => (
  <div role="img" aria-label={useStrings().testimonials.stars(rating, MOST_STARS)} sx={starsStyle}>
    {Array.from({ length: MOST_STARS }, (_, index) => (
      <Icon key={index} name="star" filled={index < rating} />
    ))}
  </div>
);

type Props = { readonly data: Queries.TestimonialsSectionFragment };

export const TestimonialsSection = ({ data: { heading, note, items } }: Props) => (
  <section id={id} aria-labelledby={headingId} sx={sectionStyle}>
    <div aria-hidden="true" sx={{ variant: "art.braid", color: "gold500", opacity: 0.8 }} />
    <div aria-hidden="true" sx={artStyle} />
    <div sx={gridStyle}>
      <div sx={headStyle}>
        <h2 id={headingId}>{heading}</h2>
        <p>{note}</p>
      </div>
      {items.map(({ name, origin, quote, rating, avatar }, index) => (
        <figure key={index} sx={quoteStyle}>
          <Stars rating={rating} />
          <blockquote>{quote}</blockquote>
          <figcaption>
            <Picture image={avatar} alt="" sizes="52px" />
            <div>
              <strong>{name}</strong>
              {origin}
            </div>
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
);

export const fragment = graphql`
  fragment TestimonialsSection on TestimonialsYaml {
    heading
    note
    items {
      name
      origin
      quote
      rating
      avatar {
        childImageSharp {
          gatsbyImageData(width: 52, height: 52, outputPixelDensities: [1, 2, 3])
        }
      }
    }
  }
`;
