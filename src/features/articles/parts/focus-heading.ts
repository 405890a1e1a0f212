/**
 * Focuses the heading of a view that replaced another one, so that screen reader and keyboard continue there. Leaves the focus
 * alone on the first view of a document, and where the visitor has moved it out of the view.
 *
 * @returns a function that cancels it
 */
export function focusHeading(heading: HTMLElement | null): () => void {
  // In the next frame, because the router focuses its own wrapper first.
  const frame = requestAnimationFrame(() => {
    const focused = document.activeElement;
    const mayMove =
      !focused || focused === document.body
        ? document.documentElement.matches("[data-route-changed]")
        : focused.contains(heading) || heading?.closest("main")?.contains(focused);
    if (mayMove) heading?.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
