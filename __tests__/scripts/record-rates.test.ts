/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { recordRates } from "../../scripts/lib/record-rates";

const usd = { currency_code: "USD", display_name: "US Dollar", buy_rate: 17890, sell_rate: "18140.00" };
let folder: string;
let rows: unknown;

const record = (now: string) => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse(now));
  return recordRates("https://api.example", folder);
};
const recorded = (year: number) => readFileSync(join(folder, `${year}.csv`), "utf8");

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rates-"));
  rows = [usd];
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => {
    expect(String(url)).toBe("https://api.example/api/exchange-rates?paginate=false");
    return Promise.resolve(Response.json(rows));
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

it("writes a line a currency, and replaces it later on the same day in Bali", async () => {
  writeFileSync(join(folder, "2026.csv"), "date,code,buy,sell\n2026-11-27,USD,17800,18050\n");
  rows = [usd, { ...usd, currency_code: "AUD", buy_rate: 12550, sell_rate: 12740 }];
  await record("2026-11-27T16:30Z");
  rows = [{ ...usd, buy_rate: 17900 }];
  await record("2026-11-28T15:59Z");
  expect(recorded(2026)).toBe(
    "date,code,buy,sell\n2026-11-27,USD,17800,18050\n2026-11-28,AUD,12550,12740\n2026-11-28,USD,17900,18140\n",
  );
});

it("leaves out what visitors have to ask for, and rates of one side", async () => {
  rows = [
    { ...usd, buy_rate: "ask" },
    { ...usd, currency_code: "USD-S" },
    { ...usd, currency_code: "EUR", buy_rate: 20350, sell_rate: null },
    { ...usd, currency_code: "GBP", buy_rate: 23660, sell_rate: 24040, updated_at: "yesterday" },
    { ...usd, currency_code: "SGD-100", buy_rate: 14000, sell_rate: 14180 },
    { ...usd, currency_code: "JPY", display_name: "Yen per 100", buy_rate: 11355, sell_rate: 11525 },
  ];
  await record("2026-11-28T14:00Z");
  expect(recorded(2026)).toBe(
    "date,code,buy,sell\n2026-11-28,JPY,113.55,115.25\n2026-11-28,SGD,14000,14180\n",
  );
});

it("begins a file with the year in Bali", async () => {
  await record("2026-12-31T15:59Z");
  await record("2026-12-31T16:01Z");
  expect(recorded(2026)).toContain("2026-12-31,USD");
  expect(recorded(2027)).toBe("date,code,buy,sell\n2027-01-01,USD,17890,18140\n");
});

it.each([
  ["no rate", []],
  ["no list", { message: "Server Error" }],
])("changes nothing for an answer with %s", async (_, answer) => {
  rows = answer;
  await expect(record("2026-11-28T14:00Z")).rejects.toThrow("Nothing was recorded");
  expect(readdirSync(folder)).toEqual([]);
});

it("changes nothing while the API is down, and says so in a sentence", async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError("fetch failed"));
  await expect(record("2026-11-28T14:00Z")).rejects.toThrow(
    "Nothing was recorded, because the API at https://api.example has no rates: status none: fetch failed.",
  );
  expect(readdirSync(folder)).toEqual([]);
});
