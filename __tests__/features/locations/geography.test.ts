import { formatDistance, nearestTo } from "../../../src/features/locations/geography";

test.each([
  [0, "0 m"],
  [0.432, "430 m"],
  [0.994, "990 m"],
  [0.999, "1 km"],
  [2.44, "2.4 km"],
  [4606.2, "4,600 km"],
])("%d km reads %s", (km, text) => {
  expect(formatDistance(km)).toBe(text);
});

test("the nearest other places come with their distances", () => {
  const at = (slug: string, latitude: number) => ({ slug, geo: { latitude, longitude: 115 } });
  const here = at("here", -8.65);
  const nearest = nearestTo(here, [at("far", -8.7), here, at("near", -8.651), at("next", -8.64)], 2);
  // A thousandth of a degree is 111 m.
  expect(nearest.map(({ place, km }) => `${place.slug} ${formatDistance(km)}`)).toEqual([
    "near 110 m",
    "next 1.1 km",
  ]);
});
