import { graphql } from "gatsby";
import { useMemo, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { openingOf } from "../../lib/opening-hours";
import { paths } from "../../lib/paths";
import { media, palette } from "../../theme/tokens";
import { useFreshness } from "../rates/use-rates";
import { boardHeights, boardMedia, boardScreen, lowPhone, paperHeights } from "./board-geometry";
import { BoardHeader } from "./board-header";
import { BoardLinks } from "./board-links";
import { BoardRates } from "./board-rates";
import { Notices, OutageStrip } from "./notices";
import { useBoardAddress, useFullscreen, useMediaQuery } from "./use-board-screen";
import { useBoardCalculator } from "./use-board-calculator";
import { useBoardUpdate } from "./use-board-update";
import { useShift, WallScreen } from "./wall-screen";

declare module "react" {
  interface CSSProperties {
    readonly [customProperty: `--${string}`]: number | undefined;
  }
}

export const fragment = graphql`
  fragment Board on Query {
    boardYaml {
      heading
      subtitle
      qrCode {
        isShown
        label
      }
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
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    allBranchYaml {
      nodes {
        slug
        name
        whatsapp
        hours {
          opens
          closes
        }
        geo {
          latitude
          longitude
        }
      }
    }
    companyYaml {
      name
      shortName
      logoMark {
        publicURL
      }
      ...OpeningHours
    }
    ...Calculator
  }
`;

/** The page and its fixed heights; the rows share the rest. */
const boardStyle: ThemeUICSSObject = {
  variant: "surfaces.board",
  "--foot": "46px",
  "--rule": palette.gold500,
  minHeight: "var(--viewport-height)",
  pb: "calc(var(--foot) + 20px)",
  "&[data-stale]": { "--rule": palette.coral500 },
  // Receives focus from scripts only; no control.
  "& main:focus": { outline: "none" },
  [media.noScript]: { "&& main > :not(noscript), && button, && [data-freshness]": { display: "none" } },
  // src/document/outdated-browser.tsx says why there are no rates.
  "html[data-outdated] & main > *, html[data-outdated] & button, html[data-outdated] & [data-freshness]": {
    display: "none",
  },
  // The background of overscroll. Focused elements scroll into view above the notices.
  "html:has(&)": { bg: "night", scrollPaddingBottom: "82px" },
  "html[data-pointer=hidden] &, html[data-pointer=hidden] & *": { cursor: "none" },
  // Without motion the notices take turns. In larger text one takes more lines; --growth is their number.
  [media.reducedMotion]: {
    "--growth": "11",
    "--foot": "calc(46px + max(0px, 1rem - 16px) * var(--growth))",
    "html:has(&)": { scrollPaddingBottom: "calc(82px + max(0px, 1rem - 16px) * 11)" },
    "@media (min-width: 375px)": { "--growth": "5" },
    "@media (min-width: 600px)": { "--growth": "2" },
  },
  [boardMedia]: {
    ...boardHeights,
    // The margin, in percent of the screen, for what a panel cuts off at each side.
    "--edge": "var(--edge-set, 0)",
    "&[data-fullscreen]": { "--edge": "max(2.5, var(--edge-set, 0))" },
    "--edge-x": "calc(var(--edge) * 1vw)",
    "--edge-y": "calc(var(--edge) * 1vh)",
    pb: "calc(var(--foot) + var(--edge-y))",
  },
  [lowPhone]: {
    pb: 0,
    "html:has(&)": { scrollPaddingBottom: 0 },
    // See the order of the links.
    "& main": { display: "flex", flexDirection: "column" },
  },
  [media.print]: {
    ...paperHeights,
    "&, &[data-stale]": { "--rule": "currentColor" },
    "--edge": "0",
    minHeight: 0,
    pb: 0,
  },
};

type Props = { readonly data: Queries.BoardFragment };

/** The full-screen rates board: tables on a wall or desktop screen, a searchable list on a phone. */
export const Board = ({ data }: Props) => {
  // Renders at each poll, so header, links and notices are memoized.
  const { freshness, ratesFrom } = useFreshness();
  const isWide = useMediaQuery(boardScreen);
  const isFullscreen = useFullscreen();
  const shift = useShift(isFullscreen);
  const [isPaused, setPaused] = useState(false);
  const { branchId, edge } = useBoardAddress();
  const branch = data.allBranchYaml.nodes.find(({ slug }) => slug === branchId);
  const calculator = useBoardCalculator(data);
  const opening = useMemo(
    () => (branch ? openingOf(branch.hours, data.companyYaml) : data.companyYaml),
    [branch, data],
  );
  useBoardUpdate(data, opening);
  return (
    <div
      data-stale={freshness === "stale" || undefined}
      data-fullscreen={isFullscreen || undefined}
      style={{ "--edge-set": edge, ...shift }}
      sx={boardStyle}
    >
      <BoardHeader data={data} branchId={branch?.slug} hasQrCode={isFullscreen} />
      <main id="main" tabIndex={-1}>
        <noscript>
          <p sx={{ p: 5, fontSize: "lead", textAlign: "center" }}>
            {data.exchangeYaml.noScript}{" "}
            <a href={paths.home.href("location_section")} sx={{ variant: "links.arrow" }}>
              {data.contactYaml.heading}
            </a>
          </p>
        </noscript>
        <BoardLinks
          company={data.companyYaml}
          branch={branch}
          opening={opening}
          onCalculate={calculator.open}
        />
        <BoardRates
          isWide={isWide}
          isPaused={isPaused}
          legend={data.exchangeYaml.legend}
          onCalculate={calculator.open}
        />
      </main>
      {freshness === "stale" && ratesFrom !== undefined ? (
        <OutageStrip ratesFrom={ratesFrom} />
      ) : (
        <Notices notices={data.boardYaml.notices} isPaused={isPaused} onPause={setPaused} />
      )}
      {calculator.dialog}
      {isFullscreen && <WallScreen opening={opening} />}
    </div>
  );
};
