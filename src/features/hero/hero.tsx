import { graphql } from "gatsby";
import { Fragment } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { DialogButton } from "../../components/dialog-button";
import { OpenStatus } from "../../components/open-status";
import { PageLink } from "../../components/page-link";
import { SectionLink } from "../../components/section-link";
import { Verbatim } from "../../components/verbatim";
import { paths } from "../../lib/paths";
import { maskIcon } from "../../theme/theme";
import { container, containerQueries, darkGround, media, space } from "../../theme/tokens";
import { LiveQuote } from "../rates/live-quote";
import { WIDE_BAR } from "../navigation/site-header";
import { Porthole } from "./porthole";
import { CREST, Shoreline } from "./shoreline";

const heroStyle: ThemeUICSSObject = {
  position: "relative",
  isolation: "isolate",
  overflowX: "clip",
  [media.lying]: { display: "grid", minHeight: "calc(100vh - 60px)" },
  [containerQueries.hero]: { display: "grid", minHeight: `calc(min(900px, 100vh) - ${WIDE_BAR}px)` },
  [media.print]: { display: "block", minHeight: 0 },
};

/** The rate stands beside the headline, so that it is on the first screen. */
const besideStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.02fr)",
  alignItems: "stretch",
};

const columnsStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  [media.lying]: besideStyle,
  [containerQueries.hero]: besideStyle,
  [media.print]: { display: "block" },
};

const textStyle: ThemeUICSSObject = {
  position: "relative",
  zIndex: 1,
  // Low screens get less space, so that the rate is on the first screen.
  pt: "clamp(0px, 6vh - 32px, 18px)",
  pb: 2,
  [media.lying]: { alignSelf: "center" },
  [containerQueries.hero]: { alignSelf: "center", pt: 3, pb: 7 },
  [media.print]: { display: "flex", alignItems: "center", justifyContent: "space-between", py: 2 },
};

// One block with line breaks, so that the headline is the largest contentful paint. It needs no picture.
const headlineStyle: ThemeUICSSObject = {
  fontSize: "display",
  fontWeight: 800,
  lineHeight: 0.9,
  color: "teal900",
  overflowWrap: "anywhere",
  "& > span:first-of-type": { fontWeight: 300, ml: "-.02em" },
  [media.lying]: { fontSize: "min(3.75rem, 6.8vw)" },
  // Wide letter spacing may take the room before the shore.
  [containerQueries.hero]: { fontSize: "displayWide", overflowWrap: "normal" },
  [media.print]: { fontSize: "1.75rem", "& br": { display: "none" } },
};

const charterStyle: ThemeUICSSObject = {
  display: "flex",
  gap: 3,
  alignItems: "center",
  mt: "clamp(12px, 4vh - 12px, 22px)",
  "& > div": {
    ...maskIcon("seal"),
    width: "clamp(44px, 7vh, 52px)",
    height: "clamp(44px, 7vh, 52px)",
    flex: "none",
    color: "gold700",
  },
  "& strong": {
    display: "block",
    fontSize: "lead",
    fontWeight: 700,
    letterSpacing: "-.015em",
    lineHeight: 1.3,
  },
  "& a": {
    variant: "links.quiet",
    display: "flex",
    width: "fit-content",
    minHeight: 24,
    mt: "-1px",
    // A second target keeps its distance. Low phones have no room for it: the rate comes first.
    "& + a": { mt: 0, "@media (max-height: 43em) and (max-width: 39.99em)": { display: "none" } },
    // The licence number stays on one line at 320 px.
    fontSize: "min(.9rem, 4.1vw)",
    letterSpacing: ".01em",
    color: "muted",
    textDecorationColor: "currentColor",
  },
  [containerQueries.hero]: {
    mt: 6,
    "& > div": { size: 64 },
    "& a": { fontSize: "small" },
  },
  [media.print]: { m: 0, "& > div": { display: "none" } },
};

const actionsStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  mt: "clamp(10px, 5vh - 18px, 24px)",
  "& > a, & > button": {
    flex: "1 1 auto",
    minHeight: "clamp(48px, 2vh + 38px, 56px)",
    maxWidth: "100%",
    px: "min(18px, 2.7vw)",
  },
  [media.print]: { display: "none" },
  [media.lying]: { "& > a, & > button": { flex: "none", px: 3 } },
  [containerQueries.hero]: {
    mt: 6,
    gap: 3,
    "& > a, & > button": { flex: "none", maxWidth: "100%", px: 5, minHeight: 56 },
  },
};

