import {
  calculationHref,
  calculationIn,
  rememberCalculation,
} from "../../../../src/features/rates/calculator/address";
import { parseRates } from "../../../../src/features/rates/api/parse-rates";
import { rateRow } from "../../../support/fixtures";

const rates = parseRates("USD USD-S USD100 EUR AUD USDT CHF-L".split(" ").map((code) => rateRow(code)));

it.each([
  ["/kurs?USD-S=0.13", { side: "buy", amount: 0.13, code: "USD-S" }],
  ["/kurs?USD=100&row=USD+1-20", { side: "buy", amount: 100, code: "USD", rowName: "USD 1-20" }],
  ["/kurs?USD=100&row=", { side: "buy", amount: 100, code: "USD", rowName: "" }], // a row without a name
  ["/kurs?IDR=100&to=USD&row=USD+50", { side: "sell", amount: 100, code: "USD", rowName: "USD 50" }],
  ["/kurs?USDT=5", { side: "buy", amount: 5, code: "USDT" }],
] as const)("%s and back", (href, calculation) => {
  expect(calculationHref(calculation, "en")).toBe(href);
  expect(calculationHref(calculation, "id")).toBe(`/id${href}`);
  expect(calculationIn(href.slice("/kurs".length), rates)).toEqual(calculation);
});

it.each([
  ["?aud=350", "buy", 350, "AUD"],
  ["?EUR=350€", "buy", 350, "EUR"],
  ["?USD-S=1%2C5jt", "buy", 1_500_000, "USD-S"],
  ["?USD100=350", "buy", 350, "USD100"],
  ["?chf=5", "buy", 5, "CHF"], // the list has rows of it
  ["?branch=2&AUD=350&to=IDR", "buy", 350, "AUD"],
  ["?IDR=5000000", "sell", 5_000_000, "USD"],
  ["?idr=5000000&to=aud", "sell", 5_000_000, "AUD"],
  ["?IDR=5000000&to=IDR", "sell", 5_000_000, "USD"],
  ["?IDR=5000000&to=TOP", "sell", 5_000_000, "USD"],
  ["?IDR=5000000&to=<b>", "sell", 5_000_000, "USD"],
  ["?IDR=Rp 5jt&to=AUD", "sell", 5_000_000, "AUD"],
])("reads %s", (search, side, amount, code) => {
  expect(calculationIn(search, rates)).toEqual({ side, amount, code });
});

const unreadable =
  "|?edge=3|?AUD=|?AUD=much|?AUD=€350|?AUD=0|?AUD=-5|?AUD=99999999999999999" +
  "|?all=1|?TOP=1|?SEK=100|?ref=5|?utm_id=5|?CID=mail_2026|?to=AUD&row=5";

it.each(unreadable.split("|"))("ignores %j", (search) =>
  expect(calculationIn(search, rates)).toBeUndefined(),
);

it.each(["/kurs", "/id/kurs"])(
  "remembers a calculation in the address of the board in its language, %s",
  (board) => {
    window.history.replaceState(null, "", `${board}?wall%3F17=&Branch=Berawa&EUR=1`);
    rememberCalculation({ side: "buy", amount: 350, code: "AUD" });
    expect(window.location.href).toBe(`${window.location.origin}${board}?AUD=350&wall%3F17=&Branch=Berawa`);
    rememberCalculation(undefined);
    expect(window.location.href).toBe(`${window.location.origin}${board}?wall%3F17=&Branch=Berawa`);
  },
);
