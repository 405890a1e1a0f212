import { memo } from "react";

import { Verbatim } from "../../components/verbatim";
import { qrCodePath } from "../../lib/paths";
import * as en from "../../strings/en";
import { media } from "../../theme/tokens";
import { RecoveryNote } from "../rates/recovery-note";
import { Clock, Today } from "./board-clock";
import { BackLink, BoardRefreshButton, FullscreenButton } from "./header-controls";
import { inLayouts } from "./layouts";
import { StatusBadge } from "./status-badge";

const headerStyle = inLayouts("header", {
  variant: "surfaces.dark",
  display: "grid",
  "&::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    color: "teal500",
    maskSize: "cover",
    [media.print]: { content: "none" },
  },
});

const identityStyle = inLayouts("identity");

const brandStyle = inLayouts("brand", {
  display: "flex",
  alignItems: "center",
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: "-.03em",
  // A long company name wraps before it shrinks the heading's column.
  minWidth: 0,
  textWrap: "balance",
  "& img": { flex: "none", height: "auto" },
  "& small": { display: "block", fontWeight: 600, letterSpacing: "-.005em", color: "gold300" },
});

const titleStyle = inLayouts("title", { "& h1": { fontWeight: 800 }, "& p": { color: "foam200" } });

const nowStyle = inLayouts("now");
const sideStyle = inLayouts("side");
const controlsStyle = inLayouts("controls");

const clockStyle = inLayouts("clock", {
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: "nowrap",
  // A separate layer: each second repaints only the digits.
  "& time": { display: "block", contain: "content", willChange: "transform" },
  "& span": { color: "gold300" },
  "& [data-waiting]": { visibility: "hidden" },
});

const qrCodeStyle = inLayouts("qrCode");

type Props = {
  readonly data: Queries.BoardFragment;
  /** The branch where this screen hangs. */
  readonly branchId: string | undefined;
  readonly hasQrCode: boolean;
};

/** Company name, title, clock, freshness badge and controls. */
export const BoardHeader = memo(function BoardHeader({ data, branchId, hasQrCode }: Props) {
  const { boardYaml: board, companyYaml: company } = data;
  return (
    <header data-qr={hasQrCode || undefined} sx={headerStyle}>
      <div sx={identityStyle}>
        <BackLink />
        <div sx={brandStyle}>
          <img
            src={company.logoMark.publicURL}
            width={64}
            height={64}
            alt={en.board.logo(company.shortName)}
          />
          <p>
            <Verbatim>{company.name}</Verbatim>
            <small>{board.subtitle}</small>
          </p>
        </div>
      </div>
      <div sx={titleStyle}>
        <h1>{board.heading}</h1>
        <p>
          <Today />
        </p>
      </div>
      <div sx={nowStyle}>
        <div sx={sideStyle}>
          <StatusBadge />
          <RecoveryNote />
          <div sx={controlsStyle}>
            <BoardRefreshButton />
            <FullscreenButton />
          </div>
        </div>
        {hasQrCode && (
          <figure sx={qrCodeStyle}>
            <img src={qrCodePath(branchId)} alt="" width={120} height={120} />
            <figcaption>{board.qrCode.label}</figcaption>
          </figure>
        )}
        <div sx={clockStyle}>
          <Clock />
        </div>
      </div>
    </header>
  );
});
