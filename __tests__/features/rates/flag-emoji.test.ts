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
