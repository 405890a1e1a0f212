import { useState } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { Icon } from "../../components/icon";
import { media } from "../../theme/tokens";
import type { Rates } from "../rates/rate";
import { useRates } from "../rates/use-rates";
import { searchRates } from "./board-model";
import { BoardSkeleton } from "./board-skeleton";
import { stateStyle } from "./board-style";
import { RateCards } from "./rate-cards";
import { RateTables } from "./rate-tables";
import { SearchField } from "./search-field";
import { StaleNote } from "./stale-note";
import { useBoardRefresh } from "./use-board-refresh";
import { useWideScreen } from "./use-wide-screen";

/** Pace at which the board asks on top of the common polling (specification, section 7). */
const REFETCH_EVERY_MS = 60_000;

const hintsStyle: ThemeUICSSObject = {
  px: "gutter",
  pt: "14px",
  pb: "4px",
  fontSize: "small",
  lineHeight: 1.5,
  color: "textSoft",
  "& > p + p": { mt: "18px" },
  [media.board]: { display: "none" },
};

const FailedView = () => {
  const { isRefreshing, refresh } = useBoardRefresh();
  return (
    <div role="alert" sx={stateStyle}>
      <h2>Failed to Load Data</h2>
      <p>An error occurred while fetching rate data. Please try again.</p>
      <button type="button" aria-busy={isRefreshing} onClick={refresh} sx={{ variant: "buttons.gold" }}>
        <Icon name="refresh" spinning={isRefreshing} />
        Try Again
      </button>
    </div>
  );
};

const EmptyView = () => (
  <div sx={stateStyle}>
    <h2>No rates at the moment</h2>
    <p>They appear here as soon as they are set. Please ask at the counter meanwhile.</p>
  </div>
);

const NarrowBoard = ({ rates }: { readonly rates: Rates | undefined }) => {
  const [query, setQuery] = useState("");
  const found = rates && searchRates(rates, query);
  return (
    <>
      <SearchField query={query} onQuery={setQuery} />
      <div sx={hintsStyle}>
        <StaleNote />
        <p>
          BUY = we buy your currency, you receive rupiah.
          <br />
          SELL = you buy foreign currency from us.
        </p>
      </div>
      {found ? <RateCards rates={found} /> : <BoardSkeleton />}
      <div aria-live="polite">
        {found?.length === 0 && (
          <div sx={stateStyle}>
            <p>No currency matches your search</p>
          </div>
        )}
      </div>
    </>
  );
};

/** The rates in whichever form and state is due. */
export const BoardRates = () => {
  const { rates, state } = useRates({ alsoEvery: REFETCH_EVERY_MS });
  const isWide = useWideScreen();
  if (state === "failed") return <FailedView />;
  if (rates?.length === 0) return <EmptyView />;
  if (!isWide) return <NarrowBoard rates={rates} />;
  return rates ? <RateTables rates={rates} /> : <BoardSkeleton />;
};
