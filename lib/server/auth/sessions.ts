import 'server-only';
import { randomBytes } from 'node:crypto';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';

const ID_BYTES = 32;

/** Opens a session with a new id and records it in the audit trail. */
export async function createSession(subject: string, expiresAt: Date): Promise<string> {
  const database = await openDatabase();
  const id = randomBytes(ID_BYTES).toString('base64url');
  const at = now();
  await inTransaction(database, async (tx) => {
    const times = { started_at: at.toISOString(), expires_at: expiresAt.toISOString(), ended_at: null };
    await tx
      .insertInto('sign_on_session')
      .values({ id, subject, ...times })
      .execute();
    await recordEvent(tx, { entity: 'session', entityId: id, kind: 'signedOn', actor: subject, at });
  });
  return id;
}

/** True while a session is neither ended nor expired. */
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

interface OpenScope {
  subject?: string;
  except?: string;
}

/** Ends the open sessions of a person or of everyone, with one entry in the audit trail. */
export async function endOpenSessions({ subject, except = '' }: OpenScope, actor: string): Promise<number> {
  const database = await openDatabase();
  const at = now();
  return inTransaction(database, async (tx) => {
    const ended = await tx
      .updateTable('sign_on_session')
      .set({ ended_at: at.toISOString() })
      .where('ended_at', 'is', null)
      .where('expires_at', '>', at.toISOString())
      .where('id', '<>', except)
      .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
      .returning('id')
      .execute();
    const data = { sessions: ended.length };
    await recordEvent(tx, {
      entity: 'session',
      entityId: subject ?? 'everyone',
      kind: 'ended',
      actor,
      at,
      data,
    });
    return ended.length;
  });
}

/** Ends a session; idempotent. */
export async function endSession(id: string): Promise<void> {
  const database = await openDatabase();
  const at = now();
  await inTransaction(database, async (tx) => {
    const ended = await tx
      .updateTable('sign_on_session')
      .set({ ended_at: at.toISOString() })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('subject')
      .executeTakeFirst();
    if (!ended) return;
    await recordEvent(tx, { entity: 'session', entityId: id, kind: 'signedOut', actor: ended.subject, at });
  });
}
