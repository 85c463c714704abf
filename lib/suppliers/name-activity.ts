import { hasText } from '@/lib/i18n/has-text';
import type { Translator } from '@/lib/i18n/translator';

/** The name of an activity; an external root may have others, which are shown as they are. */
export function nameActivity(t: Translator<'suppliers.form'>, activity: string): string {
  const key = `options.activity.${activity}`;
  return hasText(t, key) ? t(key) : activity;
}
