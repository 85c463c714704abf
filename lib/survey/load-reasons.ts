import 'server-only';
import { cache } from 'react';
import { type Choice, choiceListStore } from '@/lib/choice-lists/choice-list-store';
import { type ChoiceListId, getChoiceList, stateOf } from '@/lib/choice-lists/choice-lists';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader } from '@/lib/i18n/translator';
import { recordTags } from '@/lib/page-reads/record-reads';
import { REASON_LISTS, type Verdict } from './reasons';

export interface Reason {
  id: string;
  name: string;
  isOffered: boolean;
}

/** Null with an external root, and if they cannot be read: the survey then has those of a new portal. */
async function readStored(list: ChoiceListId): Promise<readonly Choice[] | null> {
  try {
    return (await (await choiceListStore.load())?.read(list)) ?? null;
  } catch (error) {
    console.error('The reasons of page ratings could not be read:', error);
    return null;
  }
}

async function loadList(list: ChoiceListId, locale: Locale): Promise<Reason[]> {
  recordTags(`choices:${list}`);
  const choices = await readStored(list);
  if (!choices) {
    const { namespace, first } = getChoiceList(list);
    const read = await loadTextReader(locale, namespace);
    return Object.entries(first).map(([id, message]) => ({ id, name: read(message), isOffered: true }));
  }
  const today = toDay(now());
  const states = choices.map((choice) => ({ choice, state: stateOf(choice, today) }));
  // Pages with the survey depend on the day only if a reason begins or ends on one.
  if (states.some(({ state, choice }) => state === 'later' || (state === 'offered' && choice.lastDay)))
    recordTags('day');
  return states.map(({ choice: { key, texts }, state }) => ({
    id: key,
    name: texts[locale],
    isOffered: state === 'offered',
  }));
}

/** The reasons for each verdict in display order, also those that are not offered; read once per rendering. */
export const loadReasons = cache(async (locale: Locale): Promise<Record<Verdict, Reason[]>> => {
  const [yes, no] = await Promise.all([
    loadList(REASON_LISTS.yes, locale),
    loadList(REASON_LISTS.no, locale),
  ]);
  return { yes, no };
});
