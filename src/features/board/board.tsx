import { graphql } from "gatsby";
import { useMemo, useState } from "react";

import { useLanguage } from "../../components/page-language";
import { openingOf } from "../../lib/opening-hours";
import { unbroken } from "../../lib/links";
import { paths } from "../../lib/paths";
import { inLanguage } from "../../strings/languages";
import { media, palette } from "../../theme/tokens";
import { useAreOld, useFreshness } from "../rates/use-rates";
import { BoardHeader } from "./board-header";
import { BoardLinks } from "./board-links";
import { BoardRates } from "./board-rates";
import { inLayouts } from "./layouts";
import { Notices, OutageStrip, UnknownBranch, useIsBrief } from "./notices";
import { slugOf, useBoardAddress, useHasTables } from "./use-board-screen";
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

type Props = { readonly data: Queries.BoardFragment };

/** The full-screen rates board: tables on a wall or desktop screen and on paper, searchable cards on a phone. */
export const Board = ({ data }: Props) => {
  const language = useLanguage();
  // Renders at each poll, so header, links and notices are memoized.
  const { freshness, ratesFrom } = useFreshness();
  const areOld = useAreOld();
  const hasTables = useHasTables();
  const { isWall, isKiosk, branchName, edge } = useBoardAddress();
  const hasQrCode = data.boardYaml.qrCode.isShown && Boolean(data.site.siteMetadata.siteUrl);
  const shift = useShift(isWall);
  const [isPaused, setPaused] = useState(false);
  const branches = data.allBranchYaml.nodes;
  const branch = branches.find(({ slug, name }) =>
    [slug, name].some((given) => slugOf(given) === slugOf(branchName)),
  );
  // A sheet of paper says where the rates are from.
  const { licence } = data.companyYaml;
  const printedAt = branch ?? branches[0];
  const isUnknown = useIsBrief(branchName !== "" && !branch);
  const calculator = useBoardCalculator(data);
  const opening = useMemo(
    () => (branch ? openingOf(branch, data.companyYaml) : data.companyYaml),
    [branch, data],
  );
  useBoardUpdate(data, opening);
  return (
    <div
      data-stale={areOld || undefined}
      data-wall={isWall || undefined}
      data-kiosk={isKiosk || undefined}
      translate={isKiosk ? "no" : undefined}
      style={{ "--edge": edge, ...shift }}
      sx={boardStyle}
    >
      {/* A kiosk browser asks nobody whether to translate. */}
      {isKiosk && <meta name="google" content="notranslate" />}
      <BoardHeader data={data} branch={branch} hasQrCode={isWall && hasQrCode} />
      <main id="main" tabIndex={-1}>
        <noscript>
          <p sx={{ p: 5, fontSize: "lead", textAlign: "center" }}>
            {data.exchangeYaml.noScript}{" "}
            <a
              href={inLanguage(paths.home.href("location_section"), language)}
              sx={{ variant: "links.arrow" }}
            >
              {data.contactYaml.heading}
            </a>
          </p>
        </noscript>
        <BoardLinks
          company={data.companyYaml}
          branch={branch}
          opening={opening}
          legend={data.exchangeYaml.legend}
          onCalculate={calculator.open}
        />
        <BoardRates
          data={data}
          branch={branch}
          isWall={isWall}
          isPaused={isPaused}
          onCalculate={calculator.open}
        />
      </main>
      {printedAt && (
        <p translate="no" sx={inLayouts("imprint")}>
          {licence.authority}, {licence.number}
          <br />
          {printedAt.address} · {unbroken(printedAt.phone)}
        </p>
      )}
      {isUnknown ? (
        <UnknownBranch name={branchName} slugs={branches.map(({ slug }) => slug)} />
      ) : (freshness === "stale" || (areOld && hasTables)) && ratesFrom !== undefined ? (
        <OutageStrip ratesFrom={ratesFrom} />
      ) : (
        <Notices notices={data.boardYaml.notices} isPaused={isPaused} onPause={setPaused} />
      )}
      {calculator.dialog}
      {isWall && <WallScreen opening={opening} isKiosk={isKiosk} />}
    </div>
  );
};
