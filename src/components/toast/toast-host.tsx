import { lazy, Suspense, useSyncExternalStore } from "react";

import { currentToasts, subscribeToToasts, toastsOnServer } from "./toast-store";

// Loaded with the first toast.
const ToastList = lazy(() => import("./toast-list"));

/** Where toasts appear. Two live regions that stand empty from the start, so that screen readers know them. */
export const ToastHost = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnServer);
  return <Suspense>{toasts.length > 0 && <ToastList toasts={toasts} />}</Suspense>;
};
