import { useState, type ReactNode } from "react";
import { SWRConfig } from "swr";
import type { ThemeUICSSObject } from "theme-ui";

import { Dialog } from "../components/dialog";
import { Icon } from "../components/icon";
import { Layout } from "../components/layout";
import { OpenStatus } from "../components/open-status";
import { Pager } from "../components/pagination/pager";
import { showToast } from "../components/toast/toast-store";
import { parsePost } from "../features/articles/api/parse-posts";
import { ArticleCard, CardSkeleton } from "../features/articles/parts/article-card";
import { StatusBadge } from "../features/board/status-badge";
import { parseRates } from "../features/rates/api/parse-rates";
import { ratesPath } from "../features/rates/api/poll-rates";
import { LiveQuote } from "../features/rates/live-quote";
import { afterAnswer, initialPollState, type PollState } from "../features/rates/model/poll-state";
import { RateCards } from "../features/rates/rate-cards";
import { RatesStatus } from "../features/rates/rates-status";
import { theme } from "../theme/theme";
import { fontSizes, palette, space } from "../theme/tokens";

/** "Dollar" in Arabic. */
const RIGHT_TO_LEFT = "\u062F\u0648\u0644\u0627\u0631";

const neverDue: PollState = { ...initialPollState, dueTick: Infinity };
/** A state of polling that stays. */
const polled = (
  rows: (time: string) => readonly object[],
  ageMs = 0,
  change: Partial<PollState> = {},
): PollState => {
  const moment = { now: Date.now(), tick: performance.now() };
  const rates = parseRates(rows(new Date(moment.now - ageMs).toISOString()), [], moment.now);
  return { ...afterAnswer(rates, ageMs, moment), ...change, dueTick: Infinity };
};
const row = (currency_code: string, display_name: string, buy_rate: unknown, updated_at: string) => ({
  currency_code,
  display_name,
  buy_rate,
  sell_rate: buy_rate,
  updated_at,
});
const usual = (time: string) => [
  row("USD", "US Dollar", 17_890, time),
  row("AUD", "Australian Dollar", 12_550, time),
  row("EUR", "Euro", "20350.50", time),
];
const unusual = (time: string) => [
  row("USD", "Dollar of the United States of America, in banknotes of every size and age", 17_890, time),
  row("AUD", RIGHT_TO_LEFT, 12_550, time),
  row("EUR", "Euro", "n/a", time),
  row("JPY", "Japanese Yen", 999_999_999, time),
];

/** Every state of the rates, by its name. The clock of a state starts when the page opens. */
const states: Readonly<Record<string, () => PollState>> = {
  loading: () => neverDue,
  live: () => polled(usual),
  aging: () => polled(usual, 40_000),
  dated: () => polled(usual, 108_000_000, { answeredAt: Date.now(), answeredTick: performance.now() }),
  stale: () => polled(usual, 90_000, { failures: 9 }),
  failed: () => ({ ...neverDue, state: "failed", failures: 9 }),
  empty: () => polled(() => []),
  "long text, right to left, no figure": () => polled(unusual),
};

const Rates = ({ load }: { readonly load: () => PollState }) => {
  // SWR prefixes the keys of subscriptions.
  const [cache] = useState(() => new Map([[`$sub$${ratesPath}`, { data: load() }]]));
  return (
    <SWRConfig value={{ provider: () => cache }}>
      <div sx={gridStyle}>
        <RatesStatus />
        <div sx={{ variant: "surfaces.board", p: 4 }}>
          <StatusBadge />
        </div>
      </div>
      <div sx={{ variant: "surfaces.dark", p: 5, my: 4 }}>
        <LiveQuote lead="We buy." text="You receive rupiah." />
      </div>
      <RateCards onChoose={() => undefined} askHref="#" />
    </SWRConfig>
  );
};

const textStyles: Readonly<Record<string, ThemeUICSSObject>> = theme.text;
const gridStyle: ThemeUICSSObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))",
  gap: 4,
};
const partStyle: ThemeUICSSObject = {
  variant: "layout.wrap",
  py: "block",
  "& > h2": { variant: "text.h2", mb: 4 },
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section sx={partStyle}>
    <h2>{title}</h2>
    {children}
  </section>
);
const post = (title: string, fields: object = {}) =>
  parsePost({ id: 1, title, category_id: 1, created_at: "2026-09-29T01:00:00Z", ...fields }, "1");
const opening = { hours: { days: "Every day", opens: "08:00", closes: "22:00" }, closures: [] };

/** The design system: type, colour, space, and the site's own components in every state. */
const StylesPage = () => {
  const [isOpen, setOpen] = useState(false);
  const toast = (tone: "success" | "destructive") =>
    showToast({ title: tone, text: "A short message.", lang: "en", tone });
  return (
    <Layout>
      <main id="main">
        <Part title="Type">
          {Object.entries(fontSizes).map(([name, fontSize]) => (
            <p key={name} sx={textStyles[name]} style={{ fontSize }}>
              {name} 17.890
            </p>
          ))}
        </Part>
        <Part title="Colour">
          <div sx={gridStyle}>
            {Object.entries(palette).map(([name, color]) => (
              <div key={name}>
                <div sx={{ height: 56, border: "line", borderRadius: 2 }} style={{ background: color }} />
                <strong>{name}</strong> {color}
              </div>
            ))}
          </div>
        </Part>
        <Part title="Space">
          {Object.entries(space).map(([name, width]) => (
            <p key={name} style={{ borderLeftStyle: "solid", borderLeftWidth: width, paddingLeft: width }}>
              {name}: {width}
            </p>
          ))}
        </Part>
        <Part title="Controls">
          <div sx={gridStyle}>
            <button sx={{ variant: "buttons.primary" }}>primary</button>
            <button sx={{ variant: "buttons.gold" }}>gold</button>
            <button sx={{ variant: "buttons.line" }}>line</button>
            <button sx={{ variant: "buttons.primaryCompact" }} onClick={() => toast("success")}>
              success toast
            </button>
            <button sx={{ variant: "buttons.goldCompact" }} onClick={() => toast("destructive")}>
              destructive toast
            </button>
            <button sx={{ variant: "buttons.lineCompact" }} onClick={() => setOpen(true)}>
              dialog
            </button>
            <button sx={{ variant: "buttons.primary" }} disabled>
              disabled
            </button>
            <a href="#main" sx={{ variant: "links.arrow" }}>
              arrow <Icon name="arrow" />
            </a>
            <OpenStatus opening={opening} />
          </div>
          <p sx={{ variant: "messages.error", my: 4 }}>An error message.</p>
          <Pager label="Pages" current={5} last={12} onPage={() => undefined} />
          {isOpen && (
            <Dialog title="A dialog" note="With a note." onClose={() => setOpen(false)}>
              <p sx={{ variant: "layout.dialogPart" }}>Its text.</p>
            </Dialog>
          )}
        </Part>
        {Object.entries(states).map(([name, load]) => (
          <Part key={name} title={`Rates: ${name}`}>
            <Rates load={load} />
          </Part>
        ))}
        <Part title="Articles">
          <div sx={gridStyle}>
            <ArticleCard post={post("Seven checks")} isListed defaultExcerpt="A default text." />
            <ArticleCard post={post(RIGHT_TO_LEFT)} isListed defaultExcerpt="Right to left." />
            <CardSkeleton />
          </div>
        </Part>
      </main>
    </Layout>
  );
};

export default StylesPage;
