import 'server-only';
import type { Kysely } from 'kysely';
import { moveOne } from '@/lib/admin/lists/arrange';
import type { DESK_LIST_ENDPOINTS } from '@/lib/admin/lists/endpoints';
import { MAX_CHOICES, moveChoiceBody, saveChoiceBody } from '@/lib/admin/lists/schemas';
import type { Choice } from '@/lib/choice-lists/choice-list-store';
import {
  CHOICE_LIST_IDS,
  type ChoiceListId,
  getChoiceList,
  isOffered,
  nextKey,
  stateOf,
} from '@/lib/choice-lists/choice-lists';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { readChoices } from '@/lib/server/choice-lists/read-choices';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { checkLabels, refuseFull } from '../check-labels';

/** 0 for an unchanged list. */
async function readVersion(db: Kysely<Tables>, list: ChoiceListId): Promise<number> {
  const row = await db.selectFrom('choice_list').select('version').where('id', '=', list).executeTakeFirst();
  return row?.version ?? 0;
}

/** Desk/ListChoiceLists */
const listChoiceLists: ApiHandler = async (c) => {
  const db = await openDatabase();
  const today = toDay(now());
  const lists = CHOICE_LIST_IDS.map(async (list) => ({
    list,
    version: await readVersion(db, list),
    choices: (await readChoices(db, list)).map((choice) => ({
      ...choice,
      state: stateOf(choice, today),
    })),
  }));
  return c.json({ data: await Promise.all(lists) });
};

/** Writes every choice: the first change of a list stores those of a new portal too. */
async function writeChoices(tx: Kysely<Tables>, list: ChoiceListId, choices: readonly Choice[]) {
  const rows = choices.map(({ key, texts, firstDay, lastDay }, position) => ({
    list,
    key,
    position,
    texts: JSON.stringify(texts),
    first_day: firstDay,
    last_day: lastDay,
  }));
  await tx
    .insertInto('choice')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['list', 'key']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        texts: ref('excluded.texts'),
        first_day: ref('excluded.first_day'),
        last_day: ref('excluded.last_day'),
      })),
    )
    .execute();
}

interface Change {
  kind: 'configured' | 'changed';
  /** The choice that is added, changed or moved. */
  key: string;
  choices: Choice[];
}

/**
 * Changes a list in the version that its reader has seen, and records it.
 * @throws RequestError 409 `listMoved`, `choiceLast`
 */
async function changeList(
  c: ApiContext,
  { list, version }: { list: ChoiceListId; version: number },
  change: (choices: Choice[], tx: Kysely<Tables>) => Promise<Change> | Change,
): Promise<Response> {
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    if ((await readVersion(tx, list)) !== version) throw new RequestError(409, 'listMoved');
    const { kind, key, choices } = await change(await readChoices(tx, list), tx);
    const isLasting = (choice: Choice) => choice.lastDay === null && isOffered(choice, toDay(at));
    if (!choices.some(isLasting)) throw new RequestError(409, 'choiceLast');
    await writeChoices(tx, list, choices);
    const row = { version: version + 1, updated_at: at.toISOString() };
    await tx
      .insertInto('choice_list')
      .values({ id: list, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const actor = c.get('caller').subject;
    await recordEvent(tx, { entity: 'choice_list', entityId: `${list}/${key}`, kind, actor, at });
  });
  return c.json({ data: { saved: true } });
}

/** The keys of a list, and of the one with which it shares its numbers. */
async function listUsedKeys(
  tx: Kysely<Tables>,
  list: ChoiceListId,
  own: readonly Choice[],
): Promise<string[]> {
  const { numberedWith } = getChoiceList(list);
  const other = CHOICE_LIST_IDS.find((id) => id === numberedWith);
  return [...own, ...(other ? await readChoices(tx, other) : [])].map(({ key }) => key);
}

/**
 * Desk/SaveChoice. A new choice gets a key that the list has never had.
 * @throws RequestError 404 for an unknown key; 409 `listMoved`, `listFull`, `choiceLast`; 422
 */
const saveChoice: ApiHandler = async (c) => {
  const given = await readJson(c.req.raw, saveChoiceBody);
  return changeList(c, given, async (choices, tx) => {
    const { key, texts, firstDay = null, lastDay = null } = given;
    if (key !== undefined && !choices.some((choice) => choice.key === key))
      throw new RequestError(404, 'notFound');
    checkLabels(
      texts,
      choices.filter((choice) => choice.key !== key),
    );
    const changed = { texts, firstDay, lastDay };
    if (key !== undefined)
      return {
        kind: 'changed',
        key,
        choices: choices.map((choice) => (choice.key === key ? { key, ...changed } : choice)),
      };
    refuseFull(choices.length, MAX_CHOICES);
    const added = { key: nextKey(await listUsedKeys(tx, given.list, choices)), ...changed };
    return { kind: 'configured', key: added.key, choices: [...choices, added] };
  });
};

/** Desk/MoveChoice. Moving the first choice up changes nothing. @throws RequestError 404; 409 `listMoved` */
const moveChoice: ApiHandler = async (c) => {
  const { key, to, ...seen } = await readJson(c.req.raw, moveChoiceBody);
  return changeList(c, seen, (choices) => {
    const from = choices.findIndex((choice) => choice.key === key);
    if (from < 0) throw new RequestError(404, 'notFound');
    return { kind: 'changed', key, choices: moveOne(choices, from, to) };
  });
};

export const DESK_LIST_HANDLERS = { listChoiceLists, saveChoice, moveChoice } satisfies Record<
  keyof typeof DESK_LIST_ENDPOINTS,
  ApiHandler
>;
