import { flagEmoji } from "../../../src/features/rates/flag-emoji";

it.each([
  ["USD", "🇺🇸"],
  ["AUD", "🇦🇺"],
  ["EUR", "🇪🇺"],
  ["GBP", "🇬🇧"],
  ["JPY", "🇯🇵"],
  ["SGD", "🇸🇬"],
  ["CHF", "🇨🇭"],
  ["DKK", "🇩🇰"],
  ["TWD", "🇹🇼"],
  ["ANG", "🇨🇼"], // the Netherlands Antilles are no more
  ["USD-S", "🇺🇸"],
  ["USD-M", "🇺🇸"],
  ["AUD-S", "🇦🇺"],
  ["EUR S", "🇪🇺"],
  ["SGD_10", "🇸🇬"],
  ["JPY1000", "🇯🇵"],
  [" usd-s ", "🇺🇸"],
])("%s flies %s", (code, flag) => {
  expect(flagEmoji(code)).toBe(flag);
});

it.each([
  "XAF", // shared by six countries
  "XAU", // gold
  "XCD",
  "BTC", // not Bhutan's
  "USDT", // not the United States'
  "ZZZ",
  "US",
  "",
  "-USD",
  "123",
  "💰💰💰",
])("%j has the generic symbol", (code) => {
  expect(flagEmoji(code)).toBe("💱");
});

it("flies no flag of a currency or country that the platform does not know", () => {
  const currencies = new Intl.DisplayNames("en", { type: "currency", fallback: "none" });
  const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const flown = codes.filter((code) => flagEmoji(code) !== "💱");
  expect(flown.length).toBeGreaterThan(150);
  for (const code of flown) {
    expect(currencies.of(code)).toBeDefined();
    expect(countries.of(code.slice(0, 2))).toBeDefined();
  }
});
