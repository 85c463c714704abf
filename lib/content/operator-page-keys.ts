import type { RouteKey } from '@/lib/routing/table';

/**
 * Pages that only the operator can fill; they are not indexed until the settings file has their content (CONTENT-22).
 */
export const OPERATOR_PAGES = [
  'ministryStructure',
  'ministryLeaders',
  'serviceLevels',
  'grandSymposium',
  'nusukOperatorCard',
] as const satisfies readonly RouteKey[];

export const isOperatorPage = (route: RouteKey): route is (typeof OPERATOR_PAGES)[number] =>
  (OPERATOR_PAGES as readonly RouteKey[]).includes(route);

/** True for a page that is not indexed while it has no content: the operator's, and the report about the survey. */
export const mayBeEmpty = (route: RouteKey): boolean => isOperatorPage(route) || route === 'surveyReport';
