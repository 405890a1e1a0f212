import { languageOf } from "../../src/lib/language-of";

it.each([
  ["Uang kecil cepat habis menjelang Galungan. Begini cara memesannya.", "id"],
  ["Cek izinnya", "id"],
  ["Struk mencantumkan mata uang, kurs, jumlah, dan waktu.", "id"],
  ["How to count a stack of rupiah without losing track", "en"],
  ["What the BUY and SELL columns really mean", "en"],
  ["Uang is the Indonesian word for money, and kurs is a rate.", "en"],
  ["Kenya", undefined],
  ["", undefined],
])("%s: %s", (text, language) => {
  expect(languageOf(text)).toBe(language);
});

it("uses the next text when one is undecided", () => {
  expect(languageOf("Galungan", undefined, null, "Cabang kami buka setiap hari")).toBe("id");
  expect(languageOf("Read the full article", "Cabang kami buka setiap hari")).toBe("en");
});
