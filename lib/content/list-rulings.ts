import type { RouteKey } from '@/lib/routing/table';
import { findContentPage } from './content-pages';
import { RULINGS, type Ruling } from './rulings';

/** Key prefixes of pages other than block pages; the stored guides are publications. */
const PREFIXES: Partial<Record<RouteKey, string>> = {
  guidance: 'journeys.guidance.',
  holySites: 'journeys.movements.',
  journey: 'journeys.story.',
  scenes: 'journeys.scenes.',
  counter: 'counter.',
  customGuide: 'customGuide.',
  dictionary: 'dictionary.',
  faqs: 'faqs.',
  guides: 'seed/',
};

const rulings: readonly Ruling[] = Object.values(RULINGS);

export function listRulings(route: RouteKey): Ruling[] {
  const page = findContentPage(route);
  const prefix = page ? `${page.namespace}.` : PREFIXES[route];
  if (!prefix) return [];
  return rulings.filter(({ keys, alsoIn = [] }) =>
    [...keys, ...alsoIn].some((key) => key.startsWith(prefix)),
  );
}

/** True if a scholar must review the page: it is religious or states a ruling. */
export const needsReview = (route: RouteKey): boolean =>
  findContentPage(route)?.religious === true || route in PREFIXES || listRulings(route).length > 0;
