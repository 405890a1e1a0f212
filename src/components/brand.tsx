import { Link } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../lib/paths";
import { media } from "../theme/tokens";

const brandStyle: ThemeUICSSObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: 3,
  minHeight: 48,
  "& img": { width: 46, height: 46 },
  "& span": {
    display: "grid",
    fontWeight: 800,
    fontSize: "1.375rem",
    lineHeight: 1,
    letterSpacing: "-.03em",
  },
  "& small": {
    mt: "5px",
    whiteSpace: "nowrap",
    fontWeight: 600,
    fontSize: "micro",
    letterSpacing: "-.005em",
    color: "muted",
  },
  [media.narrow]: { gap: "9px", "& img": { width: 40, height: 40 } },
};

type Props = {
  /** e.g. "Segara" */
  readonly name: string;
  /** e.g. "Money Changer" */
  readonly descriptor: string;
  readonly logoUrl: string;
};

/** Logo and name, leading home. */
export const Brand = ({ name, descriptor, logoUrl }: Props) => (
  <Link to={paths.home.href()} sx={brandStyle}>
    <img src={logoUrl} width={46} height={46} alt="" fetchPriority="low" />
    <span>
      {name} <small>{descriptor}</small>
    </span>
  </Link>
);
