import { createContext, useEffect, useEffectEvent, useState, type ReactNode } from "react";

import { useLazyDialog } from "../../components/use-lazy-dialog";
import { calculationIn, rememberCalculation, type Calculation } from "../rates/calculator/address";
import { useRates } from "../rates/use-rates";
import { useBoardAddress } from "./use-board-screen";

/** Opens the calculator over the board. */
export const OpenCalculator = createContext<(calculation: Calculation) => void>(() => undefined);

type Props = { readonly data: Queries.CalculatorFragment; readonly children: ReactNode };

/** The calculator over the board. It is open while the address has a calculation, so that the address can be shared. */
export const BoardCalculator = ({ data, children }: Props) => {
  const [request, setRequest] = useState<Calculation>();
  const { Dialog, ...dialog } = useLazyDialog(() => import("../rates/calculator/calculator-dialog"));

  // The same function at each render, or all rows of the board would render at each poll.
  const [open] = useState(() => (calculation: Calculation) => {
    // The page may reload for a new version while the code loads.
    rememberCalculation(calculation);
    void dialog.open(() => {
      // The calculator writes into the history entry of the dialog. Back leads to the address without it.
      rememberCalculation(undefined);
      setRequest(calculation);
    });
  });

  const { rates } = useRates();
  const { isKiosk } = useBoardAddress();
  const openFromAddress = useEffectEvent(() => {
    const calculation = calculationIn(window.location.search, rates ?? []);
    // Nothing may cover a wall screen, where nobody can close it.
    if (calculation && !Dialog && !isKiosk) open(calculation);
  });
  // Only the list says which parameters are currencies.
  const hasList = rates !== undefined;
  useEffect(() => openFromAddress(), [hasList]);

  return (
    <OpenCalculator value={open}>
      {children}
      {Dialog && request && (
        <Dialog data={data} request={request} onChange={rememberCalculation} onClose={dialog.close} />
      )}
    </OpenCalculator>
  );
};
