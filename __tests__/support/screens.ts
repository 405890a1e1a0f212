type Screen = { readonly width: number; readonly isFullscreen?: boolean };

let current: Screen = { width: 1440 };
const listeners = new Set<() => void>();

const isMatch = (query: string): boolean => {
  const least = /min-width: ([\d.]+)em/.exec(query)?.[1];
  if (least) return current.width >= 16 * Number(least);
  return query.includes("display-mode: fullscreen") && current.isFullscreen === true;
};

/** Replaces `matchMedia`, because jsdom has no screen. */
export const screens = {
  /** Changes the screen and notifies all watched media queries. */
  set(screen: Screen): void {
    current = screen;
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), {
        media: query,
        matches: isMatch(query),
        onchange: null,
        addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
        addListener: () => undefined,
        removeListener: () => undefined,
      });
    for (const listener of listeners) listener();
  },
};
