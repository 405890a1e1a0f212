import { openStatus } from "../../src/lib/opening-hours";

const day = { opens: "08:00", closes: "22:00" };
/** A moment by the clock in Bali. */
const bali = (hour: number, minute = 0) => Date.UTC(2026, 8, 29, hour - 8, minute);

it.each([
  [day, bali(7, 59), "Closed, opens 08:00"],
  [day, bali(8), "Open now - until 22:00"],
  [day, bali(21, 59), "Open now - until 22:00"],
  [day, bali(22), "Closed, opens 08:00"],
  [day, bali(24), "Closed, opens 08:00"],
])("with %j at %d it is: %s", (hours, ms, label) => {
  expect(openStatus(hours, ms)).toEqual({ isOpen: label.startsWith("Open"), label });
});
