import 'server-only';
import { issuedTokens } from '@/lib/auth/tokens/caller';
import type { SessionRecord } from './access-database';
import { type EndScope, removeRecords } from './session-records';
import { toSession } from './session-seal';

/**
 * Ends a context token at the embedded API, which refuses it from then on. An external root has no call for that:
 * its token stays good until its own end, but the portal was the only one to hold it.
 */
export async function endToken(token: string): Promise<void> {
  await (await issuedTokens.load())?.end(token);
}

/** Ends the tokens of sessions that the portal has given up. */
export async function endTokens(records: readonly SessionRecord[]): Promise<void> {
  const sessions = await Promise.all(records.map(toSession));
  await Promise.all(sessions.map((session) => session && endToken(session.token)));
}

/**
 * Ends sessions for good, wherever they are known.
 * @returns how many there were
 */
export async function endSessions(scope: EndScope): Promise<number> {
  const ended = await removeRecords(scope);
  await endTokens(ended);
  return ended.length;
}
