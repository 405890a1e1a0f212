import { useEffect, useEffectEvent, useId, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import * as en from "../../strings/en";
import { visuallyHidden } from "../../theme/visually-hidden";
import { boardMedia, lowPhone, SEARCH_HEIGHT } from "./board-style";

const searchStyle: ThemeUICSSObject = {
  display: "grid",
  alignItems: "center",
  height: SEARCH_HEIGHT,
  position: "sticky",
  top: 0,
  zIndex: "header",
  px: "gutter",
  bg: "night",
  borderBottom: "1px solid",
  borderColor: "nightLine",
  // The built HTML has to suit wide screens too, where nothing is searched.
  [boardMedia]: { display: "none" },
  // Not while somebody types: a keyboard may be what makes the screen so low.
  [lowPhone]: { "&:not(:focus-within)": { position: "static" } },
  "& label": visuallyHidden,
  "& div": { position: "relative", color: "ink" },
  "& svg": {
    position: "absolute",
    left: "16px",
    top: "15px",
    width: 22,
    height: 22,
    color: "mutedOnFoam",
    pointerEvents: "none",
  },
  "& input": {
    width: "100%",
    height: 52,
    pl: "50px",
    pr: 4,
    py: 0,
    // Seen in forced colours, where the ground is gone.
    border: "1px solid transparent",
    borderRadius: 2,
    bg: "cream",
    fontSize: "1.0625rem",
    fontWeight: 600,
    "&:placeholder-shown": { textOverflow: "ellipsis" },
    "&::placeholder": { color: "placeholder", opacity: 1 },
    "&::-webkit-search-cancel-button": { filter: "grayscale(1) brightness(.35)" },
  },
};

type Props = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onInField: (isInField: boolean) => void;
};

/** Narrows the list to a part of a currency's code or name. */
export const SearchField = ({ query, onQuery, onInField }: Props) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Somebody may have typed before the scripts had come: the next render would wipe it out.
  const takeOver = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== query) onQuery(input.value);
    if (input === document.activeElement) onInField(true);
  });
  useEffect(() => {
    if (field.current) takeOver(field.current);
  }, []);
  return (
    <search sx={searchStyle}>
      <label htmlFor={id}>{en.board.searchLabel}</label>
      <div>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={en.board.searchPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onFocus={() => onInField(true)}
          onBlur={() => onInField(false)}
        />
      </div>
    </search>
  );
};
