import 'server-only';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { openAccessDatabase, writeDurably } from './access-database';
import { IDLE_LIMIT_MS } from './session-rules';

/** Sessions that one person may have at once; the one that was unused longest gives way. */
const MAX_PER_PERSON = 20;

const record = z.object({
  id: z.string(),
  /** Session id at the embedded API; empty where the token names none. */
  reference: z.string(),
  subject: z.string(),
  browser: z.string(),
  device: z.string(),
  token: z.string(),
  started_at: z.number(),
  seen_at: z.number(),
  expires_at: z.number(),
});

/** A session as the portal keeps it. Times are milliseconds since 1970. */
export type SessionRecord = z.infer<typeof record>;

const records = z.array(record);

/** Sessions that ended by their limits; they go whenever a new one comes. */
function removeOver(database: DatabaseSync, at: number): void {
  database.prepare('delete from session where expires_at <= ? or seen_at <= ?').run(at, at - IDLE_LIMIT_MS);
}

/**
 * Keeps a new session in the place of those that it ends: all of the same browser, and what its person has beyond
 * twenty.
 * @param earlier id of the session that the browser came with
 * @returns what was ended
 */
export function replaceRecords(entry: SessionRecord, earlier: string | null): SessionRecord[] {
  return writeDurably((database) => {
    removeOver(database, entry.started_at);
    const ended = database
      .prepare('delete from session where browser = ? or id = ? returning *')
      .all(entry.browser, earlier);
    const surplus = database
      .prepare(
        `delete from session where id in
           (select id from session where subject = ? order by seen_at desc, rowid desc limit -1 offset ?)
         returning *`,
      )
      .all(entry.subject, MAX_PER_PERSON - 1);
    database
      .prepare(
        `insert into session (id, reference, subject, browser, device, token, started_at, seen_at, expires_at)
         values (:id, :reference, :subject, :browser, :device, :token, :started_at, :seen_at, :expires_at)`,
      )
      .run(entry);
    return records.parse([...ended, ...surplus]);
  });
}

export function findRecord(id: string): SessionRecord | null {
  const row = openAccessDatabase().prepare('select * from session where id = ?').get(id);
  return row ? record.parse(row) : null;
}

/** Writes down that a session was seen; one that was ended meanwhile stays ended. */
export function markSeen(id: string, at: Date): void {
  openAccessDatabase().prepare('update session set seen_at = ? where id = ?').run(at.getTime(), id);
}

/** The sessions of a person that live, the last used first. */
export function listRecords(subject: string, at: Date): SessionRecord[] {
  const rows = openAccessDatabase()
    .prepare(
      'select * from session where subject = ? and expires_at > ? and seen_at > ? order by seen_at desc, rowid desc',
    )
    .all(subject, at.getTime(), at.getTime() - IDLE_LIMIT_MS);
  return records.parse(rows);
}

const people = z.array(
  z.object({ subject: z.string(), sessions: z.number(), started: z.number(), seen: z.number() }),
);

/**
 * Who has sessions that live, in the order of their pseudonyms: how many, the first start and the last use.
 * @param after the person whom the list follows
 */
export function listPeople(at: Date, limit: number, after = ''): z.infer<typeof people> {
  const rows = openAccessDatabase()
    .prepare(
      `select subject, count(*) as sessions, min(started_at) as started, max(seen_at) as seen from session
       where subject > ? and expires_at > ? and seen_at > ? group by subject order by subject limit ?`,
    )
    .all(after, at.getTime(), at.getTime() - IDLE_LIMIT_MS, limit);
  return people.parse(rows);
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

/** Ends sessions on disk before it returns. @returns what was ended */
export function removeRecords({ subject, id, except, exceptReference }: EndScope): SessionRecord[] {
  return writeDurably((database) =>
    records.parse(
      database
        .prepare(
          `delete from session where (:subject is null or subject = :subject) and (:id is null or id = :id)
             and (:except is null or id <> :except)
             and (:exceptReference is null or reference <> :exceptReference) returning *`,
        )
        .all({
          subject: subject ?? null,
          id: id ?? null,
          except: except ?? null,
          exceptReference: exceptReference ?? null,
        }),
    ),
  );
}
