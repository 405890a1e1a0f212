import { useId, useRef, type ReactNode, type RefObject } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { media } from "../theme/tokens";
import { CloseButton } from "./close-button";
import { Modal } from "./modal";
import { lowScreen, modalStyle } from "./modal-style";

const dialogStyle: ThemeUICSSObject = {
  ...modalStyle,
  variant: "surfaces.light",
  bg: "surface",
  // WebKit stretches a grid that is placed absolutely, as modals are, to its greatest height.
  "&[open]": { display: "flex", flexDirection: "column" },
  // On a low screen, or with very large text, the head would leave no room: it scrolls with the rest.
  [lowScreen]: {
    "&[open]": { display: "block", overflowY: "auto" },
  },
};

const headStyle: ThemeUICSSObject = {
  variant: "surfaces.dark",
  position: "relative",
  isolation: "isolate",
  overflow: "clip",
  flex: "none",
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "start",
  gap: "4px 16px",
  p: "20px 14px 18px 20px",
  "& h2": { fontSize: "1.625rem", fontWeight: 700, letterSpacing: "-.035em", justifySelf: "start" },
  "& p": { gridColumn: 1, color: "textSoft", fontSize: "small" },
  "& > button": { variant: "buttons.iconOnDark", gridColumn: 2, gridRow: "1 / span 2", bg: "wellOnDark" },
  [media.wide]: { p: "24px 20px 20px 28px" },
};

const artStyle: ThemeUICSSObject = {
  variant: "art.rosette",
  position: "absolute",
  zIndex: -1,
  right: 34,
  top: -170,
  width: 280,
  height: 280,
  color: "teal500",
  // Words stand on it.
  opacity: 0.4,
};

const bodyStyle: ThemeUICSSObject = {
  overflowY: "auto",
  overscrollBehavior: "contain",
  // What is focused stops above actions that stick to the bottom.
  scrollPaddingBottom: "6rem",
  // Firefox takes what scrolls into the order of Tab. Within: the dialog cuts off what lies around it.
  "&:focus-visible": { outline: "3px solid", outlineColor: "var(--focus)", outlineOffset: "-3px" },
  [lowScreen]: { overflowY: "visible" },
};

type Props = {
  readonly title: string;
  /** A line under the title. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
  /** Has the focus at first; otherwise the title has it, so that reading begins at the top. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes in the end, if not back to what had it before. */
  readonly finalFocus?: () => HTMLElement | null | undefined;
  readonly children: ReactNode;
};

/** A dialog with a title, a Close button and a body that scrolls. Open while it is mounted. */
export const Dialog = ({ title, note, onClose, initialFocus, finalFocus, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Modal
      aria-labelledby={titleId}
      onClose={onClose}
      initialFocus={initialFocus ?? heading}
      finalFocus={finalFocus}
      sx={dialogStyle}
    >
      <div sx={headStyle}>
        <div aria-hidden="true" sx={artStyle} />
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {note !== undefined && <p>{note}</p>}
        <CloseButton onClose={onClose} />
      </div>
      <div sx={bodyStyle}>{children}</div>
    </Modal>
  );
};
