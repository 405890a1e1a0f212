import { parseTimestamp } from "../../../src/lib/api/parse-timestamp";

const moment = Date.UTC(2026, 8, 29, 6, 3, 22);

it.each([
  ["2026-09-29T06:03:22.000000Z", moment], // Laravel's JSON, in microseconds
  ["2026-09-29t06:03:22z", moment],
  ["2026-09-29T14:03:22+0800", moment],
  ["2026-09-29T01:33:22-04:30", moment],
  ["2026-09-29 14:03:22.5+08", moment + 500], // PostgreSQL
  ["  2026-09-29 14:03:22  ", moment], // no zone: Bali
  ["2026-09-29 14:03", moment - 22_000],
  ["2026-09-29", Date.UTC(2026, 8, 28, 16)], // midnight in Bali
  ["2026-09-29T06:03:22.123456Z", moment + 123],
  ["2024-02-29 08:00:00", Date.UTC(2024, 1, 29)],
])("reads %j", (text, expected) => {
  expect(parseTimestamp(text)).toBe(expected);
});

// MySQL's zero date, days and offsets that do not exist, other formats.
const unreadable =
  "|yesterday|0000-00-00 00:00:00|2026-02-31 10:00:00|2026-13-01|2026-09-29 24:30:00|" +
  "2026-09-29 14:60:00|2026-09-29T06:03:22ZZ|2026-09-29T06:03:22+99:99|2026-09-29T06:03:22+08:60|" +
  "29/09/2026|2026-09-29T06:03:22.000000Z; DROP TABLE rates|2026-09-29 14:03:22 WITA|" +
  "2026/09/29 14:03:22|29-09-2026 14:03:22|Tue, 29 Sep 2026 06:03:22 GMT|1790662000";

it.each([...unreadable.split("|"), 1790662000, null, {}, true])("does not read %j", (value) => {
  expect(parseTimestamp(value)).toBeUndefined();
});
