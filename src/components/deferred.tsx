import { lazy, memo, Suspense, type ComponentType } from "react";

/** Sections that are further away than this from the viewport wait with their JavaScript. */
const NEAR = "400px 0px";

/** Resolves once the element comes near the viewport, or is touched or focused. */
const near = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      observer.disconnect();
      for (const type of ["pointerdown", "focusin"]) element.removeEventListener(type, stop);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && stop(),
      {
        rootMargin: NEAR,
      },
    );
    observer.observe(element);
    for (const type of ["pointerdown", "focusin"]) element.addEventListener(type, stop);
  });

/**
 * A click on a button whose section has not been hydrated yet would be lost: React drops it. It is kept here and
 * repeated once the section is alive. Links need none of this: they work without JavaScript.
 */
const keepClicks = (element: Element, alive: Promise<unknown>): void => {
  let clicked: HTMLElement | undefined;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button && element.contains(button)) clicked = button;
  };
  element.addEventListener("click", keep);
  void alive.finally(() => {
    element.removeEventListener("click", keep);
    // Two frames: React hydrates the section in the task after its code has arrived.
    if (clicked)
      requestAnimationFrame(() => requestAnimationFrame(() => clicked?.isConnected && clicked.click()));
  });
};

const mark = "data-deferred";

/**
 * A section whose HTML is built like any other, but whose JavaScript is fetched only when the visitor comes near it.
 * After a page change inside the site there is no built HTML to wait on, so it is fetched at once.
 *
 * @param load imports the module whose default export is the section
 */
export const deferred = <Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const Section = lazy(async () => {
    const built = typeof document === "undefined" ? null : document.querySelector(`[${mark}="${name}"]`);
    // React's own markers only: nothing was built here.
    if (!built?.firstElementChild) return load();
    const loading = near(built).then(load);
    keepClicks(built, loading);
    return loading;
  });
  const Deferred = (props: Props) => {
    return (
      <div {...{ [mark]: name }}>
        <Suspense fallback={null}>
          <Section {...props} />
        </Suspense>
      </div>
    );
  };
  // Memoised: an update that reached the boundary before its code is there would make React drop the built HTML.
  return memo(Deferred) as unknown as ComponentType<Props>;
};
