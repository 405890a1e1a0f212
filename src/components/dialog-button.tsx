import { useRef, useState, type ComponentType, type ReactNode } from "react";

import { showToast } from "./toast/toast-store";

type DialogProps = { readonly onClose: () => void };

type Props = {
  /** Imports the module whose default export is the dialog. Called again after a failure, so keep nothing. */
  readonly load: () => Promise<{ default: ComponentType<DialogProps> }>;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A button that opens a dialog. The dialog's code is fetched when the visitor reaches for the button (hover, focus,
 * press), so that it costs the page nothing and is there when the click comes.
 */
export const DialogButton = ({ load, className, children }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

  const preload = () => void load().catch(() => undefined);
  const open = async () => {
    // Safari does not focus a clicked button; the dialog gives the focus back to what has it now.
    button.current?.focus({ preventScroll: true });
    try {
      const { default: loaded } = await load();
      setDialog(() => loaded);
    } catch {
      showToast({
        title: "This did not load",
        text: "Please check your connection and try again.",
        tone: "destructive",
        lang: "en",
      });
    }
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => void open()}
      >
        {children}
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
};
