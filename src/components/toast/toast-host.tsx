import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { ThemeUICSSObject } from "theme-ui";

import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { Icon } from "../icon";
import { openDialog } from "../open-dialog";
import { dismissToast, toasts, type Toast } from "./toast-store";

/** Time on the screen in ms; a failure stays longer, since the visitor may have to act. */
const DURATION_MS = { success: 5_000, destructive: 10_000 } as const;

/** A single frame is too short: Chromium would report the region together with its first content. */
const EMPTY_FOR_MS = 150;

const announced = new WeakSet<Toast>();

/** When each toast disappears, by `performance.now`. Cards are mounted again when a dialog opens or closes. */
const ends = new WeakMap<Toast, number>();

const hostStyle: ThemeUICSSObject = {
  position: "fixed",
  // Over the header on the board, where no figure stands; left of the Close button of a dialog.
  inset: "8px auto auto 16px",
  width: "min(440px, 100% - 116px)",
  zIndex: "toast",
  pointerEvents: "none",
  "& > * > *": { mb: 2 },
  // As wide as the space beside a dialog.
  [media.desktop]: { left: 24, width: "clamp(280px, 50vw - 328px, 440px)" },
  [media.print]: { display: "none" },
};

const toastStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  gap: "2px 12px",
  alignItems: "start",
  p: "12px 8px 12px 14px",
  borderRadius: 2,
  // The board is nearly as dark.
  border: "lineOnDark",
  borderLeft: "5px solid",
  borderLeftColor: "green500",
  boxShadow: 3,
  overflowWrap: "anywhere",
  "& > svg": { gridRow: "1 / span 2", size: 24, mt: "2px", color: "positive" },
  "& strong": { gridColumn: 2, fontWeight: 700, lineHeight: 1.4 },
  "& p": { gridColumn: 2, color: "textSoft", fontSize: "note", lineHeight: 1.45 },
  "& button": {
    variant: "buttons.iconOnDark",
    gridColumn: 3,
    gridRow: "1 / span 2",
    border: 0,
    size: 44,
  },
};

const destructiveStyle: ThemeUICSSObject = {
  ...toastStyle,
  variant: "surfaces.alarm",
  borderLeftColor: "coral300",
};

const ToastCard = ({ toast }: { readonly toast: Toast }) => {
  const { id, tone, lang, title, text } = toast;
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    if (isHeld) {
      ends.delete(toast);
      return undefined;
    }
    const end = ends.get(toast) ?? performance.now() + DURATION_MS[tone];
    ends.set(toast, end);
    const timer = setTimeout(() => dismissToast(id), end - performance.now());
    return () => clearTimeout(timer);
  }, [toast, id, tone, isHeld]);
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismissToast(id);
  };
  return (
    <div
      lang={lang}
      sx={tone === "destructive" ? destructiveStyle : toastStyle}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
    >
      <Icon name={tone === "destructive" ? "alert" : "check"} />
      <strong>{title}</strong>
      <p>{text}</p>
      <button
        type="button"
        lang="en"
        aria-label={en.toasts.dismiss}
        onFocus={({ relatedTarget }) => {
          cameFrom.current = relatedTarget;
          setHeld(true);
        }}
        onBlur={() => setHeld(false)}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};

/**
 * Live regions for toasts. They start without new toasts, because screen readers announce only what comes into a region that
 * they know. Announced toasts are there from the start, so that they are not announced again when a dialog opens or closes.
 */
const ToastRegions = () => {
  const region = useRef<HTMLElement>(null);
  const shown = toasts.useValue();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), EMPTY_FOR_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // A dialog that closes together with the toast has left the page.
    if (isKnown && region.current?.isConnected) shown.forEach((toast) => announced.add(toast));
  }, [isKnown, shown]);
  const cards = (tone: Toast["tone"]) =>
    shown
      .filter((toast) => toast.tone === tone && (isKnown || announced.has(toast)))
      .map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    <section ref={region} aria-label={en.toasts.region} sx={hostStyle}>
      <div aria-live="polite">{cards("success")}</div>
      <div aria-live="assertive">{cards("destructive")}</div>
    </section>
  );
};

/** The place for toasts: in the open dialog, because everything outside it is inert, else in the page. */
export const ToastHost = () => {
  const dialog = openDialog.useValue();
  return dialog ? createPortal(<ToastRegions />, dialog) : <ToastRegions />;
};
