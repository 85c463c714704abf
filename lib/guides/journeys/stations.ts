/** The stations of Hajj in their order; their words stand in the namespace `guidance` under `stations`. */
export const STATIONS = [
  'preparation',
  'ihram',
  'makkah',
  'mina',
  'arafah',
  'muzdalifah',
  'nahr',
  'ifadah',
  'tashriq',
  'farewell',
] as const;

export type Station = (typeof STATIONS)[number];

/** The stations before and after one; null at either end. */
export function listNeighbours(station: Station): { previous: Station | null; next: Station | null } {
  const index = STATIONS.indexOf(station);
  return { previous: STATIONS[index - 1] ?? null, next: STATIONS[index + 1] ?? null };
}
