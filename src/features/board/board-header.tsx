import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { paths } from "../../lib/paths";
import { engraved } from "../../theme/theme";
import { measured, room } from "../../theme/tokens";
import { RecoveryNote } from "../rates/recovery-note";
import { Clock, Today } from "./board-clock";
import { wallLength, wallText } from "./board-style";
import { FullscreenButton } from "./fullscreen-button";
import { RefreshButton } from "./refresh-button";
import { StaleNote } from "./stale-note";
import { StatusBadge } from "./status-badge";
import { toolStyle } from "./tool-style";
import { useFrameFirst } from "./use-frame-first";
import { useWideScreen } from "./use-wide-screen";

/** On a narrow screen the header's groups dissolve, and every part takes its place in this one grid. */
const headerStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  display: "grid",
  gridTemplateColumns: "48px 1fr 48px",
  alignItems: "center",
  rowGap: "10px",
  pt: "10px",
  pb: "18px",
  px: "gutter",
  "&[data-drawn]::before": {
    ...engraved("field"),
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: "-30px -60px auto auto",
    width: "max(560px, 100% + 90px)",
    height: "max(220px, 100% + 30px)",
    color: "teal500",
    opacity: 0.6,
    maskSize: "cover",
  },
  [room.board]: {
    gridTemplateColumns: "minmax(min-content, 1fr) auto minmax(min-content, 1fr)",
    gap: 5,
    minHeight: "var(--head)",
    py: 0,
    px: `clamp(20px, 1.7vw, ${wallLength(36)})`,
    "&[data-drawn]::before": {
      ...engraved("band"),
      inset: 0,
      width: "auto",
      height: "auto",
      opacity: 0.42,
      maskSize: "cover",
    },
  },
  [room.smallBoard]: {
    gridTemplateColumns: "minmax(min-content, max-content) 1fr minmax(min-content, max-content)",
    gap: 4,
    px: 4,
  },
};

/** Things in a row on a wide screen; the second group ends at the right edge. */
const groupStyle: ThemeUICSSObject = {
  display: "contents",
  [room.board]: {
    display: "flex",
    alignItems: "center",
    gap: `clamp(12px, 1.3vw, ${wallLength(26)})`,
    minWidth: 0,
    "&:last-of-type": { justifyContent: "flex-end" },
  },
};

const brandStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "center",
  justifySelf: "center",
  gap: 3,
  fontSize: "1.125rem",
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: "-.035em",
  // A long company name takes two lines rather than the heading's place.
  minWidth: 0,
  textWrap: "balance",
  "& img": { flex: "none", width: 38, height: "auto" },
  "& small": {
    display: "block",
    mt: "4px",
    fontSize: ".75rem",
    fontWeight: 600,
    letterSpacing: "-.005em",
    color: "gold300",
  },
  [room.board]: {
    fontSize: `clamp(1.375rem, 1.65vw, ${wallText(32)})`,
    "& img": { width: `clamp(54px, 4.2vw, ${wallLength(76)})` },
    "& small": { mt: "7px", fontSize: `clamp(.8125rem, .95vw, ${wallText(18)})` },
  },
  [room.smallBoard]: { gap: "10px", fontSize: "1.0625rem", "& img": { width: 44 } },
};

