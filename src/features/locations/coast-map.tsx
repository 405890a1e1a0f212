import { useId } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { paths } from "../../lib/paths";
import { media, radii } from "../../theme/tokens";
import { type Marked, type Pin, type Position, projectionOf } from "./geography";

/** Size of the drawing in px, the unit of the pins. */
const WIDTH = 500;
const HEIGHT = 640;
/** The height shown; below it there is only sea. */
const SHOWN = 570;
/** Distance between an area's topmost pin and the area's name. */
const CLEARANCE = 48;
const BELOW = 34;
/** No name begins above this. */
const HIGHEST = 18;

const chartStyle: ThemeUICSSObject = {
  position: "relative",
  overflow: "clip",
  borderRadius: `10px ${radii.large} 10px 10px`,
  bg: "background",
  "& > svg": { position: "relative", width: "100%", height: "auto" },
  "& > img": { position: "absolute", inset: "0 0 auto", width: "100%", height: "auto" },
  "& text": {
    textAnchor: "middle",
    dominantBaseline: "central",
    fontWeight: 700,
    fontSize: "17px",
    fill: "teal900",
    // Interrupts the roads that cross a name.
    stroke: "background",
    strokeWidth: 6,
    paintOrder: "stroke",
  },
  "& circle": { fill: "teal900", stroke: "background", strokeWidth: 3 },
  "& circle + text": { fontSize: "16px", fontWeight: 800, fill: "cream", stroke: "none" },
  // The room of a fingertip around a mark.
  "& circle:first-of-type": { fill: "transparent", stroke: "none" },
  "& a:hover circle:last-of-type": { stroke: "gold500" },
  "& [data-head] circle:last-of-type": { fill: "gold300" },
  "& [data-head] text": { fontSize: "20px", fill: "ink" },
  "& [data-here] circle:last-of-type": { fill: "coral700", strokeWidth: 5 },
  "& [data-here] text": { fontSize: "20px", fill: "white" },
  // It may lie on the counter.
  "& [data-visitor]": { pointerEvents: "none" },
  "& [data-visitor] > circle": { fill: "indigo500", stroke: "white", strokeWidth: 4 },
  "& [data-visitor] > text": { fontSize: "17px", fill: "indigo900", stroke: "background" },
  // The name interrupts the waves, as on a sea chart.
  "& [data-ocean]": {
    fontSize: "18px",
    fontWeight: 600,
    fill: "foam200",
    stroke: "teal900",
  },
  "& figcaption": { position: "absolute", right: 20, bottom: 16, fontSize: "micro", color: "foam200" },
  // Its ink cannot be read on the sea.
  [media.print]: { "& figcaption": { display: "none" } },
  [media.tablet]: { position: "sticky", top: 24 },
};

/** Radius of a mark on the drawing. */
const PIN = 16;
const HEAD_PIN = 22;
/** Radius of what a tap on a mark hits. */
const TARGET = 28;

type Pinned = Marked<Queries.BranchFragment> & { readonly pin: Pin };

type Props = {
  readonly branches: readonly Marked<Queries.BranchFragment>[];
  /** The slug of the branch that stands out. Default: the head office does. */
  readonly here?: string | undefined;
  /** Where the visitor is. Not drawn outside the map. */
  readonly visitor?: Position | undefined;
  readonly alt: string;
  readonly caption: string;
};

/** Returns the positions of the areas' names: above the topmost pin, or below it where there is no room above. */
const areaNames = (branches: readonly Pinned[]) => {
  const topmost = new Map<string, Pinned["pin"]>();
  for (const { area, pin } of branches) {
    if (pin.y < (topmost.get(area)?.y ?? Infinity)) topmost.set(area, pin);
  }
  return [...topmost].map(([area, { x, y }]) => ({
    area,
    x,
    y: y - CLEARANCE < HIGHEST ? y + BELOW : y - CLEARANCE,
  }));
};

/** The coast with the mark of every branch, the same as in the list beside it. */
export const CoastMap = ({ branches, here, visitor, alt, caption }: Props) => {
  const { locations } = useStrings();
  const id = useId();
  const pinOf = projectionOf(branches.map(({ geo }) => geo));
  const pinned = branches.map((branch) => ({ ...branch, pin: pinOf(branch.geo) }));
  const you = visitor && pinOf(visitor);
  // SVG paints the last mark above the others.
  const rank = ({ slug, headOffice }: Pinned) => Number(headOffice) + 2 * Number(slug === here);
  const marks = [...pinned].sort((a, b) => rank(a) - rank(b));
  return (
    <figure sx={chartStyle}>
      <img src="/art/coast.svg" alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
      <svg viewBox={`0 0 ${WIDTH} ${SHOWN}`} width={WIDTH} height={SHOWN} role="group" aria-labelledby={id}>
        <desc id={id}>{alt}</desc>
        <text data-ocean transform="translate(170 450) rotate(35)">
          {locations.ocean}
        </text>
        {areaNames(pinned).map(({ area, x, y }) => (
          <text key={area} x={x} y={y}>
            {area}
          </text>
        ))}
        {marks.map(({ slug, name, mark, headOffice, pin }) => (
          <PageLink
            key={slug}
            to={paths.branch.href(slug)}
            aria-label={locations.pin(mark, name)}
            aria-current={slug === here ? "true" : undefined}
            data-head={headOffice || undefined}
            data-here={slug === here || undefined}
          >
            <g transform={`translate(${pin.x} ${pin.y})`}>
              <circle r={TARGET} />
              <circle r={headOffice || slug === here ? HEAD_PIN : PIN} />
              <text>{mark}</text>
            </g>
          </PageLink>
        ))}
        {you && you.x > 0 && you.x < WIDTH && you.y > 0 && you.y < SHOWN && (
          <g data-visitor transform={`translate(${you.x} ${you.y})`}>
            <circle r={PIN / 2} />
            <text y={-PIN - 4}>{locations.you}</text>
          </g>
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
