import { groupDigits, mailHref, telHref, whatsappHref } from "../../src/lib/links";

/** Typed text with reserved characters, quotes, diacritics, emoji and line breaks. */
const awkward = "Å & B=C? 100% #1 +62 \"quoted\" 'x' é 日本 💱\nsecond line";

describe("whatsappHref", () => {
  it("opens a chat with the number's digits and the message", () => {
    const url = new URL(whatsappHref("+62 812-0000 0000", awkward));
    expect(url.origin + url.pathname).toBe("https://wa.me/6281200000000");
    expect(url.searchParams.get("text")).toBe(awkward);
  });
  it("accepts an unpaired surrogate", () =>
    expect(whatsappHref("62", "ok \uD83D")).toBe("https://wa.me/62?text=ok%20%EF%BF%BD"));
});

it.each([
  ["(0361) 000-001", "tel:0361000001"],
  ["  +62 (361) 000.001 ", "tel:+62361000001"],
])("telHref: %s -> %s", (phone, href) => expect(telHref(phone)).toBe(href));

it("mailHref encodes characters that would start a query", () =>
  expect(mailHref("a?b@c.example")).toBe("mailto:a%3Fb@c.example"));

test.each([
  ["6281200000000", "+62 812 0000 0000"],
  ["+62 812-3456-789", "+62 812 3456 789"],
  ["4915112345678", "+4915 1123 45678"],
])("the digits of %s are grouped as %s", (number, grouped) => {
  expect(groupDigits(number)).toBe(grouped);
});