const titleStyle: ThemeUICSSObject = {
  display: "contents",
  "& h1": {
    gridArea: "2 / 1 / 3 / -1",
    width: "min-content",
    // Beside the clock also where text is set to twice its size.
    fontSize: "min(clamp(2.25rem, 10vw, 3rem), 11.5vw)",
    fontWeight: 800,
    lineHeight: 0.95,
    letterSpacing: "-.05em",
  },
  "& p": { gridArea: "3 / 1 / 4 / -1", color: "foam200", fontSize: ".9375rem" },
  // In one line on a phone on its side, where the first rates would begin below the edge.
  "@media (min-width: 40em) and (max-height: 25em)": { "& h1": { width: "auto" } },
  [room.board]: {
    display: "block",
    textAlign: "center",
    whiteSpace: "nowrap",
    "& h1": {
      width: "auto",
      fontSize: `clamp(1.75rem, 2.9vw, ${wallText(58)})`,
      lineHeight: 1,
      letterSpacing: "-.045em",
    },
    "& p": {
      mt: "7px",
      fontSize: `clamp(1rem, 1.15vw, ${wallText(22)})`,
      fontWeight: 500,
      lineHeight: 1.2,
    },
    // Comes and goes with the connection: its width and one line of it count for nothing, so that nothing moves.
    "& p + p": {
      width: 0,
      minWidth: "calc(100% + 48px)",
      mt: "3px",
      mb: "calc(-1.2em - 3px)",
      mx: "-24px",
      fontSize: `clamp(.875rem, 1.02vw, ${wallText(19.5)})`,
      whiteSpace: "normal",
    },
  },
  [room.smallBoard]: {
    whiteSpace: "normal",
    "& h1": { fontSize: "1.625rem" },
    "& p": { fontSize: ".9375rem" },
    "& p + p": { minWidth: "calc(100% + 32px)", mx: "-16px", fontSize: ".9375rem" },
  },
};

const sideStyle: ThemeUICSSObject = {
  display: "contents",
  "& > div": { gridArea: "1 / 3" },
  [room.board]: {
    display: "grid",
    gap: 2,
    justifyItems: "end",
    "& > div": { gridArea: "auto", display: "flex", gap: 2 },
  },
};

const clockStyle: ThemeUICSSObject = {
  gridArea: "2 / 1 / 3 / -1",
  placeSelf: "end",
  fontSize: "min(clamp(1.75rem, 8vw, 2.375rem), 9vw)",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-.045em",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
  // Digits that nobody sees hold the room, however text is spaced: all digits are equally wide. So the time itself has a
  // size of its own, and each second is laid out and painted in there and nowhere else.
  position: "relative",
  "&::before": { content: '"00:00:00"', visibility: "hidden" },
  "& time": {
    position: "absolute",
    // The last digit reaches beyond the text by its letter spacing.
    inset: "0 -.05em 0 0",
    contain: "strict",
    willChange: "transform",
    // A ground that nobody sees: without one the layer is as large as its digits, of which some reach further than others, and
    // at every change of its size the browser arranges all layers of the page anew.
    "&::before": { content: '""', position: "absolute", inset: 0, bg: "#00000003" },
  },
  "& span": { color: "gold300" },
  "& [data-waiting]": { visibility: "hidden" },
  [room.board]: {
    placeSelf: "auto",
    fontSize: `clamp(2.5rem, 4.3vw, ${wallText(84)})`,
    letterSpacing: "-.05em",
  },
  [room.smallBoard]: { fontSize: "2.25rem" },
};

type Props = { readonly data: Queries.BoardFragment };

/** Who offers the rates, when it is, and how fresh they are. */
export const BoardHeader = ({ data }: Props) => {
  const { boardYaml: board, companyYaml: company } = data;
  const isWide = useWideScreen();
  const hasFrame = useFrameFirst();
  return (
    <header sx={measured}>
      <div data-drawn={hasFrame || undefined} sx={headerStyle}>
        <div sx={groupStyle}>
          <Link to={paths.home.href()} sx={toolStyle}>
            <Icon name="back" />
            <span>Back</span>
          </Link>
          <div sx={brandStyle}>
            <img src={company.logoMark.publicURL} width={64} height={64} alt={`${company.shortName} logo`} />
            <p>
              {company.name}
              <small>{board.subtitle}</small>
            </p>
          </div>
        </div>
        <div sx={titleStyle}>
          <h1>{board.heading}</h1>
          <p>
            <Today />
          </p>
          {isWide && <StaleNote isBrief />}
        </div>
        <div sx={groupStyle}>
          <div sx={sideStyle}>
            <StatusBadge />
            <RecoveryNote />
            <div>
              <RefreshButton />
              <FullscreenButton />
            </div>
          </div>
          <div sx={clockStyle}>
            <Clock />
          </div>
        </div>
      </div>
    </header>
  );
};
