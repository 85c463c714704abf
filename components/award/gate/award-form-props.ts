import type { ComponentType } from 'react';
import type { Person } from '@/lib/award/person';
import type { MyRequest } from '@/lib/award/schemas';
import type { Locale } from '@/lib/i18n/locales';

/** What both award forms are given. */
export interface AwardFormProps {
  locale: Locale;
  /** The person's request; null when there is none yet. */
  request: MyRequest['data'];
  person: Person;
}

export type AwardFormComponent = ComponentType<AwardFormProps>;
