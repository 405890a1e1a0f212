import { calculationIn } from "../../../../src/features/board/calculation-in";
import { calculationHref } from "../../../../src/features/rates/model/calculation";

it.each([
  ["/kurs?AUD=350", { side: "buy", amount: "350", currencyCode: "AUD" }],
  ["/kurs?IDR=5000000&to=AUD", { side: "sell", amount: "5000000", currencyCode: "AUD" }],
  ["/kurs?USD-S=1%2C5jt", { side: "buy", amount: "1,5jt", currencyCode: "USD-S" }],
  ["/kurs?USD=100&row=USD+1-20", { side: "buy", amount: "100", currencyCode: "USD", row: "USD 1-20" }],
  ["/kurs?IDR=100&to=USD&row=USD+50", { side: "sell", amount: "100", currencyCode: "USD", row: "USD 50" }],
  ["/kurs?USDT=5", { side: "buy", amount: "5", currencyCode: "USDT" }],
] as const)("%s and back", (href, calculation) => {
  expect(calculationHref(calculation)).toBe(href);
  expect(calculationIn(href.slice("/kurs".length))).toEqual(calculation);
});

it.each([
  ["?aud=350", "350", "AUD"],
  ["?AUD=A$350", "A$350", "AUD"],
  ["?AUD=350 aud", "350 aud", "AUD"],
  ["?EUR=350€", "350€", "EUR"],
  ["?AUD=€350", "€350", "AUD"],
  ["?USD100=350", "350", "USD100"],
  ["?USD_100=350", "350", "USD_100"],
  ["?branch=2&AUD=350&to=IDR", "350", "AUD"],
  ["?utm_source=5&AUD=350", "350", "AUD"],
])("reads %s", (search, amount, currencyCode) => {
  expect(calculationIn(search)).toEqual({ side: "buy", amount, currencyCode });
});

it.each([
  ["?IDR=5000000", "5000000", "USD"],
  ["?idr=5000000&to=aud", "5000000", "AUD"],
  ["?IDR=5000000&to=IDR", "5000000", "USD"],
  ["?IDR=5000000&to=<b>", "5000000", "USD"],
  ["?IDR=Rp 5jt&to=AUD", "Rp 5jt", "AUD"],
])("reads rupiah in %s", (search, amount, currencyCode) => {
  expect(calculationIn(search)).toEqual({ side: "sell", amount, currencyCode });
});

it.each([
  "",
  "?edge=3",
  "?AUD=",
  "?AUD=much",
  "?AUD=0",
  "?AUD=-5",
  "?ref=5",
  "?utm_id=5",
  "?CID=mail_2026",
  "?to=AUD&row=5",
])("reads no calculation from %j", (search) => expect(calculationIn(search)).toBeUndefined());
