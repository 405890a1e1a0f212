import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import type { Marked } from "./mark-offices";

/** The drawing's own measure; pins are given in it. */
const WIDTH = 500;
const HEIGHT = 640;
/** How much of the drawing is shown from its top, unless a pin lies further down. */
const SHOWN = 570;
/** Room below the lowest pin, and above the topmost one of an area for the area's name. */
const CLEARANCE = 48;

const chartStyle: ThemeUICSSObject = {
  position: "relative",
  overflow: "clip",
  // Signs and names scale with the drawing: 1cqw is 5 of its units.
  containerType: "inline-size",
  borderRadius: "10px clamp(44px, 6vw, 96px) 10px 10px",
  bg: "background",
  "& img": { position: "absolute", inset: "0 0 auto", width: "100%", height: "auto" },
  "& figcaption": { position: "absolute", right: 20, bottom: 16, fontSize: "micro", color: "foam200" },
  [media.tablet]: { position: "sticky", top: 24 },
};

const spotStyle: ThemeUICSSObject = {
  position: "absolute",
  transform: "translate(-50%, -50%)",
  whiteSpace: "nowrap",
  lineHeight: 1,
};

const pinStyle: ThemeUICSSObject = {
  ...spotStyle,
  display: "grid",
  placeItems: "center",
  width: "max(5.8cqw, 18px)",
  aspectRatio: "1",
  borderRadius: "50%",
  border: "max(.6cqw, 2px) solid",
  borderColor: "background",
  boxSizing: "content-box",
  bg: "teal900",
  color: "cream",
  fontSize: "max(3.2cqw, 11px)",
  fontWeight: 800,
};

const headPinStyle: ThemeUICSSObject = {
  ...pinStyle,
  zIndex: 1,
  width: "max(8.2cqw, 24px)",
  bg: "gold300",
  color: "ink",
  fontSize: "max(4cqw, 13px)",
};

const areaStyle: ThemeUICSSObject = {
  ...spotStyle,
  fontSize: "max(3.4cqw, 12px)",
  fontWeight: 700,
  color: "teal900",
};

const oceanStyle: ThemeUICSSObject = {
  ...spotStyle,
  left: "34%",
  transform: "translate(-50%, -50%) rotate(35deg)",
  fontSize: "max(3.6cqw, 12px)",
  fontWeight: 600,
  color: "foam200",
  // The name interrupts the waves, as on a sea chart.
  bg: "teal900",
  px: "6px",
};

type Office = {
  readonly id: string;
  readonly area: string;
  readonly headOffice: boolean;
  readonly mapPin: { readonly x: number; readonly y: number };
};

type Props = { readonly offices: readonly Marked<Office>[]; readonly alt: string; readonly caption: string };

/** Where an area's name goes: above its topmost pin, on the drawing. */
const areaNames = (offices: Props["offices"]) => {
  const topmost = new Map<string, Office["mapPin"]>();
  for (const { area, mapPin } of offices) {
    if (mapPin.y < (topmost.get(area)?.y ?? Infinity)) topmost.set(area, mapPin);
  }
  return [...topmost].map(([area, { x, y }]) => ({
    area,
    x: Math.min(Math.max(x, 60), WIDTH - 60),
    y: Math.max(y - CLEARANCE, 18),
  }));
};

/** The coast, engraved, with a sign for every office: the same sign as in the list beside it. */
export const CoastMap = ({ offices, alt, caption }: Props) => {
  const lowest = Math.max(...offices.map(({ mapPin }) => mapPin.y));
  const shown = Math.min(Math.max(lowest + CLEARANCE, SHOWN), HEIGHT);
  const at = (x: number, y: number) => ({ left: `${(x / WIDTH) * 100}%`, top: `${(y / shown) * 100}%` });
  return (
    <figure sx={{ ...chartStyle, aspectRatio: `${WIDTH} / ${shown}` }}>
      <div role="img" aria-label={alt}>
        <img src="/art/coast.svg" alt="" width={WIDTH} height={HEIGHT} loading="lazy" />
        <span sx={{ ...oceanStyle, top: `${(450 / shown) * 100}%` }}>Indian Ocean</span>
        {areaNames(offices).map(({ area, x, y }) => (
          <span key={area} sx={{ ...areaStyle, ...at(x, y) }}>
            {area}
          </span>
        ))}
        {offices.map(({ id, mark, headOffice, mapPin }) => (
          <span key={id} sx={{ ...(headOffice ? headPinStyle : pinStyle), ...at(mapPin.x, mapPin.y) }}>
            {mark}
          </span>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
};
