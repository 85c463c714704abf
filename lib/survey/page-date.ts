import { BUILT_AT } from '@/lib/config/env';
import { findContentPage } from '@/lib/content/pages';
import { parseDay, toDay } from '@/lib/i18n/format';
import { findRoute } from '@/lib/routing/table';

/**
 * The day on which a page changed last, `yyyy-MM-dd` in Riyadh (SHELL-15): its content's date, else the build's;
 * null where neither is known.
 * @param path path without language, of the page or of one that shows the same content
 */
export function findPageDate(path: string): string | null {
  const route = findRoute(path);
  const shown = route?.canonical ? findRoute(route.canonical) : route;
  const page = findContentPage(shown?.key);
  if (page) return toDay(parseDay(page.changedOn));
  return BUILT_AT ? toDay(new Date(BUILT_AT)) : null;
}
