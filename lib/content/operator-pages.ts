import 'server-only';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { OperatorSettings } from '@/lib/operator/settings-file';
import type { RouteKey } from '@/lib/routing/table';
import { isOperatorPage, OPERATOR_PAGES } from './operator-page-keys';

/** Pages that are empty until the operator fills them. */
const IS_FILLED: Record<(typeof OPERATOR_PAGES)[number], (settings: OperatorSettings) => boolean> = {
  ministryStructure: ({ structure }) => structure !== undefined,
  ministryLeaders: ({ leaders }) => Object.keys(leaders).length > 0,
  serviceLevels: ({ pages }) => Boolean(pages.serviceLevels),
  grandSymposium: ({ pages }) => Boolean(pages.grandSymposium),
  nusukOperatorCard: ({ pages }) => Boolean(pages.nusukOperatorCard),
};

/** False for a page that the operator has not filled: it is omitted from menu, site map, sitemap and search. */
export const isFilled = (route: RouteKey): boolean =>
  !isOperatorPage(route) || IS_FILLED[route](getOperatorSettings());

export const listUnfilled = (): RouteKey[] => OPERATOR_PAGES.filter((route) => !isFilled(route));
