import type { RouteKey } from '@/lib/routing/table';
import { findContentPage } from './pages';
import { RULINGS, type Ruling } from './rulings';

/** Where pages that are no blocks have their texts. */
const NAMESPACES: Partial<Record<RouteKey, string>> = {
  guidance: 'journeys.guidance',
  holySites: 'journeys.movements',
  journey: 'journeys.story',
  scenes: 'journeys.scenes',
  counter: 'counter',
  customGuide: 'customGuide',
  dictionary: 'dictionary',
  faqs: 'faqs',
};

const rulings: readonly Ruling[] = Object.values(RULINGS);

/** The rulings that the texts of a page state. */
export function listRulings(route: RouteKey): Ruling[] {
  const namespace = findContentPage(route)?.namespace ?? NAMESPACES[route];
  if (!namespace) return [];
  return rulings.filter(({ keys, alsoIn = [] }) =>
    [...keys, ...alsoIn].some((key) => key.startsWith(`${namespace}.`)),
  );
}

/** A scholar reviews this page: it is about religion or states a ruling. */
export const needsReview = (route: RouteKey): boolean =>
  findContentPage(route)?.religious === true || route in NAMESPACES || listRulings(route).length > 0;
