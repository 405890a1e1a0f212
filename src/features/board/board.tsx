import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { SectionLink } from "../../components/section-link";
import { whatsappHref } from "../../lib/links";
import { paths } from "../../lib/paths";
import * as en from "../../strings/en";
import { media, palette } from "../../theme/tokens";
import { useFreshness } from "../rates/use-rates";
import { BoardHeader } from "./board-header";
import { BoardRates } from "./board-rates";
import { boardLengths, boardMedia, lowPhone } from "./board-style";
import { ClosedScreen } from "./closed-screen";
import { Notices } from "./notices";
import { useBoardCalculator } from "./use-board-calculator";
import { useNewVersions } from "./use-new-versions";
import { useWallScreen } from "./use-wall-screen";
import { useWideScreen } from "./use-wide-screen";

export const fragment = graphql`
  fragment Board on Query {
    boardYaml {
      heading
      subtitle
      notices {
        en
        id
      }
    }
    contactYaml {
      heading
    }
    exchangeYaml {
      noScript
      legend {
        buy
        sell
        reading
      }
    }
    companyYaml {
      name
      shortName
      whatsapp
      whatsappInquiry
      logoMark {
        publicURL
      }
      ...OpeningHours
    }
  }
`;

/** The page and its fixed heights; the rows share what they leave. */
const boardStyle: ThemeUICSSObject = {
  variant: "surfaces.board",
  "--foot": "46px",
  "--rule": palette.gold500,
  minHeight: "var(--screen)",
  pb: "calc(var(--foot) + 20px)",
  "&[data-stale]": { "--rule": palette.coral500 },
  // Focused by script alone; no control.
  "& main:focus": { outline: "none" },
  [media.noScript]: { "&& main > :not(noscript), && button, && [data-freshness]": { display: "none" } },
  // What shows when a phone scrolls past the end.
  // What is focused stops above the notices.
  "html:has(&)": { bg: "night", scrollPaddingBottom: "82px" },
  "html[data-pointer=hidden] &, html[data-pointer=hidden] & *": { cursor: "none" },
  // One notice at a time takes as many lines as it needs where text is set larger.
  [media.reducedMotion]: {
    "--growth": "11",
    "--foot": "calc(46px + max(0px, 1rem - 16px) * var(--growth))",
    "html:has(&)": { scrollPaddingBottom: "calc(82px + max(0px, 1rem - 16px) * 11)" },
    // Px, not em: the sum counts already how much larger the text is; this is by how many lines on a screen of that width.
    "@media (min-width: 375px)": { "--growth": "5" },
    "@media (min-width: 600px)": { "--growth": "2" },
  },
  [boardMedia]: {
    ...boardLengths,
    // What a television may cut off at each side, in percent of the screen; the address can ask for more.
    "--edge": "var(--edge-set, 0)",
    "--edge-x": "calc(var(--edge) * 1vw)",
    "--edge-y": "calc(var(--edge) * 1vh)",
    "html:fullscreen &": { "--edge": "max(2.5, var(--edge-set, 0))" },
    "@media (display-mode: fullscreen)": { "--edge": "max(2.5, var(--edge-set, 0))" },
    pb: "calc(var(--foot) + var(--edge-y))",
    // Toasts stand over the header, where they cover no figure.
    "html:has(&)": { "--toast-inset": "8px 24px auto auto" },
  },
  [lowPhone]: { pb: 0, "html:has(&)": { scrollPaddingBottom: 0 } },
};

/** Where to go on from the board on a phone; a wall screen needs no way out. */
const linksStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 3,
  p: "24px 20px",
  "& > a": { variant: "buttons.lineOnDark" },
  [boardMedia]: { display: "none" },
  [media.print]: { display: "none" },
};

type Props = { readonly data: Queries.BoardFragment };

/** The full-screen rates board: tables on a wall or desktop screen, a searchable list on a phone. */
export const Board = ({ data }: Props) => {
  const { freshness } = useFreshness();
  const isWide = useWideScreen();
  useWallScreen(data.companyYaml);
  useNewVersions(data);
  const calculator = useBoardCalculator();
  return (
    <div data-stale={freshness === "stale" || undefined} sx={boardStyle}>
      <BoardHeader data={data} />
      <main id="main" tabIndex={-1}>
        <noscript>
          <p sx={{ p: 5, fontSize: "lead", textAlign: "center" }}>
            {data.exchangeYaml.noScript}{" "}
            <a href={paths.home.href("location_section")} sx={{ variant: "links.arrow" }}>
              {data.contactYaml.heading}
            </a>
          </p>
        </noscript>
        <BoardRates isWide={isWide} legend={data.exchangeYaml.legend} onCalculate={calculator.open} />
        <p sx={linksStyle}>
          <SectionLink section="location_section">{en.common.branches}</SectionLink>
          <ExternalLink href={whatsappHref(data.companyYaml.whatsapp, data.companyYaml.whatsappInquiry)}>
            <Icon name="chat" />
            {en.common.whatsapp}
          </ExternalLink>
        </p>
      </main>
      <Notices notices={data.boardYaml.notices} isWide={isWide} />
      {calculator.dialog}
      <ClosedScreen opening={data.companyYaml} />
    </div>
  );
};
