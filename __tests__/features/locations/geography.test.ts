import { distanceKm, formatDistance, projectPins } from "../../../src/features/locations/geography";

const kerobokan = { latitude: -8.669, longitude: 115.166 };
const petitenget = { latitude: -8.6765, longitude: 115.1572 };
const umalas = { latitude: -8.664, longitude: 115.158 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };

test("distances are great-circle distances", () => {
  expect(distanceKm(kerobokan, kerobokan)).toBe(0);
  expect(distanceKm(kerobokan, petitenget)).toBeCloseTo(1.28, 1);
  expect(distanceKm(kerobokan, sydney) / 4606).toBeCloseTo(1, 1);
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
    111.2,
    0,
  );
});

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

test("pins keep the compass directions and the proportions of the true positions", () => {
  const [office, west, north] = projectPins([kerobokan, petitenget, umalas]);
  expect(west!.x).toBeLessThan(office!.x);
  expect(west!.y).toBeGreaterThan(office!.y);
  expect(north!.x).toBeLessThan(office!.x);
  expect(north!.y).toBeLessThan(office!.y);
  const drawn = Math.hypot(west!.x - office!.x, west!.y - office!.y);
  const drawnNorth = Math.hypot(north!.x - office!.x, north!.y - office!.y);
  expect(drawn / drawnNorth).toBeCloseTo(
    distanceKm(kerobokan, petitenget) / distanceKm(kerobokan, umalas),
    1,
  );
});

test("branches at one address, or a single branch, have a pin on the map", () => {
  for (const { x, y } of projectPins([kerobokan, kerobokan])) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
  }
  expect(projectPins([kerobokan])).toHaveLength(1);
});
