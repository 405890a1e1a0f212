import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media, motion } from "../../theme/tokens";
import { Icon } from "../icon";
import { useStrings } from "../page-language";
import { PageLink } from "../page-link";
import { pagerModel } from "./model";

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
  fontWeight: 600,
  transition: `background-color ${motion.fast}, border-color ${motion.fast}`,
  "&:hover": { bg: "foam200" },
  "&[aria-current]": { bg: "primary", color: "cream" },
  "&[aria-disabled]": {
    bg: "transparent",
    borderColor: "border",
    color: "disabledText",
    cursor: "not-allowed",
  },
  // Backgrounds are lost there, so a thick edge marks the current page.
  [media.forcedColors]: { "&[aria-current]": { borderWidth: 3 } },
  [media.phone]: { minWidth: 36, px: 1 },
};

const stepStyle: ThemeUICSSObject = {
  ...targetStyle,
  px: 4,
  borderColor: "borderStrong",
  [media.phone]: { minWidth: 44, px: 2 },
};

/** On phones the numbers take the first row, the steps the second. */
const pagerStyle: ThemeUICSSObject = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6px",
  [media.phone]: {
    width: "100%",
    display: "grid",
    // One below the other if the text is large.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
    gap: 2,
  },
};
const listStyle: ThemeUICSSObject = {
  display: "contents",
  [media.phone]: {
    gridRow: 1,
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2px",
  },
};
const pageStyle: ThemeUICSSObject = { display: "grid", [media.phone]: { flex: "1 1 44px", maxWidth: 60 } };
const ellipsisStyle: ThemeUICSSObject = {
  minWidth: 24,
  textAlign: "center",
  [media.phone]: { flex: "1 1 16px", minWidth: 16 },
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
};

/**
 * Previous, numbers, Next: links where a page has an address (`hrefOf`), buttons where it has none (`onPage`). Shows
 * nothing for a single page. A disabled step stays a button, so that it keeps the focus.
 */
export const Pager = ({ label, current, last, hrefOf, onPage }: Props) => {
  const { pager } = useStrings();
  const model = pagerModel(current, last);
  if (!model) return null;

  const target = (page: number | undefined, content: ReactNode, isStep = false) => {
    const common = {
      "aria-label": isStep || page === undefined ? undefined : pager.page(page),
      "aria-current": !isStep && page === current ? ("page" as const) : undefined,
      "aria-disabled": page === undefined ? true : undefined,
      children: content,
    };
    if (onPage)
      return (
        <button
          type="button"
          onClick={() => page !== undefined && onPage(page)}
          sx={isStep ? stepStyle : targetStyle}
          {...common}
        />
      );
    return page === undefined ? (
      <span role="link" sx={stepStyle} {...common} />
    ) : (
      <PageLink to={hrefOf(page)} sx={isStep ? stepStyle : targetStyle} {...common} />
    );
  };

  const previous = (
    <>
      <Icon name="prev" />
      {pager.previous}
    </>
  );
  const next = (
    <>
      {pager.next}
      <Icon name="next" />
    </>
  );
  return (
    <nav aria-label={label} sx={pagerStyle}>
      {target(model.previous, previous, true)}
      <ol sx={listStyle}>
        {model.pages.map((page) =>
          typeof page === "number" ? (
            <li key={page} sx={pageStyle}>
              {target(page, page)}
            </li>
          ) : (
            <li key={page} aria-hidden="true" sx={ellipsisStyle}>
              …
            </li>
          ),
        )}
      </ol>
      {target(model.next, next, true)}
    </nav>
  );
};
