import type { MAPS } from '@/lib/content/maps/maps';
import type { PlaceKey } from '@/lib/content/maps/places';
import type { SupplicationKey } from '@/lib/content/sacred-texts';
import type { RouteKey } from '@/lib/routing/table';

/** The stations of Hajj in order; their texts are in the namespace `guidance` under `stations`. */
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

/** The supplications at a station, in order. */
export const SAYINGS: Partial<Record<Station, readonly SupplicationKey[]>> = {
  ihram: ['intentUmrah', 'intentHajj', 'intentBoth'],
  makkah: ['mosque', 'tawaf', 'safa'],
  mina: ['intentHajj'],
  arafah: ['arafah'],
};

export function listNeighbours(station: Station): { previous: Station | null; next: Station | null } {
  const index = STATIONS.indexOf(station);
  return { previous: STATIONS[index - 1] ?? null, next: STATIONS[index + 1] ?? null };
}

interface Way {
  station: Station;
  from: PlaceKey;
  to: PlaceKey;
}

interface Movement {
  /** The stage on the map of the holy sites. */
  leg: (typeof MAPS)['holySites']['legs'][number]['key'];
  /** Ways and their days, including the return if there is one; days and rites are those of the stations. */
  ways: readonly [Way, ...Way[]];
}

/** The five movements of Hajj from the 8th to the 13th of Dhu al-Hijjah. */
export const MOVEMENTS: readonly Movement[] = [
  { leg: 'toMina', ways: [{ station: 'mina', from: 'grandMosque', to: 'mina' }] },
  { leg: 'toArafah', ways: [{ station: 'arafah', from: 'mina', to: 'arafah' }] },
  { leg: 'toMuzdalifah', ways: [{ station: 'muzdalifah', from: 'arafah', to: 'muzdalifah' }] },
  { leg: 'toJamarat', ways: [{ station: 'nahr', from: 'muzdalifah', to: 'jamarat' }] },
  {
    leg: 'toMosque',
    ways: [
      { station: 'ifadah', from: 'jamarat', to: 'grandMosque' },
      { station: 'tashriq', from: 'grandMosque', to: 'mina' },
      { station: 'farewell', from: 'mina', to: 'grandMosque' },
    ],
  },
];

/** The scenes of the journey in order; their texts are in the namespaces `scenes` and `journey`. */
export const SCENES = [
  'home',
  'miqat',
  'tawaf',
  'sai',
  'mina',
  'arafah',
  'muzdalifah',
  'jamarat',
  'farewell',
] as const;

export type SceneKey = (typeof SCENES)[number];

/** Audiences of the procedures; their texts are in the namespace `procedures` under `who`. */
export const PERSONS = ['inside', 'abroad', 'operator'] as const;

export type Person = (typeof PERSONS)[number];

interface Procedure {
  steps: readonly string[];
  papers: readonly string[];
  next: readonly RouteKey[];
}

export const PROCEDURES: Readonly<Record<Person, Procedure>> = {
  inside: {
    steps: ['check', 'choose', 'register', 'pay', 'health', 'card', 'go'],
    papers: ['identity', 'account', 'health', 'contact'],
    next: ['hajConditions', 'hajRemember', 'guidance'],
  },
  abroad: {
    steps: ['path', 'choose', 'visa', 'health', 'learn', 'arrive', 'leave'],
    papers: ['passport', 'visa', 'health', 'office'],
    next: ['hajConditions', 'hajTimers', 'guidance'],
  },
  operator: {
    steps: ['licence', 'plan', 'contract', 'train', 'cards', 'move', 'close'],
    papers: ['register', 'licence', 'contracts', 'officer'],
    next: ['hajDuties', 'dictionary', 'faqs'],
  },
};
