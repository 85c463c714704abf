import 'server-only';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { OperatorSettings } from '@/lib/operator/settings-file';
import type { RouteKey } from '@/lib/routing/table';
import { isOperatorPage, OPERATOR_PAGES } from './operator-page-keys';

/** A page that is empty until the operator fills it: the setting, and whether it is set. */
interface OperatorPage {
  setting: string;
  isFilled: (settings: OperatorSettings) => boolean;
}

const PAGES: Record<(typeof OPERATOR_PAGES)[number], OperatorPage> = {
  ministryStructure: { setting: 'structure', isFilled: ({ structure }) => structure !== undefined },
  ministryLeaders: { setting: 'leaders', isFilled: ({ leaders }) => Object.keys(leaders).length > 0 },
  serviceLevels: { setting: 'pages.serviceLevels', isFilled: ({ pages }) => Boolean(pages.serviceLevels) },
  grandSymposium: { setting: 'pages.grandSymposium', isFilled: ({ pages }) => Boolean(pages.grandSymposium) },
  nusukOperatorCard: {
    setting: 'pages.nusukOperatorCard',
    isFilled: ({ pages }) => Boolean(pages.nusukOperatorCard),
  },
};

/** False for a page that the operator has not filled: it is omitted from menu, site map, sitemap and search. */
export const isFilled = (route: RouteKey): boolean =>
  !isOperatorPage(route) || PAGES[route].isFilled(getOperatorSettings());

export function listUnfilled(): { route: RouteKey; setting: string }[] {
  return OPERATOR_PAGES.filter((route) => !isFilled(route)).map((route) => ({
    route,
    setting: PAGES[route].setting,
  }));
}
