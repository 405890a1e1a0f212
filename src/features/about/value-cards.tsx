import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { media, radii } from "../../theme/tokens";
import { SampleReceipt } from "./sample-receipt";

const cardsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "14px",
  [media.split]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: "18px" },
};

const cardStyle: ThemeUICSSObject = {
  position: "relative",
  overflow: "clip",
  p: "clamp(26px, 3vw, 44px)",
  border: "1px solid",
  borderColor: "border",
  borderRadius: 3,
  bg: "surface",
  "& h3": { mb: 3, fontSize: "min(clamp(1.375rem, 1.2rem + .9vw, 2rem), 13.5vw)", fontWeight: 700 },
  "& p": { maxWidth: "33.7em", fontSize: "1.0625rem", color: "muted", textWrap: "pretty" },
};

const sealStyle: ThemeUICSSObject = {
  ...cardStyle,
  variant: "surfaces.dark",
  isolation: "isolate",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  minHeight: 392,
  border: 0,
  borderRadius: `10px 10px ${radii.tide} 10px`,
  bg: "teal900",
  "& > span": {
    variant: "art.fine",
    position: "absolute",
    zIndex: -1,
    right: -110,
    top: -190,
    width: 370,
    height: 370,
    color: "gold500",
    opacity: 0.72,
  },
  "& h3": {
    mb: 3,
    fontSize: "min(clamp(1.75rem, 1.3rem + 1.7vw, 2.75rem), 13.5vw)",
    fontWeight: 700,
  },
  "& p": { maxWidth: "33.7em", fontSize: "1.0625rem", color: "textSoft", textWrap: "pretty" },
  [media.split]: {
    gridRow: "span 2",
    minHeight: 520,
    "& > span": { width: 600, height: 600, right: -190, top: -270 },
  },
  [media.forcedColors]: { border: "1px solid" },
};

const rowStyle: ThemeUICSSObject = {
  ...cardStyle,
  [media.wide]: {
    display: "grid",
    // The drawing gives way to the longest word.
    gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 250px)",
    columnGap: "clamp(24px, 3vw, 48px)",
    alignItems: "center",
    py: 6,
  },
  [media.split]: { minHeight: 264 },
};

const foamStyle: ThemeUICSSObject = {
  ...rowStyle,
  borderColor: "transparent",
  bg: "foam200",
  "& p": { maxWidth: "33.7em", fontSize: "1.0625rem", color: "mutedOnFoam", textWrap: "pretty" },
};

// The words belong to the drawing; they are set in the page's own type, which a picture file does not know.
const spreadStyle: ThemeUICSSObject = {
  position: "relative",
  containerType: "inline-size",
  maxWidth: 420,
  mt: "22px",
  lineHeight: 1.2,
  // As `engraved` drawings, it waits for the first frame.
  "& > div": { aspectRatio: "250 / 150", background: "url(/art/spread.svg) 0 / 100% 100%" },
  "[data-unpainted] & > div": { backgroundImage: "none" },
  "& span": { position: "absolute", bottom: "1.4cqw", left: 0, fontSize: "5.2cqw", fontWeight: 700 },
  "& span:nth-of-type(1)": { top: "3.6cqw", bottom: "auto", color: "gold800" },
  "& span:nth-of-type(2)": { color: "teal900" },
  "& span:nth-of-type(3)": { left: "auto", right: 0, fontWeight: 500, color: "mutedOnFoam" },
  // In Safari before 16 they would stand one on another.
  "@supports not (width: 1cqw)": { "& span": { display: "none" } },
  [media.wide]: { mt: 0 },
};

/** What a spread is: two lines that keep close to the market between them. */
const Spread = () => (
  <div aria-hidden="true" sx={spreadStyle}>
    <div />
    <span>{en.rates.sides.sell}</span>
    <span>{en.rates.sides.buy}</span>
    <span>{en.about.market}</span>
  </div>
);

/** The looks of the cards, in order; the content schema sees to it that there are three. */
const cardStyles = [sealStyle, rowStyle, foamStyle];
const drawings: readonly { readonly before?: ReactNode; readonly after?: ReactNode }[] = [
  { before: <span aria-hidden="true" /> },
  { after: <SampleReceipt /> },
  { after: <Spread /> },
];

type Props = { readonly values: readonly Queries.ValueCardFragment[] };

/** What we stand for: one tall card with the seal and two beside it. */
export const ValueCards = ({ values }: Props) => (
  <div sx={cardsStyle}>
    {values.map(({ title, text }, index) => {
      const drawing = drawings[index];
      return (
        <article key={index} sx={cardStyles[index]}>
          {drawing?.before}
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          {drawing?.after}
        </article>
      );
    })}
  </div>
);

export const fragment = graphql`
  fragment ValueCard on AboutYamlValue {
    title
    text
  }
`;
