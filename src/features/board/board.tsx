import { graphql } from "gatsby";
import { useMemo, useState } from "react";

import { SectionLink } from "../../components/section-link";
import { openingOf } from "../../lib/opening-hours";
import { unbroken } from "../../lib/links";
import { useNow } from "../../lib/use-now";
import { media, palette } from "../../theme/tokens";
import { areOld } from "../rates/model/shown";
import { useFreshness } from "../rates/use-rates";
import { BoardCalculator } from "./board-calculator";
import { BoardHeader } from "./board-header";
import { BoardLinks } from "./board-links";
import { BoardRates } from "./board-rates";
import { inLayouts } from "./layouts";
import { Notices, OutageStrip, UnknownBranch } from "./notices";
import { slugOf, useBoardAddress, useHasTables } from "./use-board-screen";
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
    allBranchYaml(sort: [{ headOffice: DESC }, { order: ASC }]) {
      nodes {
        slug
        name
        address
        phone
        whatsapp
        ...BranchOpening
        geo {
          latitude
          longitude
        }
      }
    }
    companyYaml {
      name
      shortName
      licence {
        authority
        number
      }
      logoMark {
        publicURL
      }
      ...OpeningHours
    }
    ...Calculator
  }
`;

const boardStyle = inLayouts("page", {
  variant: "surfaces.board",
  "--rule": palette.gold500,
  "&[data-stale]": { "--rule": palette.coral500 },
  // Receives focus from scripts only; no control.
  "& main:focus": { outline: "none" },
  [media.noScript]: { "&& main > :not(noscript), && button, && [data-freshness]": { display: "none" } },
  // src/document/outdated-browser.tsx says why there are no rates.
  "html[data-outdated] & main > *, html[data-outdated] & button, html[data-outdated] & [data-freshness]": {
    display: "none",
  },
  // The background of overscroll.
  "html:has(&)": { bg: "night" },
  "html[data-pointer=hidden] &, html[data-pointer=hidden] & *": { cursor: "none" },
});

/** How long the board says that a branch is unknown. */
const TOLD_FOR_MS = 60_000;

type Props = { readonly data: Queries.BoardFragment };

/** The full-screen rates board: tables on a wall or desktop screen and on paper, searchable cards on a phone. */
export const Board = ({ data }: Props) => {
  // Renders at each poll, so header, links and notices are memoized.
  const list = useFreshness();
  const isOld = areOld(list);
  const hasTables = useHasTables();
  const { isWall, isKiosk, branchName, edge } = useBoardAddress();
  const shift = useShift(isWall);
  const [isPaused, setPaused] = useState(false);
  const branches = data.allBranchYaml.nodes;
  const branch = branches.find(({ slug, name }) =>
    [slug, name].some((given) => slugOf(given) === slugOf(branchName)),
  );
  const { licence } = data.companyYaml;
  // Paper and a failure name a branch in any case.
  const branchToAsk = branch ?? branches[0];
  const isUnknown = branchName !== "" && !branch;
  const isNew = useNow(() => Number(performance.now() < TOLD_FOR_MS)) === 1;
  const opening = useMemo(
    () => (branch ? openingOf(branch, data.companyYaml) : data.companyYaml),
    [branch, data],
  );
  useBoardUpdate(data, opening);
  return (
    <div
      data-stale={isOld || undefined}
      data-wall={isWall || undefined}
      data-kiosk={isKiosk || undefined}
      translate={isKiosk ? "no" : undefined}
      style={{ "--edge": edge, ...shift }}
      sx={boardStyle}
    >
      {/* A kiosk browser asks nobody whether to translate. */}
      {isKiosk && <meta name="google" content="notranslate" />}
      <BoardHeader data={data} branch={branch} />
      <main id="main" tabIndex={-1}>
        <noscript>
          <p sx={{ p: 5, fontSize: "lead", textAlign: "center" }}>
            {data.exchangeYaml.noScript}{" "}
            <SectionLink section="location_section" sx={{ variant: "links.arrow" }}>
              {data.contactYaml.heading}
            </SectionLink>
          </p>
        </noscript>
        <BoardCalculator data={data}>
          <BoardLinks data={data} branch={branch} opening={opening} />
          <BoardRates data={data} branch={branchToAsk} isPaused={isPaused} />
        </BoardCalculator>
      </main>
      {branchToAsk && (
        <p translate="no" sx={inLayouts("imprint")}>
          {licence.authority}, {licence.number}
          <br />
          {branchToAsk.address} · {unbroken(branchToAsk.phone)}
        </p>
      )}
      {isUnknown && isNew ? (
        <UnknownBranch name={branchName} slugs={branches.map(({ slug }) => slug)} />
      ) : list.ratesFrom !== undefined && isOld && (hasTables || list.freshness === "stale") ? (
        <OutageStrip ratesFrom={list.ratesFrom} />
      ) : (
        <Notices notices={data.boardYaml.notices} isPaused={isPaused} onPause={setPaused} />
      )}
      {isWall && <WallScreen opening={opening} isKiosk={isKiosk} />}
    </div>
  );
};
