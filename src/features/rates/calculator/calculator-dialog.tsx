import { useRef } from "react";

import { Dialog } from "../../../components/dialog";
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
  return (
    <Dialog title={data.exchangeYaml.calculator.title} initialFocus={amount} onClose={onClose}>
      <Calculator data={data} request={request} onChange={onChange} amountRef={amount} />
    </Dialog>
  );
};

export default CalculatorDialog;
