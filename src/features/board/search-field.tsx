import { useEffect, useId, useRef } from "react";

import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { fontSizes } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { inLayouts } from "./layouts";

const searchStyle = inLayouts("search", {
  "& label": visuallyHidden,
  "& div": { position: "relative", color: "ink" },
  "& svg": {
    position: "absolute",
    inset: "0 auto 0 16px",
    my: "auto",
    size: "min(1.375rem, 28px)",
    color: "mutedOnFoam",
    pointerEvents: "none",
  },
  "& input": {
    width: "100%",
    height: 52,
    pl: "50px",
    pr: 4,
    py: 0,
    // Visible in forced colours, which remove the background.
    border: "1px solid transparent",
    borderRadius: 2,
    bg: "cream",
    // Text of twice the size shows its placeholder whole on a phone.
    fontSize: `min(${fontSizes.lead}, 6.4vw)`,
    fontWeight: 600,
    "&:placeholder-shown": { textOverflow: "ellipsis" },
    "&::placeholder": { color: "placeholder", opacity: 1 },
    "&::-webkit-search-cancel-button": { filter: "grayscale(1) brightness(.35)" },
  },
});

type Props = { readonly onQuery: (query: string) => void };

/** The search of small screens. It stays at the top while the list scrolls. */
export const SearchField = ({ onQuery }: Props) => {
  const { board } = useStrings();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Something may have been typed before hydration.
  useEffect(() => onQuery(field.current?.value ?? ""), [onQuery]);
  return (
    <search sx={searchStyle}>
      <label htmlFor={id}>{board.searchLabel}</label>
      <div>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={board.searchPlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
    </search>
  );
};
