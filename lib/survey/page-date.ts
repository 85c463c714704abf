import { findChangedOn } from '@/lib/content/content-pages';
import { BUILT_AT } from '@/lib/env/env';
import { toDay } from '@/lib/i18n/format';
import { findRoute } from '@/lib/routing/table';

/** `yyyy-MM-dd` in Riyadh (SHELL-15): the date of its text, else of the build; null if neither is known. */
export function findPageDate(path: string): string | null {
  const route = findRoute(path);
  const shown = route?.canonical ? findRoute(route.canonical) : route;
  const day = shown && findChangedOn(shown.key);
  if (day) return day;
  return BUILT_AT ? toDay(new Date(BUILT_AT)) : null;
}
