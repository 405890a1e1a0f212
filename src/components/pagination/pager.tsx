import { Link } from "gatsby";
import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { media, motion } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { Icon } from "../icon";
import { pagerModel } from "./model";

/** Below 520 px. */
const narrow = "@media (max-width: 32.49em)";

/** Numbers and gaps for which a phone has room in one row with both steps, at 44 px each. */
const ROW_ON_A_PHONE = 5;

const targetStyle: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  minWidth: 46,
  minHeight: 46,
  px: 3,
  py: 0,
  border: "1px solid transparent",
  borderRadius: 2,
  bg: "transparent",
  color: "inherit",
  fontWeight: 650,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  "&:hover": { bg: "foam200" },
  "&[aria-current]": { bg: "primary", color: "cream" },
  "&[aria-disabled]": {
    bg: "transparent",
    borderColor: "border",
    color: "disabledText",
    cursor: "not-allowed",
  },
  // Every ground is the same there: the thick edge says which page this is.
  [media.forcedColors]: {
    "&[aria-current]": { borderWidth: 3 },
    "&[aria-disabled]": { color: "GrayText" },
  },
  [narrow]: { minWidth: 36, px: 1 },
};

const stepStyle: ThemeUICSSObject = {
  ...targetStyle,
  px: 4,
  borderColor: "borderStrong",
  [narrow]: { minWidth: 44, px: 2 },
};

const pagerStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px",
  fontVariantNumeric: "tabular-nums lining-nums",
  "& ol": { display: "contents" },
  "& li": { display: "grid" },
  "& li > span": { display: "grid", placeItems: "center", minWidth: 24 },
};

const shortStyle: ThemeUICSSObject = {
  ...pagerStyle,
  [narrow]: {
    width: "100%",
    flexWrap: "nowrap",
    justifyContent: "space-between",
    gap: "2px",
    "& li": { flex: "1 1 44px", maxWidth: 60 },
    "& b": visuallyHidden,
  },
};

const longStyle: ThemeUICSSObject = {
  ...pagerStyle,
  [narrow]: {
    width: "100%",
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: 2,
    "& ol": {
      gridRow: 1,
      gridColumn: "1 / -1",
      display: "flex",
      justifyContent: "space-between",
      gap: "2px",
    },
    "& li": { flex: "1 1 44px", maxWidth: 60 },
    "& li:has(> span)": { flexBasis: "16px" },
    "& li > span": { minWidth: 16 },
  },
};

type Way =
  | { readonly onPage: (page: number) => void; readonly hrefOf?: undefined }
  | { readonly hrefOf: (page: number) => string; readonly onPage?: undefined };

type Props = Way & {
  /** Names the landmark: "Gallery pages". */
  readonly label: string;
  /** 1-based. */
  readonly current: number;
  readonly last: number;
  /** The pointer or the focus is on the way to this page: a good moment to fetch it. */
  readonly onReach?: (page: number) => void;
};

/**
 * Previous, numbers, Next: links where a page has an address (`hrefOf`), buttons where it has none (`onPage`). Shows
 * nothing when there is a single page. A step at the end stays in place, as a button with the focus; it only does nothing.
 */
export const Pager = ({ label, current, last, hrefOf, onPage, onReach }: Props) => {
  const model = pagerModel(current, last);
  if (!model) return null;
  const { previous, next, pages } = model;

  /** The link or button of a number, or of a step, which has no `number`. */
  const target = (page: number | undefined, content: ReactNode, number?: { readonly isCurrent: boolean }) => {
    const reach = page === undefined || number?.isCurrent ? undefined : () => onReach?.(page);
    const common = {
      "aria-label": number && page !== undefined ? en.pager.page(page) : undefined,
      "aria-current": number?.isCurrent ? ("page" as const) : undefined,
      onPointerEnter: reach,
      onFocus: reach,
    };
    if (hrefOf && page !== undefined)
      return (
        <Link to={hrefOf(page)} sx={number ? targetStyle : stepStyle} {...common}>
          {content}
        </Link>
      );
    if (hrefOf)
      return (
        <span role="link" aria-disabled="true" sx={number ? targetStyle : stepStyle} {...common}>
          {content}
        </span>
      );
    return (
      <button
        type="button"
        aria-disabled={page === undefined ? true : undefined}
        onClick={() => page !== undefined && onPage(page)}
        sx={number ? targetStyle : stepStyle}
        {...common}
      >
        {content}
      </button>
    );
  };

  return (
    <nav aria-label={label} sx={pages.length > ROW_ON_A_PHONE ? longStyle : shortStyle}>
      {target(
        previous,
        <>
          <Icon name="prev" />
          <b>{en.pager.previous}</b>
        </>,
      )}
      <ol>
        {pages.map((item) =>
          item.type === "ellipsis" ? (
            <li key={item.key} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={item.page}>{target(item.page, item.page, item)}</li>
          ),
        )}
      </ol>
      {target(
        next,
        <>
          <b>{en.pager.next}</b>
          <Icon name="next" />
        </>,
      )}
    </nav>
  );
};
