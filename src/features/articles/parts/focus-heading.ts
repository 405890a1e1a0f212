/**
 * Moves focus to the heading of a view that has just come, so that screen reader and keyboard go on from there. Not
 * away from something that the visitor has gone to meanwhile outside of it, such as a link in the page's header; nor on the
 * page that the document was opened with, which begins at its top as every document does.
 */
export function focusHeading(heading: HTMLElement | null): () => void {
  // A frame later: the router focuses its own wrapper after the views have been told.
  const frame = requestAnimationFrame(() => {
    const focused = document.activeElement;
    const isFree =
      !focused || focused === document.body
        ? document.documentElement.matches("[data-turned]")
        : focused.contains(heading) || heading?.closest("main")?.contains(focused);
    if (isFree) heading?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
