import type { ThemeUICSSObject } from "theme-ui";

import { qrCodePath } from "../../lib/paths";
import { boardMedia } from "./board-style";

const qrStyle: ThemeUICSSObject = {
  display: "none",
  // On a wall screen alone: who has the board in a window has it already.
  [boardMedia]: {
    "html:fullscreen &": { display: "grid" },
    "@media (display-mode: fullscreen)": { display: "grid" },
  },
  gridTemplateColumns: "auto auto",
  alignItems: "center",
  gap: "10px",
  fontSize: "clamp(.75rem, .95vw, 1.6rem)",
  fontWeight: 600,
  lineHeight: 1.2,
  "& > img": { width: "calc(var(--head) - 20px)", maxWidth: "none", height: "auto", borderRadius: 1 },
  "& > figcaption": { maxWidth: "6em" },
};

type Props = {
  readonly branchId: string | undefined;
  readonly label: string;
};

/** The way from the wall to the pocket: a QR code, drawn when the site is built, to the board on the visitor's phone. */
export const BoardQr = ({ branchId, label }: Props) => (
  <figure sx={qrStyle}>
    <img src={qrCodePath(branchId)} alt="" width={120} height={120} loading="lazy" />
    <figcaption>{label}</figcaption>
  </figure>
);
