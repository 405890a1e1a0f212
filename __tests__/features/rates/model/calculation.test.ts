import { calculationHref, calculationIn } from "../../../../src/features/rates/model/calculation";

it.each([
  ["/kurs?AUD=350", { side: "buy", amount: "350", currencyCode: "AUD" }],
  ["/kurs?IDR=5000000&to=AUD", { side: "sell", amount: "5000000", currencyCode: "AUD" }],
  ["/kurs?USD-S=1%2C5jt", { side: "buy", amount: "1,5jt", currencyCode: "USD-S" }],
] as const)("%s and back", (href, calculation) => {
  expect(calculationHref(calculation)).toBe(href);
  expect(calculationIn(href.slice("/kurs".length))).toEqual(calculation);
});

it.each(["", "?edge=3", "?AUD=", "?AUD=much", "?IDR=100000", "?aud=350", "?IDR=100000&to=<b>"])(
  "finds no calculation in %j",
  (search) => expect(calculationIn(search)).toBeUndefined(),
);
