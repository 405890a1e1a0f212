import type { ThemeUICSSObject } from "theme-ui";

import { useStrings } from "../../components/page-language";
import type { Rate } from "../rates/model/rate";
import type { Shown } from "../rates/model/shown";
import { boardColumns } from "./board-columns";
import { CalculatorLink } from "./board-links";

/** Colours of the columns, by class; figures that are stale or noted are muted, as in the hero. */
export const figureColors: ThemeUICSSObject = {
  ...Object.fromEntries(boardColumns.map(({ side, color }) => [`& .${side}`, { color }])),
  "& [data-noted] dd, & [data-noted] td, [data-stale] & dd, [data-stale] & td": { color: "muted" },
};

const suffixStyle: ThemeUICSSObject = {
  fontSize: ".76em",
  fontStyle: "normal",
  fontWeight: 600,
  color: "muted",
};

/** A code of three letters, and its suffix. */
export const Code = ({ code }: { readonly code: string }) => (
  <b className="code" translate="no">
    {code.slice(0, 3)}
    {code.length > 3 && <i sx={suffixStyle}>{code.slice(3)}</i>}
  </b>
);

/** The name of a row, after its note. */
export const Name = ({ row: { note, displayName, nameLang } }: { readonly row: Shown }) => (
  <small className="name">
    {note}
    <span>
      {note && " · "}
      <span lang={nameLang}>{displayName}</span>
    </span>
  </small>
);

type RowLinkProps = { readonly rate: Rate; readonly name: string };

/** Covers a row, and opens the calculator with it. */
export const RowLink = ({ rate: { code, rowName }, name }: RowLinkProps) => {
  const { board } = useStrings();
  return (
    <CalculatorLink
      choice={{ code, rowName }}
      aria-label={board.calculateWith(rowName === undefined ? code : name)}
      className="calculate"
    />
  );
};
