import { formatDistance } from "../../../src/features/locations/geography";
import english from "../../../src/strings/en";

test.each([
  [0.432, "430 m"],
  [0.994, "990 m"],
  [0.999, "1 km"],
  [4606.2, "4,600 km"],
])("%d km reads %s", (km, text) => {
  expect(formatDistance(km, english)).toBe(text);
});
