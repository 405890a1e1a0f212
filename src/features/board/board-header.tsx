import { memo } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Verbatim } from "../../components/verbatim";
import { qrCodePath } from "../../lib/paths";
import * as en from "../../strings/en";
import { maskIcon } from "../../theme/theme";
import { container, media } from "../../theme/tokens";
import { RecoveryNote } from "../rates/recovery-note";
import { Clock, Today } from "./board-clock";
import { boardScreen, inOneLine, narrowHeader, wallLength, wallText } from "./board-geometry";
import { BackLink, BoardRefreshButton, FullscreenButton } from "./header-controls";
import { StatusBadge } from "./status-badge";

/** On a narrow screen the groups have `display: contents`, and all parts share this grid. */
const headerStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  display: "grid",
  gridTemplateColumns: "48px 1fr 48px",
  alignItems: "center",
  rowGap: "10px",
  pt: "10px",
  pb: "18px",
  px: "gutter",
  "&::before": {
    ...maskIcon("field"),
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
  ...inOneLine({
    gridTemplateColumns: "minmax(min-content, 1fr) auto minmax(min-content, 1fr)",
    [narrowHeader]: {
      // Beside a QR code the company's name has four lines, so that the badge with a date has room.
      gridTemplateColumns: "fit-content(13rem) auto minmax(min-content, 1fr)",
      "&:not(:has(figcaption))": { gridTemplateColumns: "fit-content(18rem) auto minmax(min-content, 1fr)" },
    },
    gap: "clamp(10px, 1.25vw, 24px)",
    minHeight: "calc(var(--head) + var(--edge-y))",
    pt: "var(--edge-y)",
    pb: 0,
    px: `calc(clamp(14px, 1.7vw, ${wallLength(36)}) + var(--edge-x))`,
    "&::before": {
      ...maskIcon("band"),
      inset: 0,
      size: "auto",
      opacity: 0.42,
      maskSize: "cover",
    },
    "& > *": { transform: "translate(calc(var(--shift-x, 0) * 1px), calc(var(--shift-y, 0) * 1px))" },
  }),
  // Name, title and time of the rates in one row.
  [media.print]: {
    gridTemplateColumns: "auto 1fr auto",
    gridTemplateRows: "auto auto",
    alignContent: "center",
    gap: "0 6mm",
    height: "var(--head)",
    minHeight: 0,
    p: 0,
    "&::before": { content: "none" },
  },
};

/** A group of the header in one line; the second group ends at the right edge. */
const groupStyle: ThemeUICSSObject = {
  display: "contents",
  // The icon of 20 px in a target of 48 px starts at the gutter.
  "& > a": { justifySelf: "start", ml: "-14px" },
  ...inOneLine({
    "& > a": { ml: 0 },
    display: "flex",
    alignItems: "center",
    gap: `clamp(10px, 1.3vw, ${wallLength(26)})`,
    minWidth: 0,
    "&:last-of-type": { justifyContent: "flex-end" },
  }),
};

const brandStyle: ThemeUICSSObject = {
  display: "flex",
  alignItems: "center",
  justifySelf: "center",
  gap: 3,
  fontSize: "h4",
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: "-.03em",
  // A long company name wraps before it shrinks the heading's column.
  minWidth: 0,
  textWrap: "balance",
  "& img": { flex: "none", width: 38, height: "auto" },
  "& small": {
    display: "block",
    mt: "4px",
    fontSize: "micro",
    fontWeight: 600,
    letterSpacing: "-.005em",
    color: "gold300",
  },
  ...inOneLine({
    fontSize: `clamp(1.0625rem, 1.65vw, ${wallText(32)})`,
    "& img": { width: `clamp(44px, 4.2vw, ${wallLength(76)})` },
    "& small": { mt: "7px", fontSize: `clamp(.75rem, .95vw, ${wallText(18)})` },
  }),
  [media.print]: {
    gridArea: "1 / 1 / 3 / 2",
    justifySelf: "start",
    fontSize: "13pt",
    whiteSpace: "nowrap",
    "& small": { fontSize: "10pt" },
  },
};

