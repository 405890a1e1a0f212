import { useSyncExternalStore } from "react";

/** Creates a value outside React that components can follow. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next: Value) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    /** Returns the value and re-renders when it changes. Built HTML and hydration see the initial value. */
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
