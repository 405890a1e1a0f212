import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { subscribeToDialogs, topmostDialog } from "../open-dialogs";
import { currentToasts, dismissToast, subscribeToToasts, toastsOnServer, type Toast } from "./toast-store";

type Props = { readonly toasts: readonly Toast[] };

/** How long plain toasts stand after the newest, in ms. */
const STAND_FOR_MS = 10_000;

/**
 * The words alone: a toast may well be about the lost connection that keeps its looks from loading. In the open dialog, since
 * everything outside it is inert.
 */
const PlainToasts = ({ toasts }: Props) => {
  // Not read off the page: a dialog that closes with the word that it was sent is still there when this is rendered.
  const dialog = useSyncExternalStore(subscribeToDialogs, topmostDialog);
  useEffect(() => {
    const timer = setTimeout(() => toasts.forEach(({ id }) => dismissToast(id)), STAND_FOR_MS);
    return () => clearTimeout(timer);
  }, [toasts]);
  return createPortal(
    <div role="alert" sx={{ position: "fixed", inset: "auto 0 0", zIndex: "toast" }}>
      {toasts.map(({ id, lang, title, text }) => (
        <button key={id} type="button" lang={lang} sx={{ p: 4 }} onClick={() => dismissToast(id)}>
          {title}. {text}
        </button>
      ))}
    </div>,
    dialog ?? document.body,
  );
};

// Loaded with the first toast.
const ToastList = lazy(() => import("./toast-list").catch(() => ({ default: PlainToasts })));

/** Where toasts appear. */
export const ToastHost = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  return <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} />}</Suspense>;
};
