import { InlineScript } from "../components/inline-script";

/** Set on <html> while sections below the first screen wait to be laid out; see the global styles. */
const LATER = "data-later";

const LONGEST_MS = 3_000;

// One section in a task, so that none of them is long; the first one too. Not before the style sheet of the whole site is there
// (see `wholeStyles`): it has the rules of the page's own once more, for which a browser looks at all it has styled so far anew.
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
    const tooLong = new Promise((resolve) => setTimeout(resolve, ${LONGEST_MS}));
    firstPaint.then(() => Promise.race([window.wholeStyles, tooLong])).then(() => setTimeout(next));
  }
}`;

/**
 * For the head of the landing page: what stands below the first screen is laid out after the first screen has been
 * painted. A page that is opened in its middle, by a fragment or by coming back, is laid out whole at once, and so is one
 * without scripts. Build side only.
 */
export const LaterLayoutScript = () => <InlineScript code={script} />;
