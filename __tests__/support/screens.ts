type Screen = { readonly width: number };

let current: Screen = { width: 1440 };
const lists = new Set<EventTarget>();

/** Replaces `matchMedia`, because jsdom has no screen. */
export const screens = {
  /** Changes the screen and notifies all watched media queries. */
  set(screen: Screen): void {
    current = screen;
    window.matchMedia = (query) => {
      const least = /min-width: ([\d.]+)em/.exec(query)?.[1];
      const list = Object.assign(new EventTarget(), {
        media: query,
        matches: least !== undefined && current.width >= 16 * Number(least),
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      });
      lists.add(list);
      return list;
    };
    for (const list of lists) list.dispatchEvent(new Event("change"));
  },
};
