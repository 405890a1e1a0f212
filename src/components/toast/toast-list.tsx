import { useEffect, useRef } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import { Icon } from "../icon";
import { dismissToast, type Toast } from "./toast-store";

/** How long a toast stands, in ms; the destructive one longer, since something may have to be done. */
const STANDS_FOR_MS = { success: 5_000, destructive: 10_000 } as const;

const listStyle: ThemeUICSSObject = {
  position: "fixed",
  // A popover, so that toasts stand above an open dialog too (the top layer has no z-index).
  inset: "auto 16px calc(84px + env(safe-area-inset-bottom)) 16px",
  zIndex: "toast",
  display: "grid",
  gap: "10px",
  justifyItems: "end",
  width: "auto",
  m: 0,
  p: 0,
  border: 0,
  bg: "transparent",
  overflow: "visible",
  pointerEvents: "none",
  [media.hero]: { left: "auto", bottom: "24px", right: "24px", width: 400 },
};

const toastStyle: ThemeUICSSObject = {
  variant: "surfaces.footer",
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: "2px 12px",
  alignItems: "start",
  width: "100%",
  p: "16px 8px 16px 20px",
  borderRadius: 2,
  borderLeft: "4px solid",
  borderColor: "green500",
  boxShadow: 3,
  "& p": { gridColumn: 1, color: "textSoft", fontSize: "small" },
  "& strong": { gridColumn: 1, display: "block", fontWeight: 700 },
  "& a": { gridColumn: 1, variant: "links.arrow" },
  "& button": {
    variant: "buttons.iconOnDark",
    gridColumn: 2,
    gridRow: "1 / span 2",
    border: 0,
    width: 44,
    height: 44,
  },
};

const destructiveStyle: ThemeUICSSObject = {
  ...toastStyle,
  bg: "red600",
  color: "white",
  borderColor: "coral300",
  "& p": { gridColumn: 1, color: "white", fontSize: "small" },
  "& a": { gridColumn: 1, variant: "links.arrow", color: "white" },
};

const ToastCard = ({ toast }: { readonly toast: Toast }) => {
  const { id, tone, lang, title, text, action } = toast;
  useEffect(() => {
    if (action) return;
    const timer = setTimeout(() => dismissToast(id), STANDS_FOR_MS[tone]);
    return () => clearTimeout(timer);
  }, [id, tone, action]);
  return (
    <div
      role={tone === "destructive" ? "alert" : "status"}
      lang={lang}
      sx={tone === "destructive" ? destructiveStyle : toastStyle}
    >
      <strong>{title}</strong>
      <p>{text}</p>
      {action && (
        <a href={action.href} target="_blank" rel="noopener">
          {action.label}
        </a>
      )}
      <button type="button" lang="en" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <Icon name="close" />
      </button>
    </div>
  );
};

/** The toasts that stand, newest last. */
const ToastList = ({ toasts }: { readonly toasts: readonly Toast[] }) => {
  const list = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const element = list.current;
    if (!element?.showPopover) return;
    // Shown anew for each toast: the latest popover stands above a dialog that was opened in between.
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <div ref={list} popover="manual" sx={listStyle}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
};

export default ToastList;
