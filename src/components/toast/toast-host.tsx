import { lazy, Suspense, useSyncExternalStore } from "react";

import { currentToasts, dismissToast, subscribeToToasts, toastsOnServer, type Toast } from "./toast-store";

type Props = { readonly toasts: readonly Toast[] };

/** The words alone: a toast may well be about the lost connection that keeps its looks from loading. */
const PlainToasts = ({ toasts }: Props) => (
  <div role="alert" sx={{ position: "fixed", inset: "auto 0 0", zIndex: "toast" }}>
    {toasts.map(({ id, lang, title, text }) => (
      <button key={id} type="button" lang={lang} sx={{ p: 4 }} onClick={() => dismissToast(id)}>
        {title}. {text}
      </button>
    ))}
  </div>
);

// Loaded with the first toast.
const ToastList = lazy(() => import("./toast-list").catch(() => ({ default: PlainToasts })));

/** Where toasts appear. */
export const ToastHost = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  return <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} />}</Suspense>;
};
