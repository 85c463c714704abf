import 'server-only';
import { readClaims } from '@/lib/api/token-claims';
import type { Session } from '@/lib/auth/rules/session-rules';
import { readDevice } from './device';
import { endTokens } from './end-sessions';
import { formatSessionCookie, makeSessionSecret, readSessionId, toSessionId } from './session-cookie';
import { replaceRecords } from './session-records';
import { sealToken } from './session-seal';

/** Ends this browser's earlier sessions. @param browser id shared by all sign-ons of this browser */
export async function openSession(
  start: Omit<Session, 'id'>,
  browser: string,
  headers: Headers,
): Promise<string> {
  const secret = makeSessionSecret();
  const session: Session = { ...start, id: toSessionId(secret) };
  const entry = {
    id: session.id,
    reference: readClaims(session.token)?.sid ?? '',
    subject: session.subject,
    browser,
    device: JSON.stringify(readDevice(headers)),
    token: await sealToken(session),
    started_at: session.startedAt.getTime(),
    seen_at: session.seenAt.getTime(),
    expires_at: session.expiresAt.getTime(),
  };
  await endTokens(await replaceRecords(entry, readSessionId(headers)));
  return formatSessionCookie(secret, session, headers);
}
