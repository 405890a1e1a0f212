import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { visuallyHidden } from "../../components/visually-hidden";
import { paths } from "../../lib/paths";
import { engraved } from "../../theme/theme";
import { media } from "../../theme/tokens";
import { Clock, Today } from "./board-clock";
import { iconsOnly, smallBoard } from "./board-style";
import { FullscreenButton, RefreshButton } from "./board-tools";
import { StaleNote } from "./stale-note";
import { StatusBadge } from "./status-badge";
import { useWideScreen } from "./use-wide-screen";

const toolStyle: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minWidth: 48,
  height: 48,
  p: 0,
  border: "1px solid transparent",
  borderRadius: 2,
  bg: "transparent",
  color: "foam200",
  fontSize: ".9375rem",
  fontWeight: 650,
  "&:hover": { bg: "hoverOnDark", color: "cream" },
  "& svg": { width: 20, height: 20 },
  "&[data-wide]": { display: "none" },
  [iconsOnly]: { "& span": visuallyHidden },
  [media.board]: {
    minWidth: 44,
    height: 44,
    px: "11px",
    borderColor: "lineOnDark",
    bg: "wellOnDark",
    "&[data-wide]": { display: "inline-flex" },
  },
  "@media (min-width: 1400px)": { px: "14px" },
  [media.tv]: { height: 48, px: "18px", fontSize: "1.0625rem" },
};

/**
 * The same elements for both layouts: on a narrow screen the groups dissolve and every part takes its place in one grid.
 */
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
  "&::before": {
    ...engraved("field"),
    content: '""',
    position: "absolute",
    zIndex: -1,
    right: "-60px",
    top: "-30px",
    width: 560,
    height: 220,
    color: "teal500",
    opacity: 0.6,
    maskSize: "cover",
  },
  "& a, & button": toolStyle,
  [media.board]: {
    gridTemplateColumns: "1fr auto 1fr",
    gap: 5,
    minHeight: "var(--head)",
    py: 0,
    px: "clamp(20px, 1.7vw, 36px)",
    "&::before": {
      ...engraved("band"),
      inset: 0,
      width: "auto",
      height: "auto",
      opacity: 0.42,
      maskSize: "cover",
    },
  },
  [smallBoard]: { gridTemplateColumns: "auto 1fr auto", gap: 4, px: 4 },
};

/** Things in a row on a wide screen; the second group ends at the right edge. */
const groupStyle: ThemeUICSSObject = {
  display: "contents",
  [media.board]: {
    display: "flex",
    alignItems: "center",
    gap: "clamp(12px, 1.3vw, 26px)",
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
  "& img": { width: 38, height: 38 },
  "& small": {
    display: "block",
    mt: "4px",
    fontSize: ".75rem",
    fontWeight: 600,
    letterSpacing: "-.005em",
    color: "gold300",
  },
  [media.board]: {
    fontSize: "clamp(1.375rem, 1.65vw, 2rem)",
    "& img": { width: "clamp(54px, 4.2vw, 76px)", height: "auto" },
    "& small": { mt: "7px", fontSize: "clamp(.8125rem, .95vw, 1.125rem)" },
  },
  [smallBoard]: { gap: "10px", fontSize: "1.0625rem", "& img": { width: 44 } },
};

const titleStyle: ThemeUICSSObject = {
  display: "contents",
  "& h1": {
    gridArea: "2 / 1 / 3 / -1",
    width: "min-content",
    fontSize: "clamp(2.25rem, 10vw, 3rem)",
    fontWeight: 800,
    lineHeight: 0.95,
    letterSpacing: "-.05em",
  },
  "& h1 + p": { gridArea: "3 / 1 / 4 / -1", color: "foam200", fontSize: ".9375rem" },
  [media.board]: {
    display: "block",
    textAlign: "center",
    whiteSpace: "nowrap",
    "& h1": {
      width: "auto",
      fontSize: "clamp(1.75rem, 2.9vw, 3.625rem)",
      lineHeight: 1,
      letterSpacing: "-.045em",
    },
    "& h1 + p, & p": { mt: "7px", fontSize: "clamp(1rem, 1.15vw, 1.375rem)", lineHeight: 1.2 },
    "& h1 + p": { fontWeight: 500 },
  },
  [smallBoard]: { "& h1": { fontSize: "1.625rem" }, "& h1 + p, & p": { fontSize: ".9375rem" } },
};

const clockStyle: ThemeUICSSObject = {
  gridArea: "2 / 1 / 3 / -1",
  placeSelf: "end",
  fontSize: "clamp(1.75rem, 8vw, 2.375rem)",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-.045em",
  whiteSpace: "nowrap",
  // Each second is laid out and painted in here and nowhere else.
  contain: "layout paint style",
  willChange: "transform",
  "& span": { color: "gold300" },
  "& [data-waiting]": { visibility: "hidden" },
  [media.board]: { placeSelf: "auto", fontSize: "clamp(2.5rem, 4.3vw, 5.25rem)", letterSpacing: "-.05em" },
  [smallBoard]: { fontSize: "2.25rem" },
};

const sideStyle: ThemeUICSSObject = {
  display: "contents",
  "& > p": {
    gridArea: "4 / 1 / 5 / -1",
    justifySelf: "start",
    [media.wide]: { gridArea: "3 / 1 / 4 / -1", justifySelf: "end" },
  },
  "& > div": { gridArea: "1 / 3" },
  [media.board]: {
    display: "grid",
    gap: 2,
    justifyItems: "end",
    "& > p, & > div": { gridArea: "auto" },
    "& > div": { display: "flex", gap: 2 },
  },
};

type Props = {
  readonly company: Queries.BoardCompanyFragment;
  readonly board: Queries.BoardFragment;
};

/** Who offers the rates, when it is, and how fresh they are. */
export const BoardHeader = ({ company, board }: Props) => {
  const isWide = useWideScreen();
  return (
    <header sx={headerStyle}>
      <div sx={groupStyle}>
        <Link to={paths.home.href()}>
          <Icon name="back" />
          <span>Back</span>
        </Link>
        <div sx={brandStyle}>
          <img
            src={company.logoMark.publicURL ?? undefined}
            width={64}
            height={64}
            alt={`${company.shortName} logo`}
          />
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
          <div>
            <RefreshButton />
            <FullscreenButton />
          </div>
        </div>
        <p sx={clockStyle}>
          <Clock />
        </p>
      </div>
    </header>
  );
};
