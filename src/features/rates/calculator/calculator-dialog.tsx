import { useRef } from "react";

import { Dialog } from "../../../components/dialog";
import { Icon } from "../../../components/icon";
import { useStrings } from "../../../components/page-language";
import { PageLink } from "../../../components/page-link";
import { paths } from "../../../lib/paths";
import { currencyOf } from "../model/rate";
import type { Calculation } from "./address";
import { Calculator } from "./calculator";

type Props = {
  readonly data: Queries.CalculatorFragment;
  readonly request: Calculation;
  readonly onChange: (calculation: Calculation) => void;
  readonly onClose: () => void;
};

/** The calculator over the board. */
const CalculatorDialog = ({ data, request, onChange, onClose }: Props) => {
  const amount = useRef<HTMLInputElement>(null);
  const { rates } = useStrings();
  const linkToPage = (code: string) => {
    const currency = currencyOf(code);
    const page = paths.currency.find(currency, data.allCurrencyYaml.nodes);
    // Replaces the dialog's history entry.
    return page === undefined ? null : (
      <PageLink to={page} replace sx={{ variant: "links.arrow" }}>
        {rates.about(currency)} <Icon name="arrow" />
      </PageLink>
    );
  };
  return (
    <Dialog title={data.exchangeYaml.calculator.title} initialFocus={amount} onClose={onClose}>
      <Calculator data={data} request={request} onChange={onChange} amountRef={amount} more={linkToPage} />
    </Dialog>
  );
};

export default CalculatorDialog;
