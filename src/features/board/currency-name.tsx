import { memo } from "react";

import { Flag } from "../../components/flag";
import type { Rate } from "../rates/rate";
import { splitCode } from "./split-code";

type Props = Pick<Rate, "currencyCode" | "displayName" | "imageUrl">;

/**
 * Flag, code with its suffix set apart, and name. Styled by the table or list around it. Takes no whole rate: figures change
 * with every poll, names and flags do not.
 */
export const CurrencyName = memo(({ currencyCode, displayName, imageUrl }: Props) => {
  const [code, suffix] = splitCode(currencyCode);
  return (
    <div>
      <Flag src={imageUrl} />
      <b>
        {code}
        {suffix && <i>{suffix}</i>}
      </b>{" "}
      <small>{displayName}</small>
    </div>
  );
});
CurrencyName.displayName = "CurrencyName";
