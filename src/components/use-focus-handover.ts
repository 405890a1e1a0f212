import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus when the element with the focus unmounts, as a successful "Try Again" does. Otherwise the browser would move
 * it to the top of the page.
 *
 * @param next returns the element to focus
 */
export function useFocusHandover(
  element: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  const hadFocus = useRef(false);
  const focusNext = useEffectEvent(() => next()?.focus({ preventScroll: true }));
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      hadFocus.current = leaving?.contains(document.activeElement) === true;
    };
  }, [element]);
  // A passive effect: React restores the focus itself while it changes the page.
  useEffect(
    () => () => {
      if (hadFocus.current) focusNext();
    },
    [],
  );
}
