import 'server-only';
import { defineService } from '@/lib/api/embedded-services';
import type { Locale } from '@/lib/i18n/locales';
import type { ChoiceListId, Validity } from './choice-lists';

export interface Choice extends Validity {
  key: string;
  texts: Record<Locale, string>;
}

/** Every choice of a list in order, also those that are not offered; an external root has no lists. */
export const choiceListStore = defineService<{ read(list: ChoiceListId): Promise<readonly Choice[]> }>(
  'lists of choices',
);
