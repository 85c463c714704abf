import type { Namespace } from '@/lib/i18n/translator';

interface ChoiceListDefinition {
  /** The message file with the labels of the first choices. */
  namespace: Namespace;
  /** The choices of a new portal in display order: the key of each, which is stored, and the message of its label. */
  first: Readonly<Record<string, string>>;
  /** The list that shares the numbers of this one, so that no key is in both. */
  numberedWith?: string;
}

function list(namespace: Namespace, field: string, ...keys: string[]): ChoiceListDefinition {
  return { namespace, first: Object.fromEntries(keys.map((key) => [key, `options.${field}.${key}`])) };
}

/**
 * The lists that the desk changes (LIST-01), with the choices of a new portal. Keys are stored with requests and never
 * change. Award fields, levels and countries are not among them: they belong to the edition.
 */
export const CHOICE_LISTS = {
  contactTopics: list('contact.form', 'topic', 'inquiry', 'complaint', 'suggestion', 'thanks', 'technical'),
  /** The ids are those of `MinsterAppointment/GetTopics`. */
  appointmentTopics: {
    namespace: 'forms.topics',
    first: { 1: 'hajj', 2: 'umrah', 3: 'investment', 4: 'grievance', 5: 'partnership' },
  },
  departments: list('transactions.form', 'department', 'hajj', 'umrah', 'licences', 'digital', 'other'),
  outsideTopics: list(
    'transactions.outsideForm',
    'transactionKind',
    'visa',
    'programme',
    'agent',
    'lostAndFound',
    'other',
  ),
  innovationFields: list(
    'innovation.form',
    'field',
    'crowds',
    'health',
    'transport',
    'digital',
    'environment',
    'hospitality',
  ),
  creativeTracks: list(
    'creatives.form',
    'track',
    'services',
    'technology',
    'environment',
    'culture',
    'volunteering',
  ),
  /** The numbers are those of `AnswersIds` in `PageRatings/AddRating` (SURVEY-01). */
  usefulReasons: {
    namespace: 'survey',
    first: { 1: 'reasons.1', 2: 'reasons.2', 3: 'reasons.3', 4: 'reasons.4', 5: 'reasons.5' },
    numberedWith: 'notUsefulReasons',
  },
  notUsefulReasons: {
    namespace: 'survey',
    first: { 6: 'reasons.6', 7: 'reasons.7', 8: 'reasons.8', 9: 'reasons.9', 10: 'reasons.10' },
    numberedWith: 'usefulReasons',
  },
} as const satisfies Record<string, ChoiceListDefinition>;

export type ChoiceListId = keyof typeof CHOICE_LISTS;

export const CHOICE_LIST_IDS = Object.keys(CHOICE_LISTS) as [ChoiceListId, ...ChoiceListId[]];

export const getChoiceList = (id: ChoiceListId): ChoiceListDefinition => CHOICE_LISTS[id];

/** When a choice is offered: days in Riyadh, yyyy-MM-dd, both inclusive; null without a bound. */
export interface Validity {
  firstDay: string | null;
  lastDay: string | null;
}

export const CHOICE_STATES = ['offered', 'later', 'ended'] as const;
export type ChoiceState = (typeof CHOICE_STATES)[number];

/** @param today the day in Riyadh, yyyy-MM-dd */
export function stateOf({ firstDay, lastDay }: Validity, today: string): ChoiceState {
  if (lastDay !== null && lastDay < today) return 'ended';
  return firstDay !== null && today < firstDay ? 'later' : 'offered';
}

export const isOffered = (validity: Validity, today: string): boolean =>
  stateOf(validity, today) === 'offered';

/**
 * A key that none of these is: the next number where keys are numbers, which the specification asks for.
 * @param prefix of keys that are always names
 */
export function nextKey(keys: readonly string[], prefix?: string): string {
  const used = keys.map((key) => Number(/\d+$/.exec(key)?.[0] ?? 0));
  const number = Math.max(0, ...used) + 1;
  if (prefix === undefined && keys.every((key) => /^\d+$/.test(key))) return String(number);
  return `${prefix ?? 'choice'}${number}`;
}
