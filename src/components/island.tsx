import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { hydrateRoot, type Root } from "react-dom/client";

import { pressAgain } from "../lib/early-press";
import { Themed } from "./themed";

/** Before the visitor moves, what stands well within the screen; afterwards, what is soon to come into it. */
const IN_SIGHT = "0px 0px -20%";
const NEAR = "400px 0px";

/** Until a section with live data comes alive unasked: the first screen has what it needs by then, and has been drawn. */
const UNASKED_AFTER_MS = 2_500;

/** Until a section of a page that was left is taken down: the next page is painted first. */
const UNMOUNTED_AFTER_MS = 300;

/** Clicks come without a press or the focus too, from scripts and from tools that speak for a visitor. */
const touches = ["pointerdown", "focusin", "click"];

/**
 * Resolves once the element comes near the viewport, is touched or focused, or the page is about to be printed.
 *
 * @param isLive whether it also resolves by itself, after a while
 * @param signal ends the waiting; the promise then stays open
 */
const near = (element: Element, isLive: boolean, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let observer: IntersectionObserver | undefined;
    const watch = (rootMargin: string) => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && stop(),
        { rootMargin },
      );
      observer.observe(element);
    };
    const lookAhead = () => watch(NEAR);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      observer?.disconnect();
      window.removeEventListener("scroll", lookAhead);
      window.removeEventListener("beforeprint", stop);
      for (const type of touches) element.removeEventListener(type, stop);
    };
    const stop = () => {
      end();
      resolve();
    };
    signal.addEventListener("abort", end);
    if (isLive) timer = setTimeout(stop, UNASKED_AFTER_MS);
    if (window.scrollY > 0) lookAhead();
    else {
      watch(IN_SIGHT);
      window.addEventListener("scroll", lookAhead, { once: true, passive: true });
    }
    window.addEventListener("beforeprint", stop);
    for (const type of touches) element.addEventListener(type, stop);
  });

interface KeptClick {
  /** Ends the keeping: from now on React hears the clicks. */
  readonly stop: () => void;
  /** Clicks again what was clicked too early, if it is still meant. */
  readonly repeat: () => void;
}

/**
 * A click on a button that is not alive yet would be lost. It is kept here and repeated once it is, by the button's place: what
 * a browser has translated React renders anew.
 * Links need none of this: they work without JavaScript.
 *
 * Heard at the window, ahead of React: while a root is being hydrated, React stops clicks on their way to it, and where
 * the root's container belongs to another root, as here, it does not bring them back.
 */
const keepClicks = (element: Element): KeptClick => {
  const buttons = () => [...element.querySelectorAll("button")];
  let place = -1;
  let at = 0;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || !element.contains(button)) return;
    place = buttons().indexOf(button);
    at = performance.now();
  };
  window.addEventListener("click", keep, true);
  return {
    stop: () => window.removeEventListener("click", keep, true),
    repeat: () => {
      const button = buttons()[place];
      if (button) pressAgain({ button, at });
    },
  };
};

const Alive = ({ click, children }: { readonly click: KeptClick; readonly children: ReactNode }) => {
  useLayoutEffect(() => click.stop(), [click]);
  useEffect(() => click.repeat(), [click]);
  return children;
};

// Never written into the page: React leaves the built HTML alone where it is told that there is HTML.
const someHtml = { __html: "" };

/** Where the built HTML of a section is: in the page that React takes over, or in one that it renders anew. */
export type Built = "in place" | Element;

type Props<SectionProps extends object> = {
  readonly name: string;
  /** Keeps trying: without network the built HTML stands as it is. */
  readonly load: (leaving: AbortSignal) => Promise<{ default: ComponentType<SectionProps> }>;
  readonly props: SectionProps;
  /** Shows live data, which should be there before the visitor is. */
  readonly isLive: boolean;
  readonly built?: Built;
};

/**
 * Built HTML that comes alive by itself, as a React root of its own, when the visitor comes near or its live data should be
 * there. Until then React does not look into it, so that nothing that happens on the page can take it away. An error of its
 * own breaks the page, as any section's does.
 */
export const Island = <SectionProps extends object>({
  name,
  load,
  props,
  isLive,
  built = "in place",
}: Props<SectionProps>) => {
  const element = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  const tree = useRef<(props: SectionProps) => ReactNode>(undefined);
  const latestProps = useRef(props);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();

  useLayoutEffect(() => {
    if (built !== "in place") element.current?.replaceChildren(...built.childNodes);
  }, [built]);

  useEffect(() => {
    const container = element.current;
    if (!container) return;
    const leaving = new AbortController();
    const click = keepClicks(container);
    void near(container, isLive, leaving.signal)
      .then(() => load(leaving.signal))
      .then(({ default: Section }) => {
        if (leaving.signal.aborted) return;
        tree.current = (sectionProps) => (
          <Themed>
            <Alive click={click}>
              <Section {...sectionProps} />
            </Alive>
          </Themed>
        );
        const section = tree.current(latestProps.current);
        // In slices: see gatsby-browser.tsx.
        startTransition(() => {
          root.current = hydrateRoot(container, section, {
            identifierPrefix: name,
            onUncaughtError: (error) => setFailure({ error }),
          });
        });
      });
    return () => {
      leaving.abort();
      click.stop();
      const left = root.current;
      // React does not unmount one root while it renders another.
      if (left) setTimeout(() => left.unmount(), UNMOUNTED_AFTER_MS);
    };
  }, [name, load, isLive]);

  useEffect(() => {
    latestProps.current = props;
    root.current?.render(tree.current?.(props));
  }, [props]);

  if (failure) throw failure.error;
  if (built !== "in place") return <div ref={element} data-deferred={name} />;
  return (
    <div ref={element} data-deferred={name} suppressHydrationWarning dangerouslySetInnerHTML={someHtml} />
  );
};
