import 'server-only';
import { isSessionAlive } from '@/lib/auth/rules/session-rules';
import { now } from '@/lib/env/clock';
import { readSessionId } from './session-cookie';
import { findRecord } from './session-records';

/** Enough to decide who is served first; `findSession` decides what somebody may see. */
export async function findPerson(headers: Headers): Promise<string | null> {
  const id = readSessionId(headers);
  const record = id ? await findRecord(id) : null;
  if (!record) return null;
  const times = { seenAt: new Date(record.seen_at), expiresAt: new Date(record.expires_at) };
  return isSessionAlive(times, now()) ? record.subject : null;
}
