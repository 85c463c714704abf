import 'server-only';
import { IDLE_LIMIT_MS } from '@/lib/auth/rules/session-rules';
import { openAccessDatabase, type SessionRecord, writeDurably } from './access-database';

/** Maximum number of sessions per person; beyond it the least recently used one ends. */
const MAX_PER_PERSON = 20;

/** Deletes expired sessions, whenever a new one is stored. */
async function removeOver(at: number): Promise<void> {
  await (await openAccessDatabase())
    .deleteFrom('session')
    .where(({ or, eb }) => or([eb('expires_at', '<=', at), eb('seen_at', '<=', at - IDLE_LIMIT_MS)]))
    .execute();
}

/** Ends those of the same browser, and of the person those beyond twenty. @returns the ended sessions */
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

/** Stores the last use of a session; does not revive an ended one. */
export async function markSeen(id: string, at: Date): Promise<void> {
  const database = await openAccessDatabase();
  await database.updateTable('session').set({ seen_at: at.getTime() }).where('id', '=', id).execute();
}

async function selectAlive(at: Date) {
  return (await openAccessDatabase())
    .selectFrom('session')
    .where('expires_at', '>', at.getTime())
    .where('seen_at', '>', at.getTime() - IDLE_LIMIT_MS);
}

export async function listRecords(subject: string, at: Date): Promise<SessionRecord[]> {
  const alive = await selectAlive(at);
  return alive
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('seen_at', 'desc')
    .orderBy('started_at', 'desc')
    .execute();
}

/** Ordered by pseudonym. @param after the preceding person */
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

/** The sessions to end: one of a person, all but one, or everybody's but one. */
export interface EndScope {
  subject?: string;
  id?: string;
  except?: string;
  /** Its id at the embedded API. */
  exceptReference?: string;
}

/** Ends sessions durably and for every instance. @returns the ended sessions */
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
