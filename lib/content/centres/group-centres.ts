import { PLACES, type PlaceKey } from '@/lib/content/maps/places';
import { type GeoPoint, measureKm } from '@/lib/content/maps/projection';

/** A map shows what lies this far around the mosque in its middle. */
const REACH_KM = 40;
const MIDDLES = ['grandMosque', 'prophetsMosque'] as const satisfies readonly PlaceKey[];

export interface CentreGroup<Centre> {
  /** The mosque that the map is drawn around. */
  middle: PlaceKey;
  /** The centres with their numbers, which run on over all maps. */
  centres: { number: number; centre: Centre }[];
}

/**
 * Groups centres by the city they stand in, because one map of both would show each city as a dot.
 * @returns a group per city that has centres; a centre far from both stands in no group
 */
export function groupCentres<Centre extends GeoPoint>(centres: readonly Centre[]): CentreGroup<Centre>[] {
  const numbered = centres.map((centre, index) => ({ number: index + 1, centre }));
  return MIDDLES.map((middle) => ({
    middle,
    centres: numbered.filter(({ centre }) => measureKm(PLACES[middle], centre) <= REACH_KM),
  })).filter((group) => group.centres.length > 0);
}
