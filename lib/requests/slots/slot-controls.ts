import type { Locale } from '@/lib/i18n/locales';
import type { SlotChoice } from './schemas';

/** Names of controls. They are also the paths of errors in the body of the call. */
const MINUTES = 'minutes.';
export const MINUTES_CONTROL = (topic: string) => `${MINUTES}${topic}`;
/** The topic of such a control; undefined for any other. */
export const readTopic = (name: string) =>
  name.startsWith(MINUTES) ? name.slice(MINUTES.length) : undefined;
export const TEXT_CONTROL = (locale: Locale, part: 'name' | 'place') => `texts.${locale}.${part}`;

/** A time as the value of a button or a box. */
export const toSlotValue = ({ resource, startsAt, room }: SlotChoice) =>
  [resource, startsAt, ...(room ? [room] : [])].join(' ');

/** The inverse; a value that the portal did not write is refused by the schema. */
export function readSlotValue(value: string): SlotChoice {
  const [resource = '', startsAt = '', room] = value.split(' ');
  return { resource, startsAt, ...(room ? { room } : {}) };
}
