import {
  type Closure,
  closureDays,
  closureHours,
  closuresInWords,
  type DayHours,
  openingOf,
  openStatus,
  upcomingClosures,
} from "../../src/lib/opening-hours";
import english from "../../src/strings/en";
import indonesian from "../../src/strings/id";

const hours = { opens: "08:00", closes: "22:00" };
const eve: Closure = { name: "the eve of Nyepi", date: "2027-03-07", opens: "08:00", closes: "15:00" };
const nyepi: Closure = { name: "Nyepi", date: "2027-03-08", until: null, opens: null, closes: null };
const galungan: Closure = { name: "Galungan", date: "2027-06-08", until: "2027-06-10" };
const newYear: Closure = { name: "New Year", date: "2027-12-31", until: "2028-01-01" };
const closures = [newYear, galungan, nyepi, eve];

/** A moment by the clock in Bali. */
const bali = (moment: string) => Date.parse(`${moment}+08:00`);

it.each([
  ["2026-09-29T07:59", "Closed now, opens 08:00 Bali time", "08:00"],
  ["2026-09-29T08:00", "Open now - until 22:00", "22:00"],
  ["2026-09-29T21:59", "Open now - until 22:00", "22:00"],
  ["2026-09-29T22:00", "Closed now, opens 08:00 Bali time", "08:00"],
  ["2027-03-07T14:59", "Open now - until 15:00", "15:00"],
  ["2027-03-07T15:00", "Closed now, opens 9 March 08:00 Bali time", "9 March 08:00"],
  ["2027-03-08T00:00", "Closed today (Nyepi), opens 9 March 08:00 Bali time", "9 March 08:00"],
  ["2027-03-08T23:59", "Closed today (Nyepi), opens 9 March 08:00 Bali time", "9 March 08:00"],
  ["2027-03-09T00:00", "Closed now, opens 08:00 Bali time", "08:00"],
  ["2027-06-07T22:00", "Closed now, opens 11 June 08:00 Bali time", "11 June 08:00"],
  ["2027-06-09T12:00", "Closed today (Galungan), opens 11 June 08:00 Bali time", "11 June 08:00"],
  ["2027-12-30T22:00", "Closed now, opens 2 January 08:00 Bali time", "2 January 08:00"],
  ["2028-01-01T23:59", "Closed today (New Year), opens 2 January 08:00 Bali time", "2 January 08:00"],
])("at %s in Bali it is: %s", (moment, label, until) => {
  expect(openStatus({ hours, closures }, bali(moment), english)).toMatchObject({
    isOpen: label.startsWith("Open"),
    label,
    until,
  });
});

it.each([
  ["2027-03-07T15:00", "Sedang tutup, buka kembali 9 Maret 08:00 WITA"],
  ["2027-03-08T12:00", "Tutup hari ini (Nyepi), buka kembali 9 Maret 08:00 WITA"],
  ["2027-03-09T12:00", "Sedang buka - sampai 22:00 WITA"],
])("at %s in Bali an Indonesian page says: %s", (moment, label) => {
  expect(openStatus({ hours, closures }, bali(moment), indonesian).label).toBe(label);
});

it("lists current and future closures, earliest first", () => {
  expect(upcomingClosures(closures, bali("2027-03-07T23:59"))).toEqual([eve, nyepi, galungan, newYear]);
  expect(upcomingClosures(closures, bali("2027-03-08T00:00"))).toEqual([nyepi, galungan, newYear]);
  expect(upcomingClosures(closures, bali("2027-06-10T23:59"))).toEqual([galungan, newYear]);
  expect(upcomingClosures(closures, bali("2028-01-01T23:59"))).toEqual([newYear]);
  expect(upcomingClosures(closures, bali("2028-01-02T00:00"))).toEqual([]);
});

/** Without the characters that keep a date or hours on one line. */
const plain = (text: string) => text.replaceAll("\u00A0", " ").replaceAll("\u2060", "");

it("describes closures in words, whose dates and hours no line break divides", () => {
  expect(closureDays(nyepi, english)).toBe("8\u00A0March\u00A02027");
  expect(closureDays(galungan, english)).toBe("8\u00A0June\u00A02027 to 10\u00A0June\u00A02027");
  expect([eve, nyepi].map((closure) => closureHours(closure, english))).toEqual([
    "08:00-\u206015:00",
    "closed",
  ]);
  expect(closuresInWords([eve, nyepi, galungan], english)).toBe(
    `Closed on 8\u00A0March\u00A02027 (Nyepi), 8\u00A0June\u00A02027 to 10\u00A0June\u00A02027 (Galungan). Other hours: 7\u00A0March\u00A02027 (${eve.name}) 08:00-\u206015:00.`,
  );
  expect(closuresInWords([eve], english)).toBe(
    `Other hours: 7\u00A0March\u00A02027 (${eve.name}) 08:00-\u206015:00.`,
  );
  expect(closuresInWords([], english)).toBe("No closed days are announced at present.");
});

it("keeps a branch with hours of its own closed outside them on days with other hours", () => {
  const long: Closure = { name: "a feast", date: "2027-05-01", opens: "07:00", closes: "23:00" };
  const company = { hours: { ...hours, days: "Every day" }, closures: [eve, nyepi, long] };
  const hoursAt = (own: DayHours) =>
    openingOf({ hours: own, closures: [] }, company).closures.map((closure) =>
      plain(closureHours(closure, english)),
    );
  expect(hoursAt(hours)).toEqual(["08:00-15:00", "closed", "07:00-23:00"]);
  expect(hoursAt({ opens: "10:00", closes: "17:00" })).toEqual(["10:00-15:00", "closed", "10:00-17:00"]);
  expect(hoursAt({ opens: "16:00", closes: "22:00" })).toEqual(["closed", "closed", "16:00-22:00"]);
});

it("counts a branch's own closed days before the company's, on those days alone", () => {
  const company = {
    hours: { ...hours, days: "Every day" },
    closures: [eve, nyepi, { ...galungan, until: "2027-06-12" }],
  };
  const ceremony: Closure = { name: "Ceremony", date: "2027-06-09" };
  const early: Closure = { name: "Early", date: "2027-03-07", opens: "09:00", closes: "12:00" };
  const branch = openingOf({ hours, closures: [ceremony, early] }, company);
  expect(openStatus(branch, bali("2027-06-09T10:00"), english).label).toBe(
    "Closed today (Ceremony), opens 13 June 08:00 Bali time",
  );
  expect(openStatus(branch, bali("2027-03-07T11:00"), english).until).toBe("12:00");
  expect(
    branch.closures.map((closure) => `${plain(closureDays(closure, english))}: ${closure.name}`),
  ).toEqual([
    "9 June 2027: Ceremony",
    "7 March 2027: Early",
    "8 March 2027: Nyepi",
    "8 June 2027: Galungan",
    "10 June 2027 to 12 June 2027: Galungan",
  ]);
  expect(openingOf({ hours, closures: [] }, company).closures).toEqual(company.closures);
});
