import type { RouteKey } from '@/lib/routing/table';

/** The outline of a drawing, its numbers to a tenth of a unit: what nobody sees need not travel. */
export function toTenths(outline: string): string {
  return outline.replaceAll(/\d+\.\d\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}

/**
 * The outline of an eight-fold star, two squares one across the other, as SVG path data. Its sixteen edges are of two
 * kinds, so that it weighs little.
 * @param x centre, in units of the drawing
 * @param y centre, in units of the drawing
 * @param radius distance of the tips from the centre
 */
export function starOutline(x: number, y: number, radius: number): string {
  const side = radius * (Math.SQRT2 - 1);
  const slant = radius * (1 - Math.SQRT1_2);
  const [right, left] = [`h${side}`, `h-${side}`];
  const [down, up] = [`v${side}`, `v-${side}`];
  const tip = (first: string, second: string) => `l${first}${slant} ${second}${slant}`;
  return toTenths(
    `M${x + radius} ${y}${tip('-', '')}${down}${left}${tip('-', '')}${tip('-', '-')}${left}${up}${tip('-', '-')}` +
      `${tip('', '-')}${up}${right}${tip('', '-')}${tip('', '')}${right}${down}z`,
  );
}

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

/** The scenes of the journey in their order; their words stand in the namespaces `scenes` and `journey`. */
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

/** Who asks for procedures; their words stand in the namespace `procedures` under `who`. */
export const PERSONS = ['inside', 'abroad', 'operator'] as const;

export type Person = (typeof PERSONS)[number];

interface Procedure {
  steps: readonly string[];
  /** What has to be at hand. */
  papers: readonly string[];
  /** Where to read on. */
  next: readonly RouteKey[];
}

/** What each person does, from the first step to the last. */
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
