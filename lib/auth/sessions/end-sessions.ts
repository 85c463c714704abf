import 'server-only';
import { issuedTokens } from '@/lib/auth/tokens/caller';
import type { SessionRecord } from './access-database';
import { type EndScope, removeRecords } from './session-records';
import { toSession } from './session-seal';

/**
 * Revokes a context token at the embedded API. An external root has no call for that: its token stays valid until it
 * expires, but the portal no longer holds it.
 */
export async function endToken(token: string): Promise<void> {
  await (await issuedTokens.load())?.end(token);
}

/** Revokes the tokens of ended sessions. */
export async function endTokens(records: readonly SessionRecord[]): Promise<void> {
  const sessions = await Promise.all(records.map(toSession));
  await Promise.all(sessions.map((session) => session && endToken(session.token)));
}

/**
 * Ends sessions at the portal and at the embedded API.
 * @returns their number
 */
export async function endSessions(scope: EndScope): Promise<number> {
  const ended = await removeRecords(scope);
  await endTokens(ended);
  return ended.length;
}
