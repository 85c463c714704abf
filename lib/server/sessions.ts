import 'server-only';
import { randomBytes } from 'node:crypto';
import { now } from '@/lib/clock';
import { openDatabase } from './db/open';

const ID_BYTES = 32;

/**
 * Opens a session with an id of its own.
 * @param subject pseudonym of the person
 * @returns the session id
 */
export async function createSession(subject: string, expiresAt: Date): Promise<string> {
  const database = await openDatabase();
  const id = randomBytes(ID_BYTES).toString('base64url');
  const at = now().toISOString();
  await database.deleteFrom('sign_on_session').where('expires_at', '<', at).execute();
  await database
    .insertInto('sign_on_session')
    .values({ id, subject, started_at: at, expires_at: expiresAt.toISOString(), ended_at: null })
    .execute();
  return id;
}

/** True while a session is neither ended nor past its time. */
export async function isSessionOpen(id: string): Promise<boolean> {
  const database = await openDatabase();
  const row = await database
    .selectFrom('sign_on_session')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now().toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a session for good; ending it twice changes nothing. */
export async function endSession(id: string): Promise<void> {
  const database = await openDatabase();
  await database
    .updateTable('sign_on_session')
    .set({ ended_at: now().toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
