import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { findChangedOn } from './pages';

/**
 * Who has reviewed a page of religious text, and on which day (yyyy-MM-dd), as the operator's settings say.
 * @returns null where nobody has, where the text has changed since, or where nobody writes down when it changes
 */
export function findReview(route: RouteKey, locale: Locale): { reviewer: string; on: string } | null {
  const review = getOperatorSettings().reviews[getRoute(route).path];
  const changedOn = findChangedOn(route);
  if (!review || !changedOn || review.on < changedOn) return null;
  return { reviewer: pickText(review.reviewer, locale).text, on: review.on };
}
