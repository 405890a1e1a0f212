import seedFile from "./data/rates.json";

/**
 * One row of the sample company's table. Rates are rupiah for one unit of the currency; `flag` is a country code of
 * the flag-icons package, or null without a flag.
 */
interface RateSeed {
  readonly currency_code: string;
  readonly display_name: string;
  readonly flag: string | null;
  readonly buy_rate: number;
  readonly sell_rate: number;
}

/** A rate that moves. `created` and `updated` are milliseconds since 1970. */
export interface Rate extends RateSeed {
  readonly base: number;
  readonly created: number;
  updated: number;
  buy_rate: number;
  sell_rate: number;
}

const seeds: readonly RateSeed[] = seedFile.rates;

/** Number of currencies by default. */
export const listedCurrencies = seedFile.listed;

// Laravel's JSON depends on the column's cast, so one table can hold both kinds. Imports leave times without a zone, which are
// Bali times.
const asStrings = new Set(["CAD", "MYR", "SAR", "AUD-S"]);
const withoutZone = new Set(["HKD", "BND", "SEK"]);

const baliOffset = 8 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** The smallest step in which a rate of this size is quoted. */
function tickOf(rate: number): number {
  if (rate >= 10_000) return 10;
  if (rate >= 1_000) return 1;
  return rate >= 100 ? 0.05 : 0.01;
}

const toCents = (value: number) => Math.round(value * 100) / 100;

/** Returns the real list, then its currencies again under further codes, as counters quote them by size of note. */
const seedsFor = (count: number): RateSeed[] =>
  Array.from({ length: Math.ceil(count / seeds.length) }, (_, round) =>
    seeds.map(({ currency_code, ...seed }) => ({
      ...seed,
      currency_code: round === 0 ? currency_code : `${currency_code}-${round}`,
    })),
  )
    .flat()
    .slice(0, count);

/**
 * Returns rates that were entered at the opening of the day and changed within the last quarter of an hour.
 *
 * @param now milliseconds since 1970
 */
export function openingRates(count: number, now: number): Rate[] {
  const opening = Math.floor(now / day) * day; // midnight UTC: 08:00 in Bali
  return seedsFor(count).map((seed, index) => {
    const updated = now - (20 + ((index * 37) % 870)) * 1000;
    return { ...seed, base: seed.buy_rate, created: Math.min(opening, updated), updated };
  });
}

/**
 * Moves one to three currencies by one tick. Variants of a currency move with it, buy and sell move together, and a rate stays
 * within about one per cent of its first value.
 *
 * @param random returns numbers from 0 to 1
 */
export function moveRates(rates: readonly Rate[], now: number, random: () => number): void {
  const stems = [...new Set(rates.map(stemOf))];
  const directions = new Map<string, number>();
  for (let left = 1 + Math.floor(random() * 3); left > 0; left--)
    directions.set(stems[Math.floor(random() * stems.length)] ?? "", random() < 0.5 ? -1 : 1);
  for (const rate of rates) {
    const direction = directions.get(stemOf(rate));
    if (!direction) continue;
    const tick = tickOf(rate.buy_rate);
    const room = Math.max(rate.base * 0.01, tick * 2);
    const isBeyond = Math.abs(rate.buy_rate + direction * tick - rate.base) > room;
    const step = isBeyond ? -direction * tick : direction * tick;
    rate.buy_rate = toCents(rate.buy_rate + step);
    rate.sell_rate = toCents(rate.sell_rate + step);
    rate.updated = now;
  }
}

const stemOf = (rate: RateSeed) => rate.currency_code.split("-")[0] ?? rate.currency_code;

