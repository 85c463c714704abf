import 'server-only';
import { isFilled } from '@/lib/content/operator-pages';
import type { Locale } from '@/lib/i18n/locales';
import type { RouteKey } from '@/lib/routing/table';
import { findServiceLevels } from './queries';

/**
 * Says which of these pages have content: the operator's settings fill a page, and the desk that of service levels.
 * Reads the levels only if that page is among them.
 */
export async function loadFilled(
  routes: readonly RouteKey[],
  locale: Locale,
): Promise<(route: RouteKey) => boolean> {
  const isAsked = routes.includes('serviceLevels') && !isFilled('serviceLevels');
  const hasLevels = isAsked && Object.keys(await findServiceLevels(locale)).length > 0;
  return (route) => isFilled(route) || (hasLevels && route === 'serviceLevels');
}
