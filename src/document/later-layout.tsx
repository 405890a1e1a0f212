import { InlineScript } from "../components/inline-script";

/** Set on <html> while sections below the first screen wait to be laid out; see the global styles. */
const LATER = "data-later";

// One section in a task, so that none of them is long; the first one too.
const script = `{
  const root = document.documentElement;
  const done = new Set();
  const next = () => {
    const section = [...document.querySelectorAll("[data-deferred]")].find((each) => !done.has(each));
    if (!section) return root.removeAttribute("${LATER}");
    done.add(section);
    section.style.contentVisibility = "visible";
    section.getBoundingClientRect();
    setTimeout(next);
  };
  if (!location.hash && performance.getEntriesByType("navigation")[0]?.type === "navigate") {
    root.setAttribute("${LATER}", "");
    firstPaint.then(() => setTimeout(next));
  }
}`;

/**
 * For the head of the landing page: what stands below the first screen is laid out after the first screen has been
 * painted. A page that is opened in its middle, by a fragment or by coming back, is laid out whole at once, and so is one
 * without scripts. Build side only.
 */
export const LaterLayoutScript = () => <InlineScript code={script} />;
