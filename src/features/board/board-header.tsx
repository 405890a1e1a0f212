import { memo, type MouseEvent } from "react";

import { Icon } from "../../components/icon";
import { LanguageLinks } from "../../components/language-links";
import { useLanguage, useStrings } from "../../components/page-language";
import { PageLink } from "../../components/page-link";
import { useIsHydrating } from "../../components/use-is-hydrating";
import { Verbatim } from "../../components/verbatim";
import { paths, qrCodePath } from "../../lib/paths";
import { inLanguage } from "../../strings/languages";
import { media } from "../../theme/tokens";
import { RefreshButton } from "../rates/refresh-button";
import { Clock, Today } from "./board-clock";
import { inLayouts } from "./layouts";
import { StatusBadge } from "./status-badge";
import { useBoardAddress, useFullscreen } from "./use-board-screen";

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
  "& .branch": { color: "foam200" },
});

const titleStyle = inLayouts("title", { "& h1": { fontWeight: 800 }, "& p": { color: "foam200" } });

const languageStyle = inLayouts("language", {
  color: "foam200",
  fontSize: "small",
  textDecoration: "underline",
  textUnderlineOffset: ".3em",
});

const clockStyle = inLayouts("clock", {
  fontWeight: 700,
  lineHeight: 1,
  whiteSpace: "nowrap",
  // A separate layer: each second repaints only the digits.
  "& time": { display: "block", contain: "content", willChange: "transform" },
  "& span": { color: "gold300" },
  "& [data-waiting]": { visibility: "hidden" },
});

/** An icon, with its word where there is room. */
const controlStyle = inLayouts("control", {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 2,
  p: 0,
  border: "1px solid transparent",
  borderRadius: 2,
  bg: "transparent",
  color: "foam200",
  fontSize: "small",
  fontWeight: 600,
  "&:hover": { bg: "hoverOnDark", color: "cream" },
});

/** In a frame the link navigates the top window, because no page but the board may be shown in a frame. */
function leaveFrame(event: MouseEvent<HTMLAnchorElement>): void {
  if (window.self === window.top) return;
  event.preventDefault();
  window.open(event.currentTarget.href, "_top");
}

async function enterFullscreen(): Promise<void> {
  await document.documentElement.requestFullscreen();
  // The button unmounts in fullscreen, which would drop the focus.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Fills the screen with the board (specification, section 2). Renders nothing in fullscreen, or if the browser has none. */
const FullscreenButton = () => {
  const { board } = useStrings();
  const isHydrating = useIsHydrating();
  const isFullscreen = useFullscreen();
  if (isFullscreen || (!isHydrating && !document.fullscreenEnabled)) return null;
  return (
    <button type="button" className="fullscreen" sx={controlStyle} onClick={() => void enterFullscreen()}>
      <Icon name="full" />
      <span>{board.fullscreen}</span>
    </button>
  );
};

type Props = {
  readonly data: Queries.BoardFragment;
  /** The branch where this screen hangs. */
  readonly branch: Queries.BoardFragment["allBranchYaml"]["nodes"][number] | undefined;
};

/** Company name, title, clock, freshness badge and controls. */
export const BoardHeader = memo(function BoardHeader({ data, branch }: Props) {
  const { boardYaml: board, companyYaml: company } = data;
  const language = useLanguage();
  const strings = useStrings();
  const { isWall } = useBoardAddress();
  return (
    <header sx={headerStyle}>
      <div sx={inLayouts("identity")}>
        <PageLink to={paths.home.href()} onClick={leaveFrame} sx={controlStyle}>
          <Icon name="back" />
          <span>{strings.board.back}</span>
        </PageLink>
        <div sx={brandStyle}>
          <img
            src={company.logoMark.publicURL}
            width={64}
            height={64}
            alt={strings.board.logo(company.shortName)}
          />
          <p>
            <Verbatim>{company.name}</Verbatim>
            <small>{board.subtitle}</small>
            {branch && <small className="branch">{branch.name}</small>}
          </p>
        </div>
      </div>
      <div sx={titleStyle}>
        <h1>{board.heading}</h1>
        <div sx={inLayouts("facts")}>
          <p>
            <Today />
          </p>
          <LanguageLinks sx={languageStyle} />
          <div sx={inLayouts("status")}>
            <StatusBadge />
          </div>
        </div>
      </div>
      <div sx={inLayouts("now")}>
        <div sx={inLayouts("controls")}>
          <RefreshButton texts={strings.board} sx={controlStyle}>
            <span>{strings.common.refresh}</span>
          </RefreshButton>
          <FullscreenButton />
        </div>
        {isWall && board.qrCode.isShown && data.site.siteMetadata.siteUrl && (
          <figure sx={inLayouts("qrCode")}>
            <img src={inLanguage(qrCodePath(branch?.slug), language)} alt="" width={120} height={120} />
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
