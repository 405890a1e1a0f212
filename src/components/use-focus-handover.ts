import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Hands the focus on when the element that has it, or holds what has it, leaves the page by itself, as a "Try Again" does
 * that has succeeded: the keyboard would begin anew at the top of the page.
 *
 * @param next the element that has it from then on
 */
export function useFocusHandover(
  element: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null | undefined,
): void {
  const hadFocus = useRef(false);
  const heir = useEffectEvent(() => next());
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      hadFocus.current = leaving?.contains(document.activeElement) === true;
    };
  }, [element]);
  // Later than that: while React changes the page it keeps the focus where it was.
  useEffect(
    () => () => {
      if (hadFocus.current) heir()?.focus({ preventScroll: true });
    },
    [],
  );
}
