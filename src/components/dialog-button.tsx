import { useRef, type ComponentType, type ReactNode } from "react";

import { useLazyDialog } from "./use-lazy-dialog";

type DialogProps<Data> = { readonly data: Data; readonly onClose: () => void };

type Props<Data> = {
  /** Imports the module whose default export is the dialog. Called again after a failure. */
  readonly load: () => Promise<{ default: ComponentType<DialogProps<Data>> }>;
  /** The page's data with the dialog's texts. */
  readonly data: Data;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A button that opens a dialog. Hover, focus or touch preloads the dialog's code. */
export const DialogButton = <Data,>({ load, data, className, children }: Props<Data>) => {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useLazyDialog(load);
  const open = () => {
    // Safari does not focus a clicked button, and the dialog restores the focus to the focused element.
    button.current?.focus({ preventScroll: true });
    void dialog.open();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={open}
      >
        {children}
      </button>
      {dialog.Dialog && <dialog.Dialog data={data} onClose={dialog.close} />}
    </>
  );
};
