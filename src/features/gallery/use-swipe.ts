import { useRef, type PointerEvent } from "react";

/** A shorter way, in px, is a touch, not a swipe. */
const SWIPE_PX = 48;

type Swipe = { readonly pointer: number; readonly x: number; readonly y: number };

/**
 * Swipes to either side, by finger or pen. The element follows the finger and must have `touch-action: pan-y pinch-zoom`,
 * so that the browser keeps scrolling and zooming to itself.
 *
 * @param onSwipe 1 for the next (towards the left), -1 for the previous
 */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const swipe = useRef<Swipe>(null);

  const moved = ({ clientX, clientY }: PointerEvent) => ({
    dx: clientX - (swipe.current?.x ?? clientX),
    dy: clientY - (swipe.current?.y ?? clientY),
  });
  const rest = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    swipe.current = null;
    currentTarget.style.removeProperty("translate");
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A second finger means zooming.
      if (!event.isPrimary) rest(event);
      else if (event.pointerType !== "mouse")
        swipe.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerId === swipe.current?.pointer)
        event.currentTarget.style.setProperty("translate", `${moved(event).dx}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerId !== swipe.current?.pointer) return;
      const { dx, dy } = moved(event);
      rest(event);
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: rest,
  };
};
