import type { Locale } from '@/lib/i18n/locales';
import { pickText } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import { getRoute, type RouteKey } from '@/lib/routing/table';
import { findChangedOn } from './content-pages';

/** @returns null without a review, or if the text may have changed since */
export function findReview(route: RouteKey, locale: Locale): { reviewer: string; on: string } | null {
  const review = getOperatorSettings().reviews[getRoute(route).path];
  const changedOn = findChangedOn(route);
  if (!review || !changedOn || review.on < changedOn) return null;
  return { reviewer: pickText(review.reviewer, locale).text, on: review.on };
}
