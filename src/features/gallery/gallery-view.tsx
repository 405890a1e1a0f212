import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { CloseButton, Modal } from "../../components/dialog";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { Picture } from "../../components/picture";
import { media } from "../../theme/tokens";

/** Shorter movements of a finger, in px, are touches. */
const SWIPE_PX = 48;

/** Width of the view: the stage is 4:3, and the bar and the margins need 130 px of the height. */
const viewWidth = (width: string, height: string) => `min(1200px, ${width}, (${height} - 130px) * 4 / 3)`;

const viewStyle: ThemeUICSSObject = {
  variant: "surfaces.board",
  [media.wide]: {
    m: "auto",
    width: viewWidth("100% - 32px", "var(--viewport-height)"),
    minWidth: "min(400px, 100% - 32px)",
    maxHeight: "calc(var(--viewport-height) - 32px)",
    borderRadius: 3,
  },
};

/** A page at 400 % zoom. */
const lowAndNarrow = `${media.low} and (max-width: 39.99em)`;

/** A separate element, because WebKit stretches an absolutely positioned grid to its maximum height. */
const layoutStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 3,
  maxHeight: "inherit",
  containerType: "inline-size",
  // Picture and controls fill the screen; the caption scrolls.
  [lowAndNarrow]: { gridTemplateRows: "calc(var(--viewport-height) - 56px) auto auto", maxHeight: "none" },
};

/** Little room beside the controls: the caption stands above them. */
const cramped = "@container (max-width: 21.9em)";

const captionStyle: ThemeUICSSObject = {
  p: "14px 0 calc(14px + env(safe-area-inset-bottom)) 20px",
  fontSize: "small",
  lineHeight: 1.4,
  [media.wide]: { py: "14px", pl: "24px" },
  [cramped]: { gridColumn: "1 / -1", pr: "20px", pb: "10px" },
  [lowAndNarrow]: { order: 1, gridColumn: "1 / -1", pt: 0, pr: "20px" },
  "& small": {
    display: "block",
    color: "muted",
    fontSize: "small",
  },
};

const stageStyle: ThemeUICSSObject = {
  aspectRatio: "4 / 3",
  gridColumn: "1 / -1",
  bg: "night2",
  overflow: "hidden",
  size: "100%",
  touchAction: "pan-y pinch-zoom",
  userSelect: "none",
  "& picture": { display: "contents" },
  "& img": { size: "100%", objectFit: "contain", WebkitUserDrag: "none" },
};

const controlsStyle: ThemeUICSSObject = {
  display: "flex",
  gap: 2,
  p: "14px 14px calc(14px + env(safe-area-inset-bottom)) 0",
  [media.wide]: { py: "14px" },
  [cramped]: { gridColumn: "1 / -1", justifySelf: "end", pt: 0 },
  [lowAndNarrow]: { gridColumn: "1 / -1", justifySelf: "end", py: 1 },
  "& button": { variant: "buttons.iconOnDark" },
  "& [aria-disabled]": { opacity: 0.45, cursor: "not-allowed" },
};

type Props = {
  readonly pictures: Queries.GallerySectionFragment["images"];
  /** The picture shown, as its place in the gallery from 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  readonly finalFocus: () => HTMLElement | null | undefined;
};

/** Returns the handlers of a swipe by touch or pen: 1 to the left, -1 to the right. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    // `touch-action` leaves scrolling and zooming to the browser, which then cancels the pointer.
    onPointerDown: ({ isPrimary, pointerType, clientX, clientY }: PointerEvent) => {
      start.current = isPrimary && pointerType !== "mouse" ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [dx, dy] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
  };
}

/** A picture in full size. The browser fetches each file when the visitor turns to it. */
const GalleryView = ({ pictures, index, onIndex, onClose, finalFocus }: Props) => {
  const { gallery } = useStrings();
  const next = useRef<HTMLButtonElement>(null);
  const last = pictures.length - 1;
  const turnTo = (to: number) => {
    if (to >= 0 && to <= last) onIndex(to);
  };

  const swipe = useSwipe((step) => turnTo(index + step));

  const picture = pictures[index];
  if (!picture) return null;

  const turnByKey = (event: KeyboardEvent) => {
    // Keys with a modifier belong to the browser: Alt and Left is Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };

  return (
    <Modal
      aria-label={gallery.photo(index + 1, pictures.length)}
      sx={viewStyle}
      initialFocus={next}
      finalFocus={finalFocus}
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <div sx={layoutStyle}>
        {/* A live region: alternative text, caption and number of each picture that comes. */}
        <figure aria-live="polite" aria-atomic="true" sx={{ display: "contents" }}>
          <div sx={stageStyle} {...swipe}>
            {/* The key keeps the old picture from standing over the new caption while its file loads. */}
            <Picture
              key={index}
              image={picture.image}
              alt={picture.alt}
              eager
              sizes={viewWidth("100vw", "100vh")}
            />
          </div>
          <figcaption sx={captionStyle}>
            <span>{picture.caption}</span>
            <small>{gallery.position(index + 1, pictures.length)}</small>
          </figcaption>
        </figure>
        <div sx={controlsStyle}>
          <button
            type="button"
            aria-label={gallery.previous}
            aria-disabled={index === 0 ? true : undefined}
            onClick={() => turnTo(index - 1)}
          >
            <Icon name="prev" />
          </button>
          <button
            ref={next}
            type="button"
            aria-label={gallery.next}
            aria-disabled={index === last ? true : undefined}
            onClick={() => turnTo(index + 1)}
          >
            <Icon name="next" />
          </button>
          <CloseButton onClose={onClose} />
        </div>
      </div>
    </Modal>
  );
};

export default GalleryView;
