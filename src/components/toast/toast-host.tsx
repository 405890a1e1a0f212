import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { topmostDialog } from "../open-dialogs";
import {
  currentToasts,
  dismissToast,
  STANDS_FOR_MS,
  subscribeToToasts,
  toastsOnServer,
  type Toast,
} from "./toast-store";

type Props = { readonly toasts: readonly Toast[] };

const PlainToast = ({ toast: { id, tone, lang, title, text } }: { readonly toast: Toast }) => {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), STANDS_FOR_MS[tone]);
    return () => clearTimeout(timer);
  }, [id, tone]);
  return (
    <button type="button" lang={lang} sx={{ p: 4 }} onClick={() => dismissToast(id)}>
      {title}. {text}
    </button>
  );
};

/**
 * The words alone: a toast may well be about the lost connection that keeps its looks from loading. In the open dialog, since
 * everything outside it is inert.
 */
const PlainToasts = ({ toasts }: Props) =>
  createPortal(
    <div role="alert" sx={{ position: "fixed", inset: "auto 0 0", zIndex: "toast" }}>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>,
    topmostDialog() ?? document.body,
  );

// Loaded with the first toast.
const ToastList = lazy(() => import("./toast-list").catch(() => ({ default: PlainToasts })));

/** Where toasts appear. */
export const ToastHost = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  return <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} />}</Suspense>;
};
