import { PLACES, type PlaceKey } from './places';
import { type Frame, fitProjection, type Projection } from './projection';

/** Side of a place on which its label is placed: a compass direction, because maps are never mirrored. */
export type LabelSide = 'north' | 'south' | 'east' | 'west' | 'southSouthwest' | 'southwest';

export interface PlaceMap {
  frame: Frame;
  /** Origin of distances and rings. */
  origin: PlaceKey;
  rings: readonly number[];
  /** Position of their labels: north (-1) or south (1) of the origin. */
  ringSide: -1 | 1;
  places: readonly { key: PlaceKey; label: LabelSide }[];
  /** The stages of a journey in order; `bow` is how far the line curves to its left, as a fraction of its length. */
  legs: readonly { key: string; from: PlaceKey; to: PlaceKey; bow: number }[];
}

/** Makkah and the holy sites east of it. */
const HOLY_SITES = {
  frame: { width: 400, height: 240, padding: { x: 58, y: 44 } },
  origin: 'grandMosque',
  rings: [5, 10, 15],
  ringSide: 1,
} as const;

export const MAPS = {
  holySites: {
    ...HOLY_SITES,
    places: [
      { key: 'grandMosque', label: 'north' },
      { key: 'jamarat', label: 'southSouthwest' },
      { key: 'mina', label: 'north' },
      { key: 'muzdalifah', label: 'southwest' },
      { key: 'namirah', label: 'south' },
      { key: 'arafah', label: 'east' },
    ],
    legs: [
      { key: 'toMina', from: 'grandMosque', to: 'mina', bow: 0.2 },
      { key: 'toArafah', from: 'mina', to: 'arafah', bow: 0.28 },
      { key: 'toMuzdalifah', from: 'arafah', to: 'muzdalifah', bow: 0.12 },
      { key: 'toJamarat', from: 'muzdalifah', to: 'jamarat', bow: 0.06 },
      { key: 'toMosque', from: 'jamarat', to: 'grandMosque', bow: 0.12 },
    ],
  },
  serviceAreas: {
    ...HOLY_SITES,
    places: [
      { key: 'grandMosque', label: 'north' },
      { key: 'mina', label: 'north' },
      { key: 'muzdalifah', label: 'southwest' },
      { key: 'arafah', label: 'south' },
    ],
    legs: [],
  },
  miqats: {
    frame: { width: 400, height: 430, padding: { x: 60, y: 36 } },
    origin: 'grandMosque',
    rings: [100, 200, 300],
    ringSide: -1,
    places: [
      { key: 'grandMosque', label: 'west' },
      { key: 'prophetsMosque', label: 'north' },
      { key: 'dhuAlHulayfah', label: 'west' },
      { key: 'juhfah', label: 'west' },
      { key: 'dhatIrq', label: 'north' },
      { key: 'qarn', label: 'south' },
      { key: 'yalamlam', label: 'east' },
    ],
    legs: [],
  },
  makkah: {
    frame: { width: 400, height: 330, padding: { x: 60, y: 40 } },
    origin: 'grandMosque',
    rings: [2, 4, 6],
    ringSide: 1,
    places: [
      { key: 'grandMosque', label: 'west' },
      { key: 'tanim', label: 'south' },
      { key: 'hira', label: 'east' },
      { key: 'thawr', label: 'east' },
      { key: 'mina', label: 'south' },
    ],
    legs: [],
  },
  madinah: {
    frame: { width: 400, height: 370, padding: { x: 60, y: 40 } },
    origin: 'prophetsMosque',
    rings: [1, 2, 3, 4],
    ringSide: 1,
    places: [
      { key: 'prophetsMosque', label: 'west' },
      { key: 'baqi', label: 'east' },
      { key: 'quba', label: 'east' },
      { key: 'qiblatayn', label: 'north' },
      { key: 'uhud', label: 'east' },
    ],
    legs: [],
  },
} as const satisfies Record<string, PlaceMap>;

export type MapKey = keyof typeof MAPS;

export function getMap(key: MapKey): PlaceMap {
  return MAPS[key];
}

export function projectMap({ places, frame }: PlaceMap): Projection {
  return fitProjection(
    places.map(({ key }) => PLACES[key]),
    frame,
  );
}
