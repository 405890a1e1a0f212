import { Dialog } from "../../components/dialog";
import * as en from "../../strings/en";
import type { Calculation } from "./model/calculation";
import { Calculator } from "./calculator";

type Props = {
  readonly data: Queries.CalculatorFragment;
  readonly request: Partial<Calculation>;
  readonly onChange: (calculation: Calculation) => void;
  readonly onClose: () => void;
};

/** The calculator over the board. */
const CalculatorDialog = ({ data, request, onChange, onClose }: Props) => (
  <Dialog title={en.calculator.dialogTitle} onClose={onClose}>
    <Calculator data={data} request={request} onChange={onChange} />
  </Dialog>
);

export default CalculatorDialog;
