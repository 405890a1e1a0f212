import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { ExternalLink } from "../../components/external-link";
import { Icon } from "../../components/icon";
import { useStrings } from "../../components/page-language";
import { useFocusHandover } from "../../components/use-focus-handover";
import { PhoneLink, Verbatim } from "../../components/verbatim";
import { whatsappHref } from "../../lib/links";
import { visuallyHidden } from "../../theme/visually-hidden";
import { Legend } from "../rates/legend";
import { initialPollState } from "../rates/model/poll-state";
import type { Rates } from "../rates/model/rate";
import { RefreshButton } from "../rates/refresh-button";
import { useRates } from "../rates/use-rates";
import { roomForFigures } from "./board-columns";
import { inLayouts } from "./layouts";
import { RateCards } from "./rate-cards";
import { RateTables } from "./rate-tables";
import { SearchField } from "./search-field";
import { searchRates } from "./search-rates";
import { useBoardAddress, useHasTables } from "./use-board-screen";

/** A state without rates. Only failures are coral. */
const noRatesStyle = inLayouts("noRates", {
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  px: 5,
  textAlign: "center",
  "&::before": { content: '""', variant: "art.thread", color: "gold500" },
  "&[role=alert]::before": { color: "coral500" },
  "& p": { maxWidth: "32.2em", color: "textSoft", textWrap: "pretty" },
  "& .ways": { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 3 },
});

const legendStyle = inLayouts("legend", {
  color: "textSoft",
  "& > summary": { display: "inline-flex", alignItems: "center", gap: 2, minHeight: 40, fontWeight: 600 },
  "& > summary > svg": { size: 14 },
});

const skeletonStyle: ThemeUICSSObject = {
  variant: "skeletons.shimmer",
  // A shadow that passes over the bars, because a light one would show on the dark page too.
  "--skeleton-sheen": "rgb(5 32 35 / .75)",
  position: "relative",
};

const noRows: Rates = [];

type Branch = Queries.BoardFragment["allBranchYaml"]["nodes"][number];

type NoRatesProps = {
  readonly isFailed: boolean;
  readonly company: Queries.BoardFragment["companyYaml"];
  readonly branch: Branch | undefined;
};

/**
 * Shown while there are no rates (specification, section 8): try again, or ask somebody. A wall screen has no buttons, and asks
 * the people before it to ask the cashier.
 */
const NoRates = ({ isFailed, company, branch }: NoRatesProps) => {
  const { board, common, locations } = useStrings();
  const { isWall } = useBoardAddress();
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, () => document.getElementById("main"));
  return (
    <div role={isFailed ? "alert" : undefined} sx={noRatesStyle}>
      {isWall ? (
        <>
          {board.askCashier.map(({ text, lang }) => (
            <h2 key={text} lang={lang}>
              {text}
            </h2>
          ))}
          <p>
            <Verbatim>{branch?.phone}</Verbatim>
          </p>
        </>
      ) : (
        <>
          <h2>{isFailed ? board.failedTitle : board.emptyTitle}</h2>
          <p>{isFailed ? board.failedText : board.emptyText}</p>
          <div className="ways">
            <RefreshButton ref={button} texts={board} sx={{ variant: "buttons.gold" }}>
              {common.tryAgain}
            </RefreshButton>
            <ExternalLink
              href={whatsappHref(branch?.whatsapp ?? company.whatsapp, company.whatsappInquiry)}
              sx={{ variant: "buttons.lineOnDark" }}
            >
              <Icon name="chat" />
              {common.whatsapp}
            </ExternalLink>
            {branch && (
              <PhoneLink phone={branch.phone} sx={{ variant: "buttons.lineOnDark" }}>
                <Icon name="phone" />
                {locations.call(branch.phone)}
              </PhoneLink>
            )}
          </div>
        </>
      )}
    </div>
  );
};

type Props = {
  readonly data: Queries.BoardFragment;
  /** The branch to call. */
  readonly branch: Branch | undefined;
  readonly isPaused: boolean;
};

/** The search, and the rates as cards or tables, or their placeholder, or why there are none. */
export const BoardRates = ({ data, branch, isPaused }: Props) => {
  const strings = useStrings();
  // Polls every 3 s include the refetch of every 60 s (specification, section 7). On a client-side navigation the board is
  // painted first, and rows afterwards (docs/decisions/002).
  const { rates, state } = useDeferredValue(useRates(), initialPollState);
  const hasTables = useHasTables();
  // Outlasts a rotation of the screen.
  const [query, setQuery] = useState("");
  const sought = hasTables ? "" : query.trim();
  const chars = useMemo(() => rates && { "--chars": roomForFigures(rates) }, [rates]);
  const rows = useMemo(() => rates && searchRates(rates, sought, strings), [rates, sought, strings]);
  const suffixes = rates?.some(({ code }) => code.endsWith("-S")) ? strings.board.smallNotes : undefined;
  const list = useRef<HTMLDivElement>(null);
  // A query in the middle of the list shows its matches from the first: the list gets shorter than the scroll position.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (query && top < 0) window.scrollBy({ top, behavior: "instant" });
  }, [query]);

  return (
    <div ref={list} style={chars}>
      {/* Nothing to search, unless somebody is at it. */}
      {(state === "loading" || rates?.length || query) && <SearchField onQuery={setQuery} />}
      {state === "failed" || rates?.length === 0 ? (
        <NoRates isFailed={state === "failed"} company={data.companyYaml} branch={branch} />
      ) : rows?.length !== 0 ? (
        <>
          <details sx={legendStyle}>
            <summary>
              {strings.board.legend}
              <Icon name="plus" />
            </summary>
            <Legend {...data.exchangeYaml.legend} />
            {suffixes && <p>{suffixes}</p>}
          </details>
          {!rows ? (
            // The built HTML contains the placeholders for screens of any size.
            <div role="status" sx={skeletonStyle}>
              <span sx={visuallyHidden}>{strings.rates.loading}</span>
              <div aria-hidden="true">
                <RateCards pages={data.allCurrencyYaml.nodes} />
                <RateTables rows={noRows} />
              </div>
            </div>
          ) : hasTables ? (
            <RateTables rows={rows} suffixes={suffixes} isPaused={isPaused} />
          ) : (
            <RateCards rows={rows} pages={data.allCurrencyYaml.nodes} />
          )}
        </>
      ) : null}
      <div aria-live="polite">
        {rows?.length === 0 && rates?.length ? (
          <div sx={noRatesStyle}>
            <p>{strings.board.noneFound}</p>
          </div>
        ) : (
          rows && sought && <p sx={visuallyHidden}>{strings.board.found(sought, rows.length)}</p>
        )}
      </div>
    </div>
  );
};
