/** The sentences about rows of rates. */
import type { Doubt } from "../../src/features/rates/model/plausibility";
import * as en from "../../src/strings/en";
import type { Finding } from "./report";

/** Level, what we saw, what visitors see, what to do. */
export type Sentences = readonly [level: Finding["level"], saw: string, visitors: string, fix: string];

/** Makes a finding of sentences, about one row. */
export const say = (
  [level, saw, visitors, fix]: Sentences,
  row?: string,
  field?: string,
  came?: unknown,
): Finding => ({ level, saw, visitors, fix, ...(row !== undefined && { rows: [{ row, field, came }] }) });

const ask = `"${en.rates.note.ask}" beside the row; nothing is calculated with it.`;
const undated = `"${en.rates.note.undated}" beside the row, which is never live.`;
const zone = 'Send ISO 8601 with a zone, as Laravel does by itself: "2026-09-29T06:03:22.000000Z".';
const none = `"${en.rates.none}"`;

export const doubts: Readonly<Record<Doubt, Sentences>> = {
  order: [
    "error",
    "buy_rate above sell_rate",
    ask,
    "buy_rate is what the company pays for foreign money, sell_rate what it takes: swap them, or correct the row.",
  ],
  spread: [
    "error",
    "sell_rate more than 1.5 times buy_rate",
    ask,
    "Correct the row: a digit is missing, or the two figures are for different units.",
  ],
  usual: [
    "error",
    "Figures that are more than 5 times, or less than a fifth of, the usual rate of their currency",
    ask,
    'Send rupiah for one unit, or write the unit into display_name as "per 100" or "per 1.000"; "(100)" is only a name. The text "17.925" is a decimal, seventeen rupiah: send 17925. If the figure is right, renew the usual rates (docs/how-to/usual-rates.md).',
  ],
  step: ["error", "Figures that jumped by more than 25 %", ask, "Send a later updated_at with them."],
};

export const sentences = {
  noRow: [
    "error",
    "Rows without a currency_code that is text of 1 to 40 characters",
    "Nothing: the row is not listed.",
    'Send an object with currency_code as text, such as "USD" or "USD-100".',
  ],
  figure: [
    "error",
    "Figures that are not read",
    `"–" for the figure, and ${ask}`,
    "Send rupiah as a JSON number (17925 or 17925.5) or the database's decimal (\"17925.00\"), and null for a side that is not traded. Without number_format(); in the model: protected $casts = ['buy_rate' => 'float', 'sell_rate' => 'float'].",
  ],
  missing: [
    "error",
    "Rows without the field (these came instead)",
    `"–" for the figure, and ${ask}`,
    "Send buy_rate and sell_rate in every row, and null for a side that is not traded.",
  ],
  time: ["error", "Times that are not read", undated, zone],
  future: [
    "error",
    "Times in the future",
    undated,
    "Z means UTC. If these are Bali times (8 hours ahead), set 'timezone' => 'Asia/Makassar' in config/app.php; else set the server's clock (timedatectl set-ntp true).",
  ],
  utc: [
    "warning",
    "Times without a zone, which are read as Bali times, but are now in UTC",
    "Rates that seem 8 hours older than they are.",
    `${zone} Or set 'timezone' => 'Asia/Makassar' in config/app.php.`,
  ],
  noTimes: [
    "warning",
    "No row has created_at or updated_at",
    "Rates as if they were set now, even if they are days old.",
    "Send updated_at.",
  ],
  name: ["warning", "Names that are not text", "The currency's English name.", "Send display_name as text."],
  longName: [
    "warning",
    "Names of more than 60 characters",
    "The first 60 characters.",
    "Shorten display_name.",
  ],
  currency: [
    "warning",
    "Codes that do not begin with a code of ISO 4217",
    "The row in lists only: no card, no name, no plausibility check.",
    'Begin currency_code with three letters: "USD", "USD-100".',
  ],
  picture: [
    "warning",
    "Picture addresses that are not http(s)",
    "The placeholder flag.",
    'Send image_path as an address such as "https://api.example/flags/us.svg", or null.',
  ],
  double: [
    "warning",
    "Several rows with one code and name",
    "Only the newest of them.",
    'Distinguish them by currency_code or display_name, such as "USD 100" and "USD 50".',
  ],
  old: [
    "warning",
    "Rows that were set on an earlier day than others",
    'The day beside the row ("Since …").',
    "Touch updated_at when somebody confirms a rate ($rate->touch()). If the rates are as old as that, nothing.",
  ],
  empty: ["error", "The list is empty", none, "Enter rates, or mend the query."],
  wrapped: [
    "error",
    "The rates are not a list, but under data",
    none,
    "Return the list itself: ->get() in place of ->paginate(), and JsonResource::withoutWrapping() for resources.",
  ],
  keyed: [
    "error",
    "The list is an object with numbers as keys",
    none,
    "PHP writes a list that has lost an element like this: add ->values() after filter(), unique() or keyBy().",
  ],
  noList: [
    "error",
    "The answer is not a list",
    none,
    "Return the list of rates; send errors with a status of 400 or above.",
  ],
} satisfies Record<string, Sentences>;
