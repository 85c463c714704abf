export interface GeoPoint {
  lat: number;
  lon: number;
}

/** The drawing area, in drawing units; labels use the padding. */
export interface Frame {
  width: number;
  height: number;
  padding: { x: number; y: number };
}

export interface Point {
  x: number;
  y: number;
}

export interface Projection {
  project: (place: GeoPoint) => Point;
  unitsPerKm: number;
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres (haversine). */
export function measureKm(from: GeoPoint, to: GeoPoint): number {
  const halfChord = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const a =
    halfChord(to.lat - from.lat) +
    Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * halfChord(to.lon - from.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a));
}

export function roundKm(km: number): number {
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
}

function rangeOf(values: readonly number[]) {
  const min = Math.min(...values);
  const max = Math.max(...values);
  return { middle: (min + max) / 2, span: max - min };
}

/** North up in every language; an equirectangular projection, accurate enough for a few hundred km. */
export function fitProjection(places: readonly GeoPoint[], frame: Frame): Projection {
  const lat = rangeOf(places.map((place) => place.lat));
  const lon = rangeOf(places.map((place) => place.lon));
  const kmPerLat = EARTH_RADIUS_KM * RADIANS;
  const kmPerLon = kmPerLat * Math.cos(lat.middle * RADIANS);
  const unitsPerKm = Math.min(
    (frame.width - 2 * frame.padding.x) / (lon.span * kmPerLon || 1),
    (frame.height - 2 * frame.padding.y) / (lat.span * kmPerLat || 1),
  );
  return {
    unitsPerKm,
    project: (place) => ({
      x: frame.width / 2 + (place.lon - lon.middle) * kmPerLon * unitsPerKm,
      y: frame.height / 2 - (place.lat - lat.middle) * kmPerLat * unitsPerKm,
    }),
  };
}

/** @param bow distance of the control point, as a fraction of the length */
export function bowedPath(from: Point, to: Point, bow: number): { d: string; middle: Point } {
  const control = {
    x: (from.x + to.x) / 2 + (to.y - from.y) * bow,
    y: (from.y + to.y) / 2 - (to.x - from.x) * bow,
  };
  const round = Math.round;
  return {
    d: `M${round(from.x)} ${round(from.y)}Q${round(control.x)} ${round(control.y)} ${round(to.x)} ${round(to.y)}`,
    middle: {
      x: (from.x + 2 * control.x + to.x) / 4,
      y: (from.y + 2 * control.y + to.y) / 4,
    },
  };
}
