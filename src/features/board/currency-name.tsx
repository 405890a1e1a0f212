import { memo } from "react";

import { Flag } from "../../components/flag";
import type { Rate } from "../rates/rate";
import { splitCode } from "./split-code";

// Rows change with every poll, flags do not.
const SteadyFlag = memo(Flag);

/** Flag, code with its suffix set apart, and name. Styled by the table or list around it. */
export const CurrencyName = ({ rate }: { readonly rate: Rate }) => {
  const [code, suffix] = splitCode(rate.currencyCode);
  return (
    <div>
      <SteadyFlag src={rate.imageUrl} />
      <b>
        {code}
        {suffix && <i>{suffix}</i>}
      </b>{" "}
      <small>{rate.displayName}</small>
    </div>
  );
};