/** Returns `2026-09-29T06:03:22.000000Z`, as Laravel writes times. */
function laravelTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}.000000Z`;
}

/** Returns `2026-09-29 14:03:22`, Bali time without a zone. */
function baliTime(time: number): string {
  return new Date(time + baliOffset).toISOString().slice(0, 19).replace("T", " ");
}

/**
 * Returns a rate as the API sends it.
 *
 * @param origin of the flags; every third address is relative, as in hand-made tables
 */
function rateRow(rate: Rate, index: number, origin: string): Record<string, unknown> {
  const time = withoutZone.has(rate.currency_code) ? baliTime : laravelTime;
  const amount = (value: number) => (asStrings.has(rate.currency_code) ? value.toFixed(2) : value);
  const path = rate.flag === null ? null : `/flags/${rate.flag}.svg`;
  return {
    currency_code: rate.currency_code,
    display_name: rate.display_name,
    image_path: path === null || index % 3 === 2 ? path : `${origin}${path}`,
    buy_rate: amount(rate.buy_rate),
    sell_rate: amount(rate.sell_rate),
    created_at: time(rate.created),
    updated_at: time(rate.updated),
  };
}

/** Returns malformed rows among good ones, as a broken import leaves them. */
export function absurdRateRows(good: readonly unknown[]): unknown[] {
  const times = { created_at: null, updated_at: "yesterday" };
  return [
    null,
    42,
    "USD",
    [],
    {},
    { ...times, display_name: "No Code", buy_rate: 1, sell_rate: 2 },
    { ...times, currency_code: "", display_name: "Empty Code", buy_rate: 1, sell_rate: 2 },
    { ...times, currency_code: 840, display_name: "Code Is A Number", buy_rate: 1, sell_rate: 2 },
    { ...times, currency_code: "NRB", display_name: "Neither Rate", buy_rate: null, sell_rate: "n/a" },
    { ...times, currency_code: "INF", display_name: "Infinite Rates", buy_rate: "1e999", sell_rate: "NaN" },
    { ...times, currency_code: "OBJ", display_name: "Objects For Rates", buy_rate: {}, sell_rate: [] },
    ...good.slice(0, 3),
    { ...times, currency_code: "BUY", display_name: "Buy Only", image_path: 7, buy_rate: 15000 },
    {
      ...times,
      currency_code: "SEL",
      display_name: null,
      image_path: "javascript:alert(1)",
      sell_rate: "15200.50",
    },
    ...good.slice(3, 6),
  ];
}

/** Variants of real rate lists. */
export const rateShapes = [
  "plain",
  "old",
  "one-old",
  "future",
  "same-code",
  "suffixed",
  "per-hundred",
  "formatted",
  "unreadable",
  "implausible",
] as const;

type Row = ReturnType<typeof rateRow>;

/**
 * Returns rates as the API sends them, in a shape. Shapes of a single currency change US dollars or yen.
 *
 * @param origin of the flags
 * @param now milliseconds since 1970
 */
export function rateRows(
  rates: readonly Rate[],
  shape: (typeof rateShapes)[number],
  origin: string,
  now: number,
): Row[] {
  const rows = rates.map((rate, index) => rateRow(rate, index, origin));
  const daysAgo = (days: number) => {
    const time = laravelTime(now - days * day);
    return { created_at: time, updated_at: time };
  };
  const of = (code: string, change: (row: Row) => readonly Row[]) =>
    rows.flatMap((row) => (row.currency_code === code ? change(row) : [row]));
  switch (shape) {
    case "plain":
      return rows;
    case "old":
      return rows.map((row) => ({ ...row, ...daysAgo(2) }));
    case "one-old":
      return of("USD", (row) => [{ ...row, ...daysAgo(9) }]);
    case "future":
      return rows.map((row) => ({ ...row, ...daysAgo(-1 / 12) }));
    case "same-code":
      return of("USD", (row) => [
        { ...row, display_name: "USD 100" },
        { ...row, display_name: "USD 50", buy_rate: Number(row.buy_rate) - 200 },
        { ...row, display_name: "USD 1-20", buy_rate: Number(row.buy_rate) - 600 },
      ]);
    case "suffixed":
      return of("USD", (row) => [
        { ...row, currency_code: "USD-50", buy_rate: Number(row.buy_rate) - 200 },
        { ...row, currency_code: "USD-100" },
      ]);
    case "per-hundred":
      return of("JPY", (row) => [
        {
          ...row,
          display_name: `${String(row.display_name)} (100)`,
          buy_rate: toCents(Number(row.buy_rate) * 100),
          sell_rate: toCents(Number(row.sell_rate) * 100),
        },
      ]);
    case "formatted":
      return rows.map((row, index) => {
        const format = (value: unknown) =>
          new Intl.NumberFormat(index % 2 === 0 ? "en" : "id", { minimumFractionDigits: 2 }).format(
            Number(value),
          );
        return { ...row, buy_rate: format(row.buy_rate), sell_rate: `Rp ${format(row.sell_rate)}` };
      });
    case "unreadable":
      return of("USD", (row) => [{ ...row, buy_rate: "ask", sell_rate: null }]);
    case "implausible":
      return of("USD", (row) => [{ ...row, buy_rate: Number(row.buy_rate) / 10 }]);
  }
}
