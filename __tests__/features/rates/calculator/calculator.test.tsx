import { act, fireEvent, screen, within } from "@testing-library/react";

import { Calculator } from "../../../../src/features/rates/calculator/calculator";
import { api, json, refused } from "../../../support/api";
import { allCurrencyYaml, exchangeYaml, path, rateRows, startVisit } from "../../../support/exchange-data";
import { pass, WHOLE_ATTEMPT } from "../../../support/fake-time";
import { rateRow } from "../../../support/fixtures";
import { companyYaml } from "../../../support/landing-content";
import { renderInIndonesian, renderWithProviders, words } from "../../../support/render";

const rows = rateRows.slice(0, 3);
const data = { allCurrencyYaml, exchangeYaml, companyYaml };

beforeEach(() => startVisit(rows));

const show = () => renderWithProviders(<Calculator id="calculator_section" data={data} />);
const panel = () => screen.getByRole("group", { name: "What will I get?" });
const amount = () => screen.getByLabelText<HTMLInputElement>("I have");
const result = () => words(panel().querySelector("output")!);
const currency = () => screen.getByLabelText<HTMLSelectElement>("Foreign currency");
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const choose = (code: string) => fireEvent.change(currency(), { target: { value: code } });
const swap = () => fireEvent.click(screen.getByRole("button", { name: "Swap the currencies" }));
const sent = () => {
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: "Ask on WhatsApp" });
  expect(href).toMatch(/^https:\/\/wa\.me\/62811\?/);
  return new URL(href).searchParams.get("text");
};

it("is disabled until rates arrive", async () => {
  api.on(path, refused());
  show();
  expect(amount()).toBeDisabled();
  expect(currency()).toBeDisabled();
  await pass(WHOLE_ATTEMPT);
  expect(amount()).toBeDisabled();
  expect(panel()).toHaveTextContent("We can't load rates right now. Still trying.");
  expect(sent()).toBe("Hello Ombak Valas & friends");
});

it("uses the buy rate for foreign money, and explains the side", async () => {
  show();
  await pass(0);
  expect(result()).toBe("1.789.000");
  expect(panel()).toHaveTextContent("You give us USD 100, so the BUY rate applies: 1 USD = Rp 17.890.");
  expect(panel()).toHaveTextContent("Indicative only. Minimum transaction USD 50 or equivalent.");
  expect(within(currency()).getAllByRole("option").map(words)).toEqual([
    "SGD - Singapore Dollar",
    "USD - US Dollar",
    "JPY - Japanese Yen",
  ]);
  choose("JPY");
  type("1.234,56");
  expect(result()).toBe("140.184");
  expect(panel()).toHaveTextContent("You give us JPY 1.234,56");
  const [flag, code] = currency().parentElement?.children ?? [];
  expect(flag).toHaveAttribute("src", "https://api.example/flags/jp.svg");
  expect(code).toHaveTextContent("JPY");
});

it("uses the sell rate for rupiah, and starts with the previous result", async () => {
  show();
  await pass(0);
  swap();
  expect(amount()).toHaveValue("1.789.000");
  expect(result()).toBe("98,62");
  expect(panel()).toHaveTextContent(
    "You buy USD 98,62 from us, so the SELL rate applies: 1 USD = Rp 18.140.",
  );
});

it("starts with US dollars, or with the first currency of a list without them", async () => {
  api.on(path, json(rows.filter((row) => row.currency_code !== "USD")));
  show();
  expect(currency()).toHaveValue("USD");
  await pass(0);
  expect(currency()).toHaveValue("SGD");
  expect(result()).toBe("1.400.000");
});

it("keeps the currency of a typed amount while it is missing from the list", async () => {
  show();
  await pass(0);
  type("200");
  api.on(path, json(rows.filter((row) => row.currency_code !== "USD")));
  await pass(5_000);
  expect(currency()).toHaveValue("USD");
  type("300");
  expect(panel()).toHaveTextContent("We do not buy USD at the moment.");
  api.on(path, json(rows));
  await pass(5_000);
  expect(result()).toBe("5.367.000");
});

it("does not move from one row of a currency to another, which has another price", async () => {
  const large = rateRow("USD", { display_name: "USD 100", buy_rate: 17_890 });
  const small = rateRow("USD", { display_name: "USD 1-20", buy_rate: 17_290 });
  api.on(path, json([large, small]));
  show();
  await pass(0);
  fireEvent.change(currency(), {
    target: { value: within(currency()).getByText<HTMLOptionElement>("USD - USD 1-20").value },
  });
  expect(result()).toBe("1.729.000");
  api.on(path, json([large]));
  await pass(3_000);
  for (const text of ["100", "200"]) {
    type(text);
    expect(result()).toBe("–");
    expect(panel()).toHaveTextContent("Please ask at the counter for the rate of USD.");
  }
  api.on(path, json([large, small]));
  await pass(3_000);
  expect(result()).toBe("3.458.000");
});

it("selects the amount without its grouping when it gets the focus, by keyboard or mouse", async () => {
  show();
  await pass(0);
  const isSelected = () => amount().selectionStart === 0 && amount().selectionEnd === amount().value.length;
  act(() => amount().focus());
  expect(isSelected()).toBe(true);
  for (const [text, shown] of [
    ["2500000,5", "2.500.000,5"],
    ["$1,5jt", "1.500.000"],
    ["1,2345", "1,2345"], // more decimals than are shown
    ["12abc", "12abc"],
  ] as const) {
    type(text);
    act(() => amount().blur());
    expect(amount()).toHaveValue(shown);
    const placesCaret = fireEvent.mouseDown(amount());
    expect(placesCaret).toBe(false);
    expect(amount()).toHaveValue(text);
    expect(isSelected()).toBe(true);
  }
});

