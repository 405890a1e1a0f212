import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";

import { dialogOpened } from "./open-dialogs";
import { portalRoot } from "./portal-root";

export type ModalProps = {
  /** Escape, the system's Back gesture, a click beside the dialog, a step back in the history, or another page. */
  readonly onClose: () => void;
  /** Has the focus at first. Without it the browser takes the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes in the end, if not back to what had it before. */
  readonly finalFocus?: () => HTMLElement | null | undefined;
  readonly onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  /** What `sx` becomes: `modalStyle` (modal-style.ts), and what is added to it. */
  readonly className?: string;
  readonly children: ReactNode;
} & (
  | { readonly "aria-labelledby": string; readonly "aria-label"?: undefined }
  | { readonly "aria-label": string; readonly "aria-labelledby"?: undefined }
);

/**
 * The platform's modal <dialog>, which brings the focus trap, Escape, the inert page and the top layer. It is open while
 * it is mounted, and stands outside the page, so that it looks the same wherever it is opened from.
 *
 * @see https://primer.style/product/components/dialog/accessibility/ the checklist that it follows
 */
export const Modal = ({ onClose, initialFocus, finalFocus, onKeyDown, children, ...name }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const first = useEffectEvent(() => initialFocus?.current);
  const final = useEffectEvent(() => finalFocus?.());

  // A layout effect: its end still finds the element in the page, so that the browser can give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // React's autoFocus comes before the dialog opens; the browser looks for this attribute when it does.
    first()?.setAttribute("autofocus", "");
    element.showModal();
    const leave = dialogOpened(element);
    const leaveWithHistory = () => close();
    addEventListener("popstate", leaveWithHistory);
    return () => {
      removeEventListener("popstate", leaveWithHistory);
      leave();
      element.close();
    };
  }, []);
  // Later than that: while React changes the page it keeps the focus where it was.
  useEffect(() => () => final()?.focus({ preventScroll: true }), []);

  // A press that begins inside (to select text, say) and ends beside the dialog is no wish to close, nor is one the other way.
  const isBeside = useRef(false);

  return createPortal(
    // The clicks are those beside the dialog; with keys the same is done by Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      {...name}
      // Not onCancel: browsers may skip it. An event of a dialog further inside comes by here too.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
      onPointerDown={(event) => {
        isBeside.current = event.target === dialog.current;
      }}
      onPointerUp={(event) => {
        isBeside.current &&= event.target === dialog.current;
      }}
      onClick={(event) => {
        // The second click of a double click on what opened the dialog is no wish to close it.
        if (isBeside.current && event.target === dialog.current && event.detail < 2) onClose();
      }}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>,
    portalRoot(),
  );
};