const titleStyle: ThemeUICSSObject = {
  display: "contents",
  "& h1": {
    gridArea: "2 / 1 / 3 / -1",
    width: "min-content",
    // Fits beside the clock in text of twice the size.
    fontSize: "min(clamp(2.25rem, 10vw, 3rem), 11.5vw)",
    fontWeight: 800,
    lineHeight: 0.95,
  },
  "& p": { gridArea: "3 / 1 / 4 / -1", color: "foam200", fontSize: "note" },
  // In one line on a phone on its side, so that the first rates are in the viewport.
  "@media (min-width: 40em) and (max-height: 28em)": { "& h1": { width: "auto" } },
  ...inOneLine({
    display: "block",
    textAlign: "center",
    whiteSpace: "nowrap",
    "& h1": {
      width: "auto",
      fontSize: `clamp(1.5rem, 2.9vw, ${wallText(58)})`,
      lineHeight: 1,
      [narrowHeader]: { fontSize: "1.5rem" },
    },
    "& p": {
      mt: ".3em",
      fontSize: `clamp(.875rem, 1.15vw, ${wallText(22)})`,
      fontWeight: 500,
      lineHeight: 1.2,
    },
  }),
  [media.print]: {
    "& h1, & p": { gridArea: "1 / 2 / 2 / 3", width: "auto", textAlign: "center", whiteSpace: "nowrap" },
    "& h1": { fontSize: "22pt", lineHeight: 1.1 },
    "& p": { gridArea: "2 / 2 / 3 / 3", fontSize: "11pt", lineHeight: 1.2 },
  },
};

const sideStyle: ThemeUICSSObject = {
  display: "contents",
  "& > div": { gridArea: "1 / 3", justifySelf: "end", mr: "-14px" },
  ...inOneLine({
    display: "grid",
    gap: "clamp(4px, .75vh, 8px)",
    justifyItems: "end",
    "& > div": { gridArea: "auto", display: "flex", gap: 2, mr: 0 },
  }),
};

const clockStyle: ThemeUICSSObject = {
  gridArea: "2 / 1 / 3 / -1",
  placeSelf: "end",
  fontSize: "min(clamp(1.75rem, 8vw, 2.375rem), 9vw)",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-.045em",
  whiteSpace: "nowrap",
  // A separate layer: each second repaints only the digits.
  "& time": { display: "block", contain: "content", willChange: "transform" },
  "& span": { color: "gold300" },
  "& [data-waiting]": { visibility: "hidden" },
  ...inOneLine({
    placeSelf: "auto",
    fontSize: `clamp(2rem, 4.3vw, ${wallText(84)})`,
    [narrowHeader]: { fontSize: "2rem" },
    letterSpacing: "-.05em",
  }),
  // Paper shows the time of the rates.
  [media.print]: { display: "none" },
};

const qrStyle: ThemeUICSSObject = {
  display: "none",
  [`@media ${boardScreen}`]: { display: "grid" },
  gridTemplateColumns: "auto auto",
  alignItems: "center",
  gap: "10px",
  fontSize: "clamp(.75rem, .95vw, 1.6rem)",
  fontWeight: 600,
  lineHeight: 1.2,
  "& > img": { width: "calc(var(--head) - 20px)", maxWidth: "none", height: "auto", borderRadius: 1 },
  "& > figcaption": { maxWidth: "6em" },
};

type Props = {
  readonly data: Queries.BoardFragment;
  /** The branch where this screen hangs. */
  readonly branchId: string | undefined;
  readonly hasQrCode: boolean | undefined;
};

/** Company name, title, clock, freshness badge and controls. */
export const BoardHeader = memo(function BoardHeader({ data, branchId, hasQrCode }: Props) {
  const { boardYaml: board, companyYaml: company } = data;
  return (
    <header sx={container}>
      <div sx={headerStyle}>
        <div sx={groupStyle}>
          <BackLink />
          <div sx={brandStyle}>
            <img
              src={company.logoMark.publicURL}
              width={64}
              height={64}
              alt={en.board.logo(company.shortName)}
            />
            <p>
              <Verbatim>{company.name}</Verbatim>
              <small>{board.subtitle}</small>
            </p>
          </div>
        </div>
        <div sx={titleStyle}>
          <h1>{board.heading}</h1>
          <p>
            <Today />
          </p>
        </div>
        <div sx={groupStyle}>
          <div sx={sideStyle}>
            <StatusBadge />
            <RecoveryNote />
            <div>
              <BoardRefreshButton />
              <FullscreenButton />
            </div>
          </div>
          {hasQrCode && board.qrCode.isShown && data.site.siteMetadata.siteUrl && (
            <figure sx={qrStyle}>
              <img src={qrCodePath(branchId)} alt="" width={120} height={120} />
              <figcaption>{board.qrCode.label}</figcaption>
            </figure>
          )}
          <div sx={clockStyle}>
            <Clock />
          </div>
        </div>
      </div>
    </header>
  );
});
