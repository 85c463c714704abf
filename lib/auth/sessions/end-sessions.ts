import 'server-only';
import { issuedTokens } from '@/lib/auth/tokens/caller';
import type { SessionRecord } from './access-database';
import { type EndScope, removeRecords } from './session-records';
import { toSession } from './session-seal';

/**
 * At the embedded API. At an external root the token stays valid until it expires, but the portal no longer holds it.
 */
export async function endToken(token: string): Promise<void> {
  await (await issuedTokens.load())?.end(token);
}

export async function endTokens(records: readonly SessionRecord[]): Promise<void> {
  const sessions = await Promise.all(records.map(toSession));
  await Promise.all(sessions.map((session) => session && endToken(session.token)));
}

/** At the portal and at the embedded API. @returns their number */
export async function endSessions(scope: EndScope): Promise<number> {
  const ended = await removeRecords(scope);
  await endTokens(ended);
  return ended.length;
}
