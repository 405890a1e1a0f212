import { useEffect, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../../theme/tokens";
import { Icon } from "../icon";
import { useLanguage, useStrings } from "../page-language";
import { currentToast, dismissToast, type Toast, useToast } from "./toast-store";

/** Time on the screen in ms; a failure stays longer, since the visitor may have to act. */
const DURATION_MS = { success: 5_000, destructive: 10_000 } as const;

const hostStyle: ThemeUICSSObject = {
  position: "fixed",
  // Over the header on the board, where no figure stands; left of the Close button of a dialog.
  inset: "8px auto auto 16px",
  width: "min(440px, 100% - 116px)",
  zIndex: "toast",
  pointerEvents: "none",
  // As wide as the space beside a dialog.
  [media.desktop]: { left: 24, width: "clamp(280px, 50vw - 328px, 440px)" },
  [media.print]: { display: "none" },
};

/** Beside the foot of a dialog, where its buttons are. */
const hostInDialogStyle: ThemeUICSSObject = {
  ...hostStyle,
  [media.desktop]: {
    inset: "auto auto 16px max(24px, 50vw - 744px)",
    width: "clamp(280px, 50vw - 328px, 440px)",
  },
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
  "& p": { gridColumn: 2, color: "textSoft", fontSize: "small", lineHeight: 1.45 },
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
  const { tone, lang, title, text } = toast;
  const language = useLanguage();
  const strings = useStrings();
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(dismissToast, DURATION_MS[tone]);
    return () => clearTimeout(timer);
  }, [tone, isHeld]);
  const dismiss = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    dismissToast();
  };
  return (
    <div
      lang={lang ?? language}
      sx={tone === "destructive" ? destructiveStyle : toastStyle}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
    >
      <Icon name={tone === "destructive" ? "alert" : "check"} />
      <strong>{title}</strong>
      <p>{text}</p>
      <button
        type="button"
        lang={language}
        aria-label={strings.toasts.dismiss}
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

/** Live regions for toasts, in the page and in each dialog. Screen readers announce only what comes into a region that they know. */
export const ToastHost = ({ isInDialog = false }: { readonly isInDialog?: boolean }) => {
  const { region } = useStrings().toasts;
  const toast = useToast();
  useEffect(() => {
    if (!isInDialog) return undefined;
    return () => {
      if (currentToast()?.isInDialog) dismissToast();
    };
  }, [isInDialog]);
  const card = toast?.isInDialog === isInDialog && <ToastCard key={toast.id} toast={toast} />;
  return (
    <section aria-label={isInDialog ? undefined : region} sx={isInDialog ? hostInDialogStyle : hostStyle}>
      <div aria-live="polite">{toast?.tone === "success" && card}</div>
      <div aria-live="assertive">{toast?.tone === "destructive" && card}</div>
    </section>
  );
};
