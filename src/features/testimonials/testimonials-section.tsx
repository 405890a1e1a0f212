import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture";
import type { SectionId } from "../../lib/paths";
import * as en from "../../strings/en";
import { maskIcon } from "../../theme/theme";
import { media } from "../../theme/tokens";

const id: SectionId = "testimonials_section";
const headingId = `${id}_heading`;

/** How far below the top of the swell its first voice starts, in px; the heading sits in the trough above it. */
const TROUGH = 260;

const sectionStyle: ThemeUICSSObject = {
  variant: "surfaces.indigo",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  py: "section",
};

const braidStyle: ThemeUICSSObject = {
  variant: "art.braid",
  position: "absolute",
  inset: "0 0 auto",
  color: "gold500",
  opacity: 0.8,
};

// Two masks: the mist that hides the drawing's left end behind the words, and the drawing. In this order: with the mist as
// the lower one, WebKit draws a line along the top edge.
const swellStyle: ThemeUICSSObject = {
  ...maskIcon("field"),
  position: "absolute",
  zIndex: -1,
  right: "-30vw",
  bottom: "-110px",
  width: "190vw",
  aspectRatio: "900 / 420",
  color: "indigo500",
  maskImage: "linear-gradient(90deg, transparent 14%, #000 52%), url(/art/field.svg)",
  maskSize: "100% 100%, contain",
  maskComposite: "intersect",
  [media.split]: { right: "-10vw", bottom: "-90px", width: "92vw" },
};

const headStyle: ThemeUICSSObject = {
  variant: "layout.sectionHead",
  mb: 0,
  // With its letters set more widely than it was drawn for, it breaks rather than run into the voice beside it.
  "& > h2": { variant: "text.h2", overflowWrap: "anywhere" },
  // The heading sits in the trough of the swell.
  [media.split]: { gridArea: "1 / 1", pb: 7 },
};

const voiceStyle: ThemeUICSSObject = {
  minWidth: 0,
  pt: "26px",
  borderTop: "1px solid",
  borderColor: "lineOnDark",
  "& blockquote": {
    m: "18px 0 28px",
    fontSize: "clamp(1.25rem, 1.05rem + .95vw, 1.75rem)",
    lineHeight: 1.34,
    letterSpacing: "-.022em",
    textWrap: "pretty",
  },
  "& figcaption": {
    display: "flex",
    alignItems: "center",
    gap: "14px",
    fontSize: ".9375rem",
    lineHeight: 1.4,
    color: "muted",
  },
  "& figcaption > div": { minWidth: 0 },
  "& strong": { display: "block", fontWeight: 700, color: "text" },
  "& picture": { variant: "photo", width: 52, height: 52, flex: "none", borderRadius: "50%" },
};

/**
 * Each row rises from left to right. The first row shares its column with the heading, so its first voice is in the second row
 * of the grid, and a long heading pushes it down.
 */
const gridStyle = (columns: number): ThemeUICSSObject => ({
  variant: "layout.wrap",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "44px",
  [media.split]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridTemplateRows: `minmax(${TROUGH}px, auto)`,
    gap: "0 clamp(28px, 3.6vw, 60px)",
    alignItems: "start",
    ...Object.fromEntries(
      Array.from({ length: columns }, (_, column) => {
        const height = (1 - column / (columns - 1)) * TROUGH;
        const isFirst = column === 0;
        return [
          `& > figure:nth-of-type(${columns}n + ${column + 1})`,
          {
            gridColumn: column + 1,
            mt: 64 + height / 4,
            [`&:nth-of-type(${column + 1})`]: {
              gridRow: isFirst ? 2 : "1 / span 2",
              mt: isFirst ? 0 : height,
            },
          },
        ];
      }),
    ),
  },
});

/** By the number of columns. */
const gridStyles: Readonly<Record<number, ThemeUICSSObject>> = { 2: gridStyle(2), 3: gridStyle(3) };

const starsStyle: ThemeUICSSObject = {
  display: "flex",
  gap: 1,
  color: "gold300",
  "& svg": { width: 19, height: 19 },
};

const MOST_STARS = 5;

const Stars = ({ rating }: { readonly rating: number }) => (
  <div role="img" aria-label={en.testimonials.stars(rating, MOST_STARS)} sx={starsStyle}>
    {Array.from({ length: MOST_STARS }, (_, index) => (
      <Icon key={index} name="star" filled={index < rating} />
    ))}
  </div>
);

type Props = { readonly data: Queries.TestimonialsSectionFragment };

const TestimonialsSection = ({ data: { heading, note, items } }: Props) => {
  const columns = items.length === 2 || items.length === 4 ? 2 : 3;
  return (
    <section id={id} aria-labelledby={headingId} sx={sectionStyle}>
      <div aria-hidden="true" sx={braidStyle} />
      <div aria-hidden="true" sx={swellStyle} />
      <div sx={gridStyles[columns]}>
        <div sx={headStyle}>
          <h2 id={headingId}>{heading}</h2>
          <p>{note}</p>
        </div>
        {items.map(({ name, origin, quote, rating, avatar }, index) => (
          <figure key={index} sx={voiceStyle}>
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
};

export default TestimonialsSection;

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
