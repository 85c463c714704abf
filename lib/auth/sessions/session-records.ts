import 'server-only';
import { IDLE_LIMIT_MS } from '@/lib/auth/rules/session-rules';
import { openAccessDatabase, type SessionRecord, writeDurably } from './access-database';

/** Sessions that one person may have at once; the one that was unused longest gives way. */
const MAX_PER_PERSON = 20;

/** Sessions that ended by their limits go whenever a new one comes. */
async function removeOver(at: number): Promise<void> {
  await (await openAccessDatabase())
    .deleteFrom('session')
    .where(({ or, eb }) => or([eb('expires_at', '<=', at), eb('seen_at', '<=', at - IDLE_LIMIT_MS)]))
    .execute();
}

/**
 * Keeps a new session in the place of those that it ends: all of the same browser, and what its person has beyond
 * twenty.
 * @param earlier id of the session that the browser came with
 * @returns what was ended
 */
export async function replaceRecords(entry: SessionRecord, earlier: string | null): Promise<SessionRecord[]> {
  await removeOver(entry.started_at);
  return writeDurably(async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where(({ or, eb }) => or([eb('browser', '=', entry.browser), eb('id', '=', earlier ?? '')]))
      .returningAll()
      .execute();
    const surplus = await tx
      .deleteFrom('session')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('session')
          .select('id')
          .where('subject', '=', entry.subject)
          .orderBy('seen_at', 'desc')
          .orderBy('started_at', 'desc')
          .orderBy('id')
          .limit(MAX_PER_PERSON)
          .offset(MAX_PER_PERSON - 1),
      )
      .returningAll()
      .execute();
    await tx.insertInto('session').values(entry).execute();
    return [...ended, ...surplus];
  });
}

export async function findRecord(id: string): Promise<SessionRecord | null> {
  const database = await openAccessDatabase();
  const row = await database.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Writes down that a session was seen; one that was ended meanwhile stays ended. */
export async function markSeen(id: string, at: Date): Promise<void> {
  const database = await openAccessDatabase();
  await database.updateTable('session').set({ seen_at: at.getTime() }).where('id', '=', id).execute();
}

/** The sessions that live. */
async function selectAlive(at: Date) {
  return (await openAccessDatabase())
    .selectFrom('session')
    .where('expires_at', '>', at.getTime())
    .where('seen_at', '>', at.getTime() - IDLE_LIMIT_MS);
}

/** The sessions of a person that live, the last used first. */
export async function listRecords(subject: string, at: Date): Promise<SessionRecord[]> {
  const alive = await selectAlive(at);
  return alive
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('seen_at', 'desc')
    .orderBy('started_at', 'desc')
    .execute();
}

/**
 * Who has sessions that live, in the order of their pseudonyms: how many, the first start and the last use.
 * @param after the person whom the list follows
 */
export async function listPeople(at: Date, limit: number, after = '') {
  const alive = await selectAlive(at);
  return alive
    .select(({ fn }) => [
      'subject',
      fn.countAll<number>().as('sessions'),
      fn.min('started_at').as('started'),
      fn.max('seen_at').as('seen'),
    ])
    .where('subject', '>', after)
    .groupBy('subject')
    .orderBy('subject')
    .limit(limit)
    .execute();
}

/** What is to end: one session of a person, all of them but one, or those of everybody but one. */
export interface EndScope {
  subject?: string;
  id?: string;
  /** Id of the session that stays. */
  except?: string;
  /** The same by its id at the embedded API. */
  exceptReference?: string;
}

/** Ends sessions on every instance, and on disk, before it returns. @returns what was ended */
export function removeRecords({ subject, id, except, exceptReference }: EndScope): Promise<SessionRecord[]> {
  const conditions = [
    ['subject', '=', subject],
    ['id', '=', id],
    ['id', '<>', except],
    ['reference', '<>', exceptReference],
  ] as const;
  return writeDurably((tx) => {
    let ending = tx.deleteFrom('session');
    for (const [column, operator, value] of conditions)
      if (value !== undefined) ending = ending.where(column, operator, value);
    return ending.returningAll().execute();
  });
}
