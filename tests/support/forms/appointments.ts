import { CHOICE_LISTS } from '@/lib/choice-lists/choice-lists';
import { LOCALE_CODES } from '@/lib/i18n/locales';

const TOPICS = Object.keys(CHOICE_LISTS.appointmentTopics.first);

/** The body of `Desk/SaveResource` for a place whose appointments last half an hour. */
export const makeResource = (name: string, change: Record<string, unknown> = {}) => ({
  kind: 'room',
  seats: 1,
  noticeHours: 0,
  minutes: Object.fromEntries(TOPICS.map((id) => [id, 30])),
  texts: Object.fromEntries(LOCALE_CODES.map((locale) => [locale, { name, place: `${name}, ${locale}` }])),
  ...change,
});

/** The body of `Desk/AddHours`: two hours on each working day. */
export const makeHours = (resource: string, change: Record<string, unknown> = {}) => ({
  resource,
  weekdays: ['0', '1', '2', '3', '4'],
  inRamadan: false,
  opens: '09:00',
  closes: '11:00',
  firstDay: '2026-01-01',
  ...change,
});
