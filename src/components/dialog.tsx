import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import type { ThemeUICSSObject } from "theme-ui";

import { media, motion } from "../theme/tokens";
import { addHistoryEntry } from "./dialog-history";
import { Icon } from "./icon";
import { useStrings } from "./page-language";
import { ToastHost } from "./toast/toast-host";

const modalStyle: ThemeUICSSObject = {
  // A bottom sheet on phones, in reach of the thumb.
  width: "100%",
  maxWidth: "none",
  maxHeight: "calc(var(--viewport-height) - 32px)",
  m: "auto 0 0",
  p: 0,
  border: 0,
  borderRadius: "10px 10px 0 0",
  boxShadow: 3,
  overflow: "hidden",
  overscrollBehavior: "contain",
  "&::backdrop": { bg: "backdrop" },
  // No transform, which would make the dialog the containing block of the toasts inside it.
  animation: `appear ${motion.base}`,
  // WebKit makes the dialog itself focusable by Tab. The ring is inside, because the dialog reaches the screen's edges.
  "&:focus-visible": { outline: "3px solid", outlineColor: "var(--focus)", outlineOffset: "-3px" },
  [media.wide]: {
    m: "auto",
    width: "min(560px, calc(100% - 32px))",
    maxHeight: "calc(var(--viewport-height) - 48px)",
    borderRadius: 3,
  },
  // Forced colours remove shadow and background; an edge replaces them.
  [media.forcedColors]: { border: "1px solid" },
  [media.reducedMotion]: { animation: "none" },
};

type FocusProps = {
  /** Receives the focus when the dialog opens. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Returns the element to focus after closing, if not the one that had the focus before. */
  readonly finalFocus?: () => HTMLElement | null | undefined;
};

type ModalProps = FocusProps & {
  /** Called on Escape, the Back gesture, a click on the backdrop, and a step back in the history. */
  readonly onClose: () => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  readonly className?: string;
  readonly children: ReactNode;
} & (
    | { readonly "aria-labelledby": string; readonly "aria-label"?: undefined }
    | { readonly "aria-label": string; readonly "aria-labelledby"?: undefined }
  );

/**
 * Locks the scroll position of the page, and keeps the scrollbar's width free.
 *
 * @returns a function that unlocks it
 */
const lockScroll = (): (() => void) => {
  // Set on the element: a rule with `:has()` or a custom property would trigger a full style recalculation.
  const { style, clientWidth } = document.documentElement;
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  style.overflow = "hidden";
  return () => {
    style.paddingInlineEnd = "";
    style.overflow = "";
  };
};

/** The element that gatsby-ssr.tsx adds to every page for dialogs. */
export const PORTAL_ROOT_ID = "portal-root";

/**
 * A modal `<dialog>`: the platform provides focus trap, Escape, inert page and top layer. It is open while it is mounted, and
 * stands outside the page, so that it inherits no styles from where it is opened.
 *
 * @see https://primer.style/product/components/dialog/accessibility/ the checklist that it follows
 */
export const Modal = ({
  onClose,
  initialFocus,
  finalFocus,
  onKeyDown,
  className,
  children,
  ...props
}: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const first = useEffectEvent(() => initialFocus?.current);
  const final = useEffectEvent(() => finalFocus?.());

  // A layout effect: at its cleanup the element is still in the page, so that the browser can restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // React's autoFocus comes before the dialog opens; the browser looks for this attribute when it does.
    first()?.setAttribute("autofocus", "");
    element.showModal();
    const unlockScroll = lockScroll();
    const removeEntry = addHistoryEntry(() => close());
    return () => {
      unlockScroll();
      removeEntry();
      element.close();
    };
  }, []);
  // A passive effect: React restores the focus itself while it changes the page.
  useEffect(() => () => final()?.focus({ preventScroll: true }), []);

  // A press that begins inside, as when text is selected, does not close the dialog.
  const isOnBackdrop = useRef(false);

  return createPortal(
    // The clicks are those on the backdrop; Escape does the same by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...props}
      ref={dialog}
      className={className}
      sx={modalStyle}
      // Not onCancel, which browsers may skip.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onPointerDown={({ target }) => {
        isOnBackdrop.current = target === dialog.current;
      }}
      onKeyDown={onKeyDown}
      onClick={({ target, detail }) => {
        // The second click of a double click on the opening button falls on the backdrop.
        if (isOnBackdrop.current && target === dialog.current && detail < 2) onClose();
      }}
    >
      {children}
      <ToastHost isInDialog />
    </dialog>,
    document.getElementById(PORTAL_ROOT_ID) ?? document.body,
  );
};

/** Closes a modal in a transition, because releasing the scroll lock causes a layout of the whole page. */
export const CloseButton = ({ onClose }: { readonly onClose: () => void }) => {
  const { close } = useStrings().common;
  return (
    <button type="button" aria-label={close} onClick={() => startTransition(onClose)}>
      <Icon name="close" />
    </button>
  );
};

const dialogStyle: ThemeUICSSObject = {
  variant: "surfaces.light",
  bg: "surface",
  // Not a grid, which WebKit stretches to the greatest height of an absolutely positioned modal.
  "&[open]": { display: "flex", flexDirection: "column" },
  // On a low screen, or with very large text, the head would leave no room: it scrolls with the rest.
  [media.low]: {
    "&[open]": { display: "block", overflowY: "auto" },
  },
};

const headStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  flex: "none",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "4px 16px",
  px: "card",
  py: 5,
  "& h2": { variant: "text.title", justifySelf: "start" },
  // Receives focus from scripts only; no control.
  "& h2:focus": { outline: "none" },
  "& p": { gridColumn: 1, color: "textSoft", fontSize: "small" },
  "& > button": { variant: "buttons.iconOnDark", gridColumn: 2, gridRow: "1 / span 2", bg: "wellOnDark" },
};

const artStyle: ThemeUICSSObject = {
  variant: "art.rosette",
  right: 34,
  // It ends inside the head: on a body of the same colour its cut edge would show.
  top: -190,
  size: 280,
  color: "teal500",
  // Text stands on it.
  opacity: 0.4,
};

const bodyStyle: ThemeUICSSObject = {
  overflowY: "auto",
  overscrollBehavior: "contain",
  // Focused elements stop above actions that stick to the bottom.
  scrollPaddingBottom: "6rem",
  // Firefox makes a scroll container focusable by Tab. The ring is inside, because the dialog clips what is around it.
  "&:focus-visible": { outline: "3px solid", outlineColor: "var(--focus)", outlineOffset: "-3px" },
  [media.low]: { overflowY: "visible" },
};

type DialogProps = FocusProps & {
  readonly title: string;
  /** A line under the title. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog with a title, a Close button and a body that scrolls. The title has the focus, unless `initialFocus` says otherwise. */
export const Dialog = ({ title, note, onClose, initialFocus, finalFocus, children }: DialogProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={initialFocus ?? heading}
      finalFocus={finalFocus}
      sx={dialogStyle}
    >
      <div sx={headStyle}>
        <div aria-hidden="true" sx={artStyle} />
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {note !== undefined && <p>{note}</p>}
        <CloseButton onClose={onClose} />
      </div>
      <div sx={bodyStyle}>{children}</div>
    </Modal>
  );
};
