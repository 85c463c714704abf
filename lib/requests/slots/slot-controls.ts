import type { Locale } from '@/lib/i18n/locales';
import type { SlotChoice } from './schemas';

/** Names of controls. They are also the paths of errors in the body of the call. */
export const MINUTES_CONTROL = (topic: number) => `minutes.${topic}`;
export const TEXT_CONTROL = (locale: Locale, part: 'name' | 'place') => `texts.${locale}.${part}`;

/** A time as the value of a button or a box. */
export const toSlotValue = ({ resource, startsAt }: SlotChoice) => `${resource} ${startsAt}`;

/** The opposite; a value that the portal did not write is refused by the schema. */
export function readSlotValue(value: string): SlotChoice {
  const [resource = '', startsAt = ''] = value.split(' ');
  return { resource, startsAt };
}
