import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";

import { paths } from "../../lib/paths";
import { media, palette } from "../../theme/tokens";
import { useFreshness } from "../rates/use-rates";
import { lowPhone, wallLength } from "./board-style";
import { BoardHeader } from "./board-header";
import { BoardRates } from "./board-rates";
import { Notices } from "./notices";
import { useNewVersions } from "./use-new-versions";
import { useUnattendedScreen } from "./use-unattended-screen";
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
      }
    }
    companyYaml {
      name
      shortName
      logoMark {
        publicURL
      }
      hours {
        opens
        closes
      }
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
  [media.board]: {
    "--head": "132px",
    "--foot": "54px",
    "--thead": "44px",
    "--pad": "16px",
    pb: "var(--foot)",
  },
  [media.tv]: {
    "--head": wallLength(164),
    "--foot": wallLength(66),
    "--thead": wallLength(54),
    "--pad": wallLength(18),
  },
  [lowPhone]: { pb: 0, "html:has(&)": { scrollPaddingBottom: 0 } },
};

type Props = { readonly data: Queries.BoardFragment };

/** The full-screen rates board: tables on a wall or desktop screen, a searchable list on a phone. */
export const Board = ({ data }: Props) => {
  const { freshness } = useFreshness();
  const isWide = useWideScreen();
  useUnattendedScreen();
  useNewVersions(data);
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
        <BoardRates isWide={isWide} legend={data.exchangeYaml.legend} />
      </main>
      <Notices notices={data.boardYaml.notices} />
    </div>
  );
};
