import { formatDistance } from "../../../src/features/locations/geography";

test.each([
  [0.432, undefined, "430 m"],
  [0.994, undefined, "990 m"],
  [0.999, undefined, "1 km"],
  [4606.2, undefined, "4.600 km"],
  [2.44, 0.01, "2,4 km"],
  [0.432, 0.065, "400 m"],
  [0.432, 0.65, "1 km"],
])("%d km, known to %d km, reads %s", (km, accuracy, text) => {
  expect(formatDistance(km, accuracy)).toBe(text);
});
