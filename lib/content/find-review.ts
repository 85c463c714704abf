import { pickText } from '@/lib/config/operator/sections';
import { getOperatorSettings } from '@/lib/config/operator/settings';
import type { Locale } from '@/lib/i18n/locales';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { findContentPage } from './pages';

/**
 * Who has reviewed a page of religious text, and on which day (yyyy-MM-dd), as the operator's settings say.
 * @returns null where nobody has, or where the text has changed since
 */
export function findReview(route: RouteKey, locale: Locale): { reviewer: string; on: string } | null {
  const review = getOperatorSettings().reviews[getRoute(route).path];
  const changedOn = findContentPage(route)?.changedOn ?? '';
  if (!review || review.on < changedOn) return null;
  return { reviewer: pickText(review.reviewer, locale).text, on: review.on };
}