it("says why it cannot read an amount", async () => {
  show();
  await pass(0);
  type("abc");
  expect(result()).toBe("–");
  expect(amount()).toBeInvalid();
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining("We cannot read this amount."));
  expect(sent()).toBe("Hello Ombak Valas & friends");
});

it.each([
  ["updated", {}, "14:03:22 Bali time, 29 September 2026"],
  ["created, never updated", { updated_at: null }, "09:00:00 Bali time, 29 September 2026"],
  ["of no time", { created_at: null, updated_at: null }, "14:10:00 Bali time, 29 September 2026"],
])("offers an enquiry with currency, amount, rate and the time of a rate %s", async (_, times, time) => {
  api.on(path, json([{ ...rateRows[1], ...times }]));
  show();
  await pass(0);
  expect(sent()).toBe(
    `I have 🇺🇸 USD 100 and would like Rp 1.789.000. You showed 1 USD = Rp 17.890 (BUY) at ${time}.`,
  );
  swap();
  expect(sent()).toBe(
    `I have Rp 1.789.000 and would like 🇺🇸 USD 98,62. You showed 1 USD = Rp 18.140 (SELL) at ${time}.`,
  );
  api.on(path, refused());
  await pass(3_000 + WHOLE_ATTEMPT);
  expect(sent()).toContain(time);
});

it("announces the result after a change by the visitor, not after a poll", async () => {
  show();
  await pass(0);
  const spoken = () =>
    words(
      within(panel())
        .getAllByRole("status")
        .find(({ localName }) => localName === "p")!,
    );
  expect(panel().querySelector("output")).toHaveAttribute("aria-live", "off");
  await pass(800);
  expect(spoken()).toBe("");
  type("20");
  await pass(500);
  type("200");
  await pass(500); // still typing
  expect(spoken()).toBe("");
  await pass(300);
  expect(spoken()).toBe("USD 200 is Rp 3.578.000, at 1 USD = Rp 17.890.");
  api.on(path, json(rows.map((row) => (row.currency_code === "USD" ? { ...row, buy_rate: 18_000 } : row))));
  await pass(5_000);
  expect(result()).toBe("3.600.000");
  // The announcement with the outdated rate is removed.
  expect(spoken()).toBe("");
  type("100"); // the initial amount
  await pass(800);
  expect(spoken()).toBe("USD 100 is Rp 1.800.000, at 1 USD = Rp 18.000.");
  type("10");
  await pass(800);
  expect(spoken()).toBe("USD 10 is Rp 180.000, at 1 USD = Rp 18.000. Below our minimum of USD 50.");
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining("Below our minimum of USD 50."));
});

it("counts the amount note by note, and keeps it when the rate changes, until the visitor starts over or types", async () => {
  const note = (value: RegExp) => within(panel()).getByRole("button", { name: value });
  const verdict = () => words(panel().querySelector("strong[role=status]")!);
  show();
  await pass(0);
  type("10"); // Rp 178.900
  fireEvent.click(within(panel()).getByText("As notes"));
  expect(panel()).toHaveTextContent(
    "1 × 100.000 + 1 × 50.000 + 1 × 20.000 + 1 × 5.000 + 1 × 2.000 + 1 × 1.000",
  );
  expect(within(panel()).getByText("and Rp 900 in coins")).toBeVisible();
  for (const value of [/^Rp 100/, /^Rp 50/, /^Rp 20/, /^Rp 5\.000/, /^Rp 2\.000/])
    fireEvent.click(note(value));
  expect(verdict()).toBe("1 short");
  fireEvent.click(note(/^Rp 1\.000/));
  expect(verdict()).toBe("Complete");
  fireEvent.click(note(/^Rp 1\.000/));
  expect(verdict()).toBe("1 too many");
  api.on(path, json([{ ...rateRows[1], buy_rate: 18_100 }]));
  await pass(3_000);
  expect(result()).toBe("181.000");
  expect(note(/^Rp 1\.000/)).toHaveTextContent("2 of 1 note");
  expect(verdict()).toBe("1 too many (The rate has changed meanwhile. This count is of Rp 178.900.)");
  fireEvent.click(within(panel()).getByRole("button", { name: "Start over" }));
  expect(verdict()).toMatch(/^Tap a note/);
  fireEvent.click(note(/^Rp 100/));
  type("20");
  expect(note(/^Rp 100/)).toHaveTextContent("0 of 3 notes");
});

it("explains and asks in the language of the page", async () => {
  await renderInIndonesian(<Calculator id="calculator_section" data={data} />);
  await pass(0);
  type("30");
  expect(panel()).toHaveTextContent("Di bawah transaksi minimum kami, yaitu USD 50.");
  expect(panel()).toHaveTextContent(
    "Anda menyerahkan USD 30, jadi berlaku kurs BELI: 1 USD = Rp 17.890.Diperbarui pukul 14:10 WITA",
  );
  expect(sent()).toContain("(BELI) at pukul 14:03:22 WITA, 29 September 2026.");
  type("satu");
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining("tidak dapat kami baca"));
});
