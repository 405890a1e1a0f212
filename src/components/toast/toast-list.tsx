import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { Icon } from "../icon";
import { subscribeToDialogs, topmostDialog } from "../open-dialogs";
import { portalRoot } from "../portal-root";
import { dismissToast, type Toast } from "./toast-store";

/** How long a toast stands, in ms; the destructive one longer, since something may have to be done. */
const STANDS_FOR_MS = { success: 5_000, destructive: 10_000 } as const;

/**
 * How long a region is empty at first, in ms. A single frame is not enough: Chromium tells assistive technology of a region and
 * of what came into it within that frame as one thing, in which nothing is new.
 */
const EMPTY_FOR_MS = 150;

/** The toasts that have been announced. */
const announced = new Set<number>();

const listStyle: ThemeUICSSObject = {
  position: "fixed",
  // Above what stands along the bottom edge: the action bar on phones, the notices on the board.
  inset: "auto 16px calc(84px + env(safe-area-inset-bottom)) 16px",
  zIndex: "toast",
  display: "grid",
  gap: "10px",
  justifyItems: "end",
  width: "auto",
  maxWidth: "none",
  height: "auto",
  m: 0,
  p: 0,
  border: 0,
  bg: "transparent",
  overflow: "visible",
  pointerEvents: "none",
  [media.desktop]: {
    top: "var(--toast-top, auto)",
    right: 24,
    bottom: "var(--toast-bottom, 84px)",
    left: "auto",
    width: 420,
  },
  [media.print]: { display: "none" },
};

const overDialogStyle: ThemeUICSSObject = {
  ...listStyle,
  // Dialogs have their buttons at the bottom, and Close at the right of the top.
  inset: "16px 100px auto 16px",
  justifyItems: "start",
  // As much as there is beside the dialog, where that is enough.
  [media.desktop]: { inset: "24px auto auto 24px", width: "clamp(280px, 50vw - 328px, 420px)" },
};

const regionStyle: ThemeUICSSObject = { display: "grid", gap: "10px", width: "min(100%, 420px)" };

const toastStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: "2px 14px",
  alignItems: "start",
  p: "16px 10px 16px 18px",
  borderRadius: 2,
  // The board is nearly as dark.
  border: "1px solid",
  borderColor: "lineOnDark",
  borderLeft: "5px solid",
  borderLeftColor: "green500",
  boxShadow: 3,
  overflowWrap: "anywhere",
  "& > svg": { gridRow: "1 / span 2", width: 24, height: 24, mt: "2px", color: "positive" },
  "& strong": { gridColumn: 2, fontWeight: 700, lineHeight: 1.4 },
  "& p": { gridColumn: 2, color: "textSoft", fontSize: ".9375rem", lineHeight: 1.45 },
  "& button": {
    variant: "buttons.iconOnDark",
    gridColumn: 3,
    gridRow: "1 / span 2",
    border: 0,
    width: 44,
    height: 44,
  },
};

const destructiveStyle: ThemeUICSSObject = {
  ...toastStyle,
  variant: "surfaces.alarm",
  borderLeftColor: "coral300",
};

/** When each toast goes, by the clock of `performance.now`; it is made anew where a dialog opens or closes, and goes in time. */
const ends = new WeakMap<Toast, number>();

type CardProps = {
  readonly toast: Toast;
  /** Somebody is reading it: it stays. */
  readonly isHeld: boolean;
  readonly onDismiss: (id: number) => void;
};

const ToastCard = ({ toast, isHeld, onDismiss }: CardProps) => {
  const { id, tone, lang, title, text } = toast;
  useEffect(() => {
    if (isHeld) {
      ends.delete(toast);
      return;
    }
    const end = ends.get(toast) ?? performance.now() + STANDS_FOR_MS[tone];
    ends.set(toast, end);
    const timer = setTimeout(() => dismissToast(id), end - performance.now());
    return () => clearTimeout(timer);
  }, [toast, id, tone, isHeld]);
  return (
    <div lang={lang} sx={tone === "destructive" ? destructiveStyle : toastStyle}>
      <Icon name={tone === "destructive" ? "alert" : "check"} />
      <strong>{title}</strong>
      <p>{text}</p>
      <button type="button" lang="en" aria-label={en.toasts.dismiss} onClick={() => onDismiss(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
};

type RegionProps = Omit<CardProps, "toast"> & {
  readonly tone: Toast["tone"];
  readonly toasts: readonly Toast[];
};

/**
 * A live region. It is empty for a moment: screen readers announce only what comes into a region that they know. Toasts that
 * move with it, as when their dialog closes, have been announced and are there from the start; an alert would be announced anew.
 */
const Region = ({ tone, toasts, ...card }: RegionProps) => {
  const [isKnown, setKnown] = useState(false);
  const [isMoved] = useState(() => toasts.some(({ id }) => announced.has(id)));
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), EMPTY_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isKnown) toasts.forEach(({ id }) => announced.add(id));
  }, [isKnown, toasts]);
  const shown = toasts.filter(({ id }) => isKnown || announced.has(id));
  return (
    <div role={tone === "destructive" && !isMoved ? "alert" : "status"} aria-atomic="false" sx={regionStyle}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} {...card} />
      ))}
    </div>
  );
};

type ListProps = { readonly toasts: readonly Toast[] };

const Toasts = ({ toasts, overDialog }: ListProps & { readonly overDialog: boolean }) => {
  const list = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const [isHeld, setHeld] = useState(false);
  const newest = toasts[toasts.length - 1]?.id;
  useEffect(() => {
    const element = list.current;
    // Also for who comes to a toast by way of the browser's own controls.
    if (!element?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    // Its dialog may have left the page just now; then the list is about to stand elsewhere.
    if (!element?.isConnected || !element.showPopover) return;
    if (element.matches(":popover-open")) {
      // Shown anew, it stands above whatever came into the top layer in between. Never under somebody's fingers.
      if (element.contains(document.activeElement)) return;
      element.hidePopover();
    }
    element.showPopover();
  }, [newest]);
  const dismiss = (id: number) => {
    // The button goes, the focus goes back. Of a button that goes with the focus nobody hears a blur.
    if (list.current?.contains(document.activeElement)) {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
      setHeld(false);
    }
    dismissToast(id);
  };
  const dismissNewest = useEffectEvent(() => newest !== undefined && dismiss(newest));
  useEffect(() => {
    // In a dialog the key closes that.
    if (overDialog) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && dismissNewest();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [overDialog]);
  return (
    // Reading is no action: pointer and focus only hold the clock.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={list}
      popover="manual"
      role="region"
      aria-label={en.toasts.region}
      sx={overDialog ? overDialogStyle : listStyle}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
      onFocus={({ relatedTarget, currentTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(":hover"))}
    >
      {(["success", "destructive"] as const).map((tone) => {
        const ofTone = toasts.filter((toast) => toast.tone === tone);
        if (ofTone.length === 0) return null;
        return <Region key={tone} tone={tone} toasts={ofTone} isHeld={isHeld} onDismiss={dismiss} />;
      })}
    </div>
  );
};

/**
 * The toasts that stand, newest last. A popover, so that they stand above an open dialog too (the top layer has no
 * z-index); and inside that dialog, because everything outside it is inert: nothing there is announced or can be pressed.
 */
const ToastList = ({ toasts }: ListProps) => {
  const dialog = useSyncExternalStore(subscribeToDialogs, topmostDialog);
  return createPortal(<Toasts toasts={toasts} overDialog={dialog !== undefined} />, dialog ?? portalRoot());
};

export default ToastList;
