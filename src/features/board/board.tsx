import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../../lib/paths";
import { media, palette } from "../../theme/tokens";
import { useFreshness } from "../rates/use-rates";
import { BoardHeader } from "./board-header";
import { BoardLinks } from "./board-links";
import { BoardRates } from "./board-rates";
import { boardLengths, boardMedia, lowPhone } from "./board-style";
import { ClosedScreen } from "./closed-screen";
import { Notices } from "./notices";
import { useBoardBranch } from "./use-board-branch";
import { useBoardCalculator } from "./use-board-calculator";
import { useUpdatePolling } from "./use-update-polling";
import { useWallScreen } from "./use-wall-screen";
import { useWideScreen } from "./use-wide-screen";

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
      legend {
        buy
        sell
        reading
      }
    }
    branchesYaml {
      branches {
        id
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
  // src/document/outdated-browser.tsx says why there are no rates.
  "html[data-outdated] & main > *, html[data-outdated] & button, html[data-outdated] & [data-freshness]": {
    display: "none",
  },
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
  },
  [lowPhone]: { pb: 0, "html:has(&)": { scrollPaddingBottom: 0 } },
};

type Props = { readonly data: Queries.BoardFragment };

/** The full-screen rates board: tables on a wall or desktop screen, a searchable list on a phone. */
export const Board = ({ data }: Props) => {
  const { freshness } = useFreshness();
  const isWide = useWideScreen();
  useWallScreen(data.companyYaml);
  useUpdatePolling(data);
  const calculator = useBoardCalculator();
  const branch = useBoardBranch(data.branchesYaml.branches);
  return (
    <div data-stale={freshness === "stale" || undefined} sx={boardStyle}>
      <BoardHeader data={data} branchId={branch?.id} />
      <main id="main" tabIndex={-1}>
        <noscript>
          <p sx={{ p: 5, fontSize: "lead", textAlign: "center" }}>
            {data.exchangeYaml.noScript}{" "}
            <a href={paths.home.href("location_section")} sx={{ variant: "links.arrow" }}>
              {data.contactYaml.heading}
            </a>
          </p>
        </noscript>
        {branch && <BoardLinks company={data.companyYaml} branch={branch} />}
        <BoardRates isWide={isWide} legend={data.exchangeYaml.legend} onCalculate={calculator.open} />
        {!branch && <BoardLinks company={data.companyYaml} branch={undefined} />}
      </main>
      <Notices notices={data.boardYaml.notices} isWide={isWide} />
      {calculator.dialog}
      <ClosedScreen opening={data.companyYaml} />
    </div>
  );
};
