import { openStatus } from "../../src/lib/opening-hours";

const day = { opens: "08:00", closes: "22:00" };
const night = { opens: "18:00", closes: "02:00" };
/** A moment by the clock in Bali. */
const bali = (hour: number, minute = 0) => Date.UTC(2026, 8, 29, hour - 8, minute);

it.each([
  [day, bali(7, 59), "Closed, opens 08:00"],
  [day, bali(8), "Open now - until 22:00"],
  [day, bali(21, 59), "Open now - until 22:00"],
  [day, bali(22), "Closed, opens 08:00"],
  [day, bali(24), "Closed, opens 08:00"],
  [night, bali(17, 59), "Closed, opens 18:00"],
  [night, bali(23), "Open now - until 02:00"],
  [night, bali(25, 59), "Open now - until 02:00"],
  [night, bali(26), "Closed, opens 18:00"],
  [{ opens: "08:00", closes: "24:00" }, bali(23, 59), "Open now - until 24:00"],
  [{ opens: "08:00", closes: "24:00" }, bali(24), "Closed, opens 08:00"],
  [{ opens: "00:00", closes: "00:00" }, bali(3), "Open now"],
])("with %j at %d it is: %s", (hours, ms, label) => {
  expect(openStatus(hours, ms)).toEqual({ isOpen: label.startsWith("Open"), label });
});
