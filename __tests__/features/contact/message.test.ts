import { bodyOf, composeHref, emptyMessage, excessOf } from "../../../src/features/contact/message";
import english from "../../../src/strings/en";
import indonesian from "../../../src/strings/id";

const to = "hello@segara.example";

it.each([
  ["plain letters", "a".repeat(7_000), 1],
  ["Chinese", "元".repeat(1_000), 1],
  ["long characters at the start", "€".repeat(600) + "a".repeat(3_000), 40],
  ["long characters at the end", "a".repeat(5_000) + "€".repeat(600), 1],
])("a message of %s fits after it was shortened as often as the form asks", (_what, message, most) => {
  let kept = message;
  let rounds = 0;
  for (
    let excess = 1;
    (excess = excessOf(to, { ...emptyMessage, message: kept }, english.contact)) > 0;
    rounds++
  )
    kept = kept.slice(0, -excess);
  expect(composeHref(to, { ...emptyMessage, message: kept }, english.contact).length).toBeLessThanOrEqual(
    6_000,
  );
  expect(rounds).toBeLessThanOrEqual(most);
});

it("a message is not shortened by more than a few characters beyond need", () => {
  const message = "a".repeat(7_000);
  const kept = message.slice(excessOf(to, { ...emptyMessage, message }, english.contact));
  expect(composeHref(to, { ...emptyMessage, message: kept }, english.contact).length).toBeGreaterThan(5_990);
});

it("the excess is not 0 when the name alone is too long", () => {
  expect(excessOf(to, { ...emptyMessage, name: "a".repeat(7_000) }, english.contact)).toBeGreaterThan(0);
});

it("the mail from an Indonesian page is in Indonesian", () => {
  const typed = { ...emptyMessage, name: "Ayu", phone: "0812", message: "Halo" };
  expect(bodyOf(typed, indonesian.contact)).toBe("Nama: Ayu\nTelepon: 0812\nEmail: -\nPesan: Halo");
  expect(composeHref(to, typed, indonesian.contact)).toContain("&su=Pesan%20dari%20Ayu&");
});
