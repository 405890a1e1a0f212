import { memo } from "react";

import { Flag } from "../../components/flag";
import type { Rate } from "../rates/model/rate";

type Props = Pick<Rate, "currencyCode" | "displayName" | "imageUrl">;

/**
 * Flag, code with the suffix for small notes, and name. The table or list around it styles the class names. Takes no whole
 * rate, so that it does not re-render when only figures change.
 */
export const CurrencyName = memo(({ currencyCode, displayName, imageUrl }: Props) => (
  <div className="currency">
    <Flag src={imageUrl} className="flag" />
    <b className="code" translate="no">
      {currencyCode.slice(0, 3)}
      {currencyCode.length > 3 && <i className="suffix">{currencyCode.slice(3)}</i>}
    </b>{" "}
    <small className="name">{displayName}</small>
  </div>
));
CurrencyName.displayName = "CurrencyName";
