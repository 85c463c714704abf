import 'server-only';
import type { ListedItem } from '@/lib/api/contract/named-list';
import { type ChoiceListId, isOffered } from '@/lib/choice-lists/choice-lists';
import type { CHOICE_LIST_ENDPOINTS } from '@/lib/choice-lists/endpoints';
import { choicesQuery } from '@/lib/choice-lists/schemas';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { readChoices } from './read-choices';

/** The choices that are offered today, named in a language. @param withEnded also the others, which say so */
export async function nameChoices(
  list: ChoiceListId,
  locale: Locale,
  withEnded: boolean,
): Promise<(ListedItem & { id: string })[]> {
  const today = toDay(now());
  return (await readChoices(await openDatabase(), list)).flatMap((choice) => {
    const named = { id: choice.key, name: choice.texts[locale] };
    if (isOffered(choice, today)) return [named];
    return withEnded ? [{ ...named, isOffered: false as const }] : [];
  });
}

const getChoices: ApiHandler = async (c) => {
  const { list, ended } = readQuery(c, choicesQuery);
  return c.json({ data: await nameChoices(list, c.get('locale'), ended !== undefined) });
};

export const CHOICE_LIST_HANDLERS = { getChoices } satisfies Record<
  keyof typeof CHOICE_LIST_ENDPOINTS,
  ApiHandler
>;
