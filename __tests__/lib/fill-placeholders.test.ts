import { fillPlaceholders } from "../../src/lib/fill-placeholders";

it("inserts values unchanged, and leaves unknown placeholders", () => {
  const values = { have: "USD $&", want: "Rp 1" };
  expect(fillPlaceholders("{have} for {want}, {other}", values)).toBe("USD $& for Rp 1, {other}");
});
