import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";

import { loadForPress } from "../../components/load-for-press";
import { paths } from "../../lib/paths";
import { type Calculation, calculationHref } from "../rates/model/calculation";
import type CalculatorDialog from "../rates/calculator-dialog";
import { calculationIn } from "./calculation-in";

type DialogProps = ComponentProps<typeof CalculatorDialog>;

const load = () => import("../rates/calculator-dialog");

/** Parameters of `useBoardAddress`, which a calculation keeps. */
const screenParameters = ["branch", "edge"];

function replaceAddress(address: string): void {
  // The visitor may have left the board, also while the calculator was loading.
  if (window.location.pathname.replace(/\/$/, "") !== paths.board.path) return;
  const url = new URL(address, window.location.origin);
  const before = new URLSearchParams(window.location.search);
  for (const name of screenParameters) {
    const value = before.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, "", url.pathname + url.search);
}

const remember = (calculation: Calculation) => replaceAddress(calculationHref(calculation));

/** Returns the calculator over the board. It is open while the address has a calculation, so that the address can be shared. */
export function useBoardCalculator(data: Queries.CalculatorFragment): {
  readonly dialog: ReactNode;
  readonly open: (calculation: Calculation) => void;
} {
  const [request, setRequest] = useState<Calculation>();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const open = (calculation: Calculation) =>
    loadForPress(
      load,
      ({ default: loaded }) => {
        setDialog(() => loaded);
        setRequest(calculation);
        remember(calculation);
      },
      { prepare: () => remember(calculation) },
    );
  const close = () => {
    setRequest(undefined);
    replaceAddress(paths.board.href());
  };

  const openFromAddress = useEffectEvent(() => {
    const asked = calculationIn(window.location.search);
    if (asked) void open(asked);
  });
  useEffect(() => openFromAddress(), []);

  return {
    dialog: Dialog && request && <Dialog data={data} request={request} onChange={remember} onClose={close} />,
    open: (calculation) => void open(calculation),
  };
}
