import 'server-only';
import { open, type Purpose, rememberOpened, seal } from '@/lib/auth/rules/sealed-token';
import { identify, type Session } from '@/lib/auth/rules/session-rules';
import { loadKeys } from '@/lib/auth/tokens/secrets';
import { now } from '@/lib/env/clock';
import type { SessionRecord } from './access-database';

const purpose = (): Purpose => ({
  ...loadKeys('cookies'),
  type: 'session+jwt',
  audience: 'urn:portal:session',
});

const openOnce = rememberOpened((token) => open(token, purpose(), now()), now);

export function sealToken({ id, token, expiresAt }: Session): Promise<string> {
  return seal({ id, token }, purpose(), expiresAt);
}

/** The session of a record; null if its token is expired or was sealed with another key or for another session. */
export async function toSession(record: SessionRecord): Promise<Session | null> {
  try {
    const { id, token } = await openOnce(record.token);
    const person = typeof token === 'string' && id === record.id ? identify(token) : null;
    if (!person) return null;
    const times = {
      startedAt: new Date(record.started_at),
      seenAt: new Date(record.seen_at),
      expiresAt: new Date(record.expires_at),
    };
    return { id: record.id, ...person, ...times };
  } catch {
    // A foreign, damaged or expired token counts as no session.
    return null;
  }
}