const statusStyle: ThemeUICSSObject = {
  display: "none",
  [containerQueries.hero]: { display: "inline-grid", mt: 5 },
  // On paper it would soon be wrong.
  [media.print]: { display: "none" },
};

const besideSeaStyle: ThemeUICSSObject = { position: "static", display: "grid", m: 0, p: 0 };

const seaStyle: ThemeUICSSObject = {
  ...darkGround,
  color: "text",
  position: "relative",
  mx: `calc(-1 * ${space.gutter})`,
  px: "gutter",
  pt: CREST,
  pb: "clamp(40px, 8vw, 72px)",
  [media.lying]: besideSeaStyle,
  [containerQueries.hero]: besideSeaStyle,
  // The printed page lists the rates below.
  [media.print]: { display: "none" },
};

const denominationStyle: ThemeUICSSObject = {
  "--porthole": "clamp(120px, 50vh - 7vw - 60px, clamp(210px, 20vw, 300px))",
  display: "grid",
  // A wide figure makes the picture smaller.
  gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, clamp(96px, 26vw, 210px))",
  alignItems: "center",
  gap: 3,
  // The picture has no room.
  [media.lying]: { gridTemplateColumns: "minmax(0, 1fr)", pl: "10vw", "& > div + div": { display: "none" } },
  [containerQueries.hero]: {
    position: "relative",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "end",
    pl: "clamp(128px, 10.4vw, 156px)",
    // The ring around the picture ends below the header.
    pt: "calc(var(--porthole) * .2 + 12px)",
    pb: "clamp(24px, 28vh - 168px, min(7vw, 84px))",
  },
};

type Props = { readonly data: Queries.HeroFragment };

/** The buttons. Phones show the action bar once these have left the screen. */
export const HERO_ACTIONS_ID = "hero_actions";

/** The first screen: company, registration, the two main actions and the live US dollar rate. */
export const Hero = ({ data }: Props) => {
  const { companyYaml: company, heroYaml: hero } = data;
  return (
    <section aria-label={company.name} sx={container}>
      <div sx={heroStyle}>
        <div sx={columnsStyle}>
          <div sx={textStyle}>
            <h1 sx={headlineStyle}>
              <span>{hero.headline.thin}</span>{" "}
              {hero.headline.lines.map((line, index) => (
                <Fragment key={index}>
                  <br />
                  {line}{" "}
                </Fragment>
              ))}
            </h1>
            <div sx={charterStyle}>
              <div aria-hidden="true" />
              <p>
                <strong>{company.licence.authority}</strong>{" "}
                <SectionLink section="authorised_section">
                  <Verbatim>{company.licence.number}</Verbatim>
                </SectionLink>
                <SectionLink section="location_section">{hero.places}</SectionLink>
              </p>
            </div>
            <div id={HERO_ACTIONS_ID} sx={actionsStyle}>
              <PageLink to={paths.board.href()} sx={{ variant: "buttons.primary" }}>
                {hero.ratesButton}
              </PageLink>
              <DialogButton
                load={() => import("../contact/contact-dialog")}
                data={data}
                sx={{ variant: "buttons.line" }}
              >
                {hero.contactButton}
              </DialogButton>
            </div>
            <OpenStatus opening={company} sx={statusStyle} />
          </div>
          <div sx={seaStyle}>
            <Shoreline />
            <div sx={denominationStyle}>
              <LiveQuote {...hero.quote} />
              <Porthole hero={hero} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
};

export const fragment = graphql`
  fragment Hero on Query {
    companyYaml {
      name
      licence {
        authority
        number
      }
      ...OpeningHours
    }
    heroYaml {
      headline {
        thin
        lines
      }
      places
      ratesButton
      contactButton
      quote {
        lead
        text
      }
      # Wide: the east of the scene, where the sun and the cliff temple are. The rest of the crop is object-position.
      image {
        childImageSharp {
          gatsbyImageData(
            width: 330
            aspectRatio: 0.88
            transformOptions: { cropFocus: EAST }
            outputPixelDensities: [1, 1.5, 2]
          )
        }
      }
      imagePhone {
        childImageSharp {
          gatsbyImageData(width: 110, outputPixelDensities: [1, 2, 3, 4])
        }
      }
    }
    ...ContactDialog
  }
`;
