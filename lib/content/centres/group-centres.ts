import { PLACES, type PlaceKey } from '@/lib/content/maps/places';
import { type GeoPoint, measureKm } from '@/lib/content/maps/projection';

/** Radius of a map around the mosque at its centre. */
const REACH_KM = 40;
const MIDDLES = ['grandMosque', 'prophetsMosque'] as const satisfies readonly PlaceKey[];

export interface CentreGroup<Centre> {
  middle: PlaceKey;
  /** The centres with their numbers, which continue across maps. */
  centres: { number: number; centre: Centre }[];
}

/** One map of all cities would show each as a dot. A centre far from both is in no group. */
export function groupCentres<Centre extends GeoPoint>(centres: readonly Centre[]): CentreGroup<Centre>[] {
  const numbered = centres.map((centre, index) => ({ number: index + 1, centre }));
  return MIDDLES.map((middle) => ({
    middle,
    centres: numbered.filter(({ centre }) => measureKm(PLACES[middle], centre) <= REACH_KM),
  })).filter((group) => group.centres.length > 0);
}
