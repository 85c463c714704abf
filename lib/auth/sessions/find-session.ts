import 'server-only';
import { PEER_HEADER } from '@/lib/api/headers';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { sourceOf } from '@/lib/auth/refusals/source';
import { isSessionAlive, type Session } from '@/lib/auth/rules/session-rules';
import { issuedTokens } from '@/lib/auth/tokens/caller';
import { now } from '@/lib/env/clock';
import { findCookie } from './cookies';
import { readSessionId, SESSION_COOKIE } from './session-cookie';
import { findRecord } from './session-records';
import { toSession } from './session-seal';

/** Stored, within its limits, and not ended. An external root reports an invalid token later with a 401. */
export async function findSession(headers: Headers): Promise<Session | null> {
  const id = readSessionId(headers);
  // A browser may send the cookie of an ended session, but an id that never existed suggests a guess.
  if (!id && findCookie(SESSION_COOKIE, headers)) countRefusal('tokenRefused', sourceOf(headers));
  const record = id ? await findRecord(id) : null;
  const stored = record ? await toSession(record) : null;
  if (!stored || !isSessionAlive(stored, now())) return null;
  const session = { ...stored, peer: headers.get(PEER_HEADER) ?? undefined };
  const tokens = await issuedTokens.load();
  if (!tokens) return session;
  const caller = await tokens.open(session.token);
  return caller ? { ...session, caller } : null;
}
