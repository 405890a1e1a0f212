import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { maskIcon } from "../../theme/theme";
import { colors, media, radii } from "../../theme/tokens";
import { SampleReceipt } from "./sample-receipt";

const cardsStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 3,
  [media.split]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: 4 },
};

/** On phones a row with a small drawing before the words, on wider screens a panel with a large one after them. */
const cardStyle: ThemeUICSSObject = {
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  display: "grid",
  gridTemplateColumns: "60px minmax(0, 1fr)",
  columnGap: 4,
  alignItems: "center",
  px: 4,
  py: 3,
  border: "line",
  borderRadius: 3,
  bg: "surface",
  // Forced colours remove the drawing.
  [media.phone]: { "& > div:last-child": { gridColumn: 2 } },
  "& h3": { mb: 1, fontSize: "lead", fontWeight: 700 },
  "& p": { maxWidth: "33.7em", fontSize: "small", lineHeight: 1.45, color: "muted", textWrap: "pretty" },
  [media.wide]: {
    // The drawing shrinks where the longest word needs the room.
    gridTemplateColumns: "minmax(min-content, 1fr) minmax(0, 250px)",
    columnGap: "card",
    p: "card",
    "& h3": { mb: 3, fontSize: "h3" },
    "& p": { fontSize: "body", lineHeight: 1.6 },
  },
  [media.split]: { minHeight: 264 },
};

const sealCardStyle: ThemeUICSSObject = {
  ...cardStyle,
  variant: "surfaces.dark",
  "--muted": "var(--text-soft)",
  borderColor: "teal900",
  bg: "teal900",
  [media.wide]: {
    ...(cardStyle[media.wide] as ThemeUICSSObject),
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "end",
    minHeight: 320,
    borderRadius: `10px 10px ${radii.large} 10px`,
    "& h3": { mb: 3, fontSize: "statement" },
  },
  [media.split]: { gridRow: "span 2", minHeight: 520 },
};

const foamCardStyle: ThemeUICSSObject = {
  ...cardStyle,
  "--muted": colors.mutedOnFoam,
  borderColor: "transparent",
  bg: "foam200",
};

const sealStyle: ThemeUICSSObject = {
  ...maskIcon("seal"),
  justifySelf: "center",
  size: 56,
  color: "gold500",
  [media.wide]: {
    maskImage: "url(/art/fine.svg)",
    position: "absolute",
    zIndex: -1,
    right: -110,
    top: -190,
    size: 370,
    opacity: 0.72,
  },
  [media.split]: { size: 600, right: -190, top: -270 },
};

/** The words are HTML, because a picture file cannot use the page's font. Phones show the lines alone. */
const spreadStyle: ThemeUICSSObject = {
  position: "relative",
  containerType: "inline-size",
  lineHeight: 1.2,
  // As `maskIcon` drawings, it waits for the first frame.
  "& > div": { aspectRatio: "250 / 150", background: "url(/art/spread.svg) 0 / 100% 100%" },
  "[data-unpainted] & > div": { backgroundImage: "none" },
  "& > span": { display: "none", position: "absolute", fontSize: "5.2cqw", fontWeight: 700 },
  // Without container units the words would overlap.
  [media.wide]: { order: 1, "@supports (width: 1cqw)": { "& > span": { display: "block" } } },
};

/** Two lines that stay close to the market rate between them. */
const Spread = () => {
  const { about, rates } = useStrings();
  return (
    <div aria-hidden="true" sx={spreadStyle}>
      <div />
      <span sx={{ top: "3.6cqw", left: 0, color: "gold800" }}>{rates.sides.sell}</span>
      <span sx={{ bottom: "1.4cqw", left: 0, color: "teal900" }}>{rates.sides.buy}</span>
      <span sx={{ bottom: "1.4cqw", right: 0, color: "mutedOnFoam" }}>{about.market}</span>
    </div>
  );
};

/** The looks and drawings of the cards, in order; the content schema requires exactly three. */
const cardStyles = [sealCardStyle, cardStyle, foamCardStyle];
const drawings = [
  <div key="seal" aria-hidden="true" sx={sealStyle} />,
  <SampleReceipt key="receipt" />,
  <Spread key="spread" />,
];

type Props = { readonly values: readonly Queries.ValueCardFragment[] };

/** The three values: one tall card with the seal and two beside it. */
export const ValueCards = ({ values }: Props) => (
  <div sx={cardsStyle}>
    {values.map(({ title, text }, index) => (
      <article key={index} sx={cardStyles[index]}>
        {drawings[index]}
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      </article>
    ))}
  </div>
);

export const fragment = graphql`
  fragment ValueCard on AboutYamlValue {
    title
    text
  }
`;
