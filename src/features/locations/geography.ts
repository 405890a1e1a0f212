import { languages } from "../../strings/languages";

/** A place on earth, in degrees (WGS 84). */
export type Position = Queries.BranchFragment["geo"];

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Returns the great-circle distance between two places by the haversine formula.
 *
 * @returns kilometres
 */
export function distanceKm(from: Position, to: Position): number {
  const latitude = toRadians(to.latitude - from.latitude);
  const longitude = toRadians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/**
 * Formats a distance in tens of metres, or in kilometres with two significant digits, in the Indonesian way as all figures of the site.
 *
 * @param accuracyKm up to how much the distance is wrong; it is rounded to the next larger of 10 m, 100 m, 1 km…
 * @example formatDistance(0.432) // "430 m"
 * @example formatDistance(2.44) // "2,4 km"
 * @example formatDistance(0.432, 0.065) // "400 m"
 */
export function formatDistance(km: number, accuracyKm = 0): string {
  const step = 10 ** Math.ceil(Math.log10(Math.max(accuracyKm, 0.01)));
  const rounded = accuracyKm > 0.01 ? Math.max(Math.round(km / step), 1) * step : km;
  const [value, unit] = rounded < 0.995 ? [Math.round(rounded * 100) * 10, "meter"] : [rounded, "kilometer"];
  return new Intl.NumberFormat(languages.id.locale, {
    style: "unit",
    unit,
    maximumSignificantDigits: 2,
  }).format(value);
}

/** Returns the nearest other branches with their distances in km, nearest first. */
export const nearestTo = (
  { slug, geo }: Queries.BranchFragment,
  branches: readonly Queries.BranchFragment[],
  count: number,
) =>
  branches
    .filter((branch) => branch.slug !== slug)
    .map((branch) => ({ branch, km: distanceKm(geo, branch.geo) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);

/** The part of the drawing (500 x 640 px, origin top left) in which pins lie on land. */
const LAND = { left: 110, top: 40, width: 320, height: 300 };

/** A point of the drawing, in px. */
export type Pin = { readonly x: number; readonly y: number };

/**
 * Projects places onto the sketch map with north up and one scale for both axes, so that directions and relative
 * distances are true.
 *
 * @param places the places that must lie on land
 * @returns a function from a place to its point
 */
export function projectionOf(places: readonly Position[]): (place: Position) => Pin {
  const north = Math.max(...places.map(({ latitude }) => latitude));
  const south = Math.min(...places.map(({ latitude }) => latitude));
  const west = Math.min(...places.map(({ longitude }) => longitude));
  const east = Math.max(...places.map(({ longitude }) => longitude));
  // Degrees of longitude are shorter than degrees of latitude by this factor.
  const shrink = Math.cos(toRadians((north + south) / 2));
  const scale = Math.min(LAND.width / ((east - west) * shrink), LAND.height / (north - south));
  // A single place, or several at one address, has no extent.
  const pxPerDegree = Number.isFinite(scale) ? scale : 0;
  return ({ latitude, longitude }) => ({
    x: Math.round(LAND.left + (longitude - west) * shrink * pxPerDegree),
    y: Math.round(LAND.top + (north - latitude) * pxPerDegree),
  });
}

/** A branch with its mark on the map and in the list. */
export type Marked<Branch> = Branch & { readonly mark: string };

/**
 * Marks the head office `H` and numbers the others from 1.
 *
 * @param branches the head office first
 * @example markBranches([{ headOffice: true }, { headOffice: false }]) // marks "H", "1"
 */
export const markBranches = <Branch extends { readonly headOffice: boolean }>(
  branches: readonly Branch[],
): readonly Marked<Branch>[] =>
  branches.map((branch, index) => ({ ...branch, mark: branch.headOffice ? "H" : String(index) }));
