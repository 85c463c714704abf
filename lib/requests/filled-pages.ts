import 'server-only';
import { isFilled } from '@/lib/content/operator-pages';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';
import { findServiceLevels } from './queries';

/** Says which pages have content. @param levels the service levels that the desk has set, which fill their page */
export const isFilledWith =
  (levels: Readonly<Record<string, number>>) =>
  (route: RouteKey): boolean =>
    isFilled(route) || (route === 'serviceLevels' && Object.keys(levels).length > 0);

/**
 * Says which of these pages have content: the operator's settings fill a page, and the desk that of service levels.
 * Reads the levels only if that page is among them.
 */
export async function loadFilled(
  routes: readonly RouteKey[],
  locale: Locale,
): Promise<(route: RouteKey) => boolean> {
  const isAsked = routes.includes('serviceLevels') && !isFilled('serviceLevels');
  return isFilledWith(isAsked ? await findServiceLevels(locale) : {});
}
