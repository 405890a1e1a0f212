import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";
import { Icon } from "./icon";

const dialogStyle: ThemeUICSSObject = {
  variant: "surfaces.light",
  width: "100%",
  maxWidth: "100%",
  maxHeight: "min(92svh, 100%)",
  m: "auto 0 0",
  p: 0,
  border: 0,
  bg: "surface",
  borderRadius: "10px 10px 0 0",
  boxShadow: 3,
  overflow: "hidden",
  overscrollBehavior: "contain",
  "&[open]": { display: "grid", gridTemplateRows: "auto minmax(0, 1fr)" },
  "&::backdrop": { bg: "backdrop" },
  // The page behind stays where it is. The place of its scrollbar is out of the backdrop's reach.
  "html:has(&[open])": { overflow: "hidden", scrollbarGutter: "stable", bg: "backdropOnPage" },
  "@media (min-width: 520px)": { m: "auto", width: "min(560px, calc(100% - 32px))", borderRadius: 3 },
};

const headStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  gap: "2px 16px",
  p: "20px 16px 20px 24px",
  "& h2": { fontSize: "h3", fontWeight: 700 },
  "& p": { gridColumn: 1, color: "textSoft", fontSize: "small" },
  "& > button": { variant: "buttons.iconOnDark", gridColumn: 2, gridRow: "1 / span 2" },
};

const artStyle: ThemeUICSSObject = {
  variant: "art.rosette",
  position: "absolute",
  zIndex: -1,
  right: -60,
  top: -90,
  width: 240,
  height: 240,
  color: "teal500",
  opacity: 0.6,
};

const bodyStyle: ThemeUICSSObject = { overflowY: "auto", overscrollBehavior: "contain" };
const wideStyle: ThemeUICSSObject = { [media.tablet]: { width: "min(1080px, calc(100% - 32px))" } };

type Props = {
  readonly title: string;
  /** A line under the title. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
  /** For pictures. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/**
 * A modal on the platform's <dialog>: focus trap, Escape, inert page and top layer come with it. It is open while it is
 * mounted. Closing by Escape, by its Close button or by a click on the backdrop calls `onClose`; focus then returns to
 * what had it before, which showModal() remembers.
 */
export const Dialog = ({ title, note, onClose, wide, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // Closing before the element leaves the page lets the browser give the focus back.
    return () => element.close();
  }, []);

  // A press that begins inside (to select text, say) and ends on the backdrop is no wish to close.
  const pressedBackdrop = useRef(false);
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current;

  return (
    // The dialog itself listens for clicks on its backdrop; keys are served by Escape, as the platform does it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      sx={wide ? { ...dialogStyle, ...wideStyle } : dialogStyle}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        pressedBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isBackdrop(event)) onClose();
      }}
    >
      <div sx={headStyle}>
        <div aria-hidden="true" sx={artStyle} />
        <h2 id={titleId}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div sx={bodyStyle}>{children}</div>
    </dialog>
  );
};
