/** The Kaaba, WGS84. */
const MAKKAH = { latitude: 21.4225, longitude: 39.8262 };
const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Place {
  latitude: number;
  longitude: number;
}

/**
 * Position of a place as seen from Makkah, on the great circle.
 * @returns `bearing` in radians clockwise from north, `kilometres` along the circle
 */
export function locateFromMakkah({ latitude, longitude }: Place): { bearing: number; kilometres: number } {
  const from = radians(MAKKAH.latitude);
  const to = radians(latitude);
  const turn = radians(longitude - MAKKAH.longitude);
  const east = Math.sin(turn) * Math.cos(to);
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  const along = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
  return {
    bearing: Math.atan2(east, north),
    kilometres: EARTH_RADIUS_KM * Math.atan2(Math.hypot(east, north), along),
  };
}

/** Distance from the centre of the drawing: the square root, which leaves room for near places. */
export function scaleDistance(kilometres: number): number {
  return Math.round(1.2 * Math.sqrt(kilometres));
}

/** A point of the map with Makkah at the centre: true direction, scaled distance, north up. */
export function projectFromMakkah(place: Place): { x: number; y: number } {
  const { bearing, kilometres } = locateFromMakkah(place);
  const radius = scaleDistance(kilometres);
  return { x: Math.round(radius * Math.sin(bearing)), y: Math.round(-radius * Math.cos(bearing)) };
}
