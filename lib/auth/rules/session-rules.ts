import { decodeClaims, readClaims } from '@/lib/api/token-claims';
import type { Caller } from '@/lib/auth/tokens/caller';
import { type ClaimVerdict, judgeClaim } from './authenticated-claim';

const MINUTE_MS = 60_000;

/** A session ends after this time without a request (SESSION-01). */
export const IDLE_LIMIT_MS = 20 * MINUTE_MS;
/** A session ends at this age in any case (SESSION-01). */
export const ABSOLUTE_LIMIT_MS = 8 * 60 * MINUTE_MS;
/** The last use of a session is stored again only after this time. */
const SLIDE_AFTER_MS = 15_000;

/** Maximum length of a stored context token. Servers commonly refuse headers of half this length. */
const MAX_TOKEN_LENGTH = 32 * 1024;
/** Three parts of a compact token; the last may be empty if a root authenticates differently. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

export interface Session {
  /** Session id at the portal; the cookie's secret cannot be derived from it. */
  id: string;
  token: string;
  name: string;
  /** The embedded API's earlier result for the token in this request; missing with an external root. */
  caller?: Caller;
  peer?: string;
  /** Pseudonym of the person; never the national id. */
  subject: string;
  startedAt: Date;
  seenAt: Date;
  /** The absolute end: after eight hours, or when the token expires, if earlier. */
  expiresAt: Date;
}

/** The person of a context token; null if it identifies nobody or its claim does not mark a sign-on. */
export function identify(token: string): Pick<Session, 'token' | 'name' | 'subject'> | null {
  const claims = readClaims(token);
  if (!claims || judgeClaim(decodeClaims(token) ?? {}) !== 'accepted') return null;
  return { token, name: claims.Username ?? '', subject: claims.sub };
}

/** Why a token does not open a session. */
type TokenRefusal =
  | 'tooLong'
  | 'notCompact'
  | 'noSubject'
  | 'noExpiry'
  | 'expired'
  | Exclude<ClaimVerdict, 'accepted'>;

/** Log messages for each reason; none quotes the token. */
export const TOKEN_REFUSALS: Readonly<Record<TokenRefusal, string>> = {
  tooLong: 'its token is longer than 32 kB',
  notCompact: 'its token is no compact JWT',
  noSubject: 'its token has no claim sub that names a person',
  noExpiry: 'its token has no claim exp in seconds',
  expired: 'its token is past its time; compare the clocks',
  claimMissing: 'its token lacks the claim that says who signed on (see AUTHENTICATED_CLAIM)',
  claimNotTrue: 'the claim that says who signed on has no accepted value (see AUTHENTICATED_CLAIM)',
};

/** Why a token does not open a session now; null if it does. */
export function findRefusal(token: string, now: Date, isExternal?: boolean): TokenRefusal | null {
  if (token.length > MAX_TOKEN_LENGTH) return 'tooLong';
  const claims = COMPACT.test(token) ? decodeClaims(token) : null;
  if (!claims) return 'notCompact';
  const known = readClaims(token);
  if (!known) return 'noSubject';
  const verdict = judgeClaim(claims, isExternal);
  if (verdict !== 'accepted') return verdict;
  if (!known.exp) return 'noExpiry';
  return known.exp * 1000 > now.getTime() ? null : 'expired';
}

/** A new session for a context token, without an id; null if `findRefusal` has a reason. */
export function startSession(token: string, now: Date): Omit<Session, 'id'> | null {
  const person = findRefusal(token, now) ? null : identify(token);
  if (!person) return null;
  const end = (readClaims(token)?.exp ?? 0) * 1000;
  const expiresAt = new Date(Math.min(now.getTime() + ABSOLUTE_LIMIT_MS, end));
  return { ...person, startedAt: now, seenAt: now, expiresAt };
}

/** The time when the session ends without further requests. */
export function idleEndOf(session: Pick<Session, 'seenAt' | 'expiresAt'>): Date {
  return new Date(Math.min(session.seenAt.getTime() + IDLE_LIMIT_MS, session.expiresAt.getTime()));
}

/** True before both the idle and the absolute limit. */
export function isSessionAlive(session: Pick<Session, 'seenAt' | 'expiresAt'>, now: Date): boolean {
  return now < idleEndOf(session);
}

/** The session with its last use set to now, or null if it was used so recently that nothing needs to be stored. */
export function touchSession(session: Session, now: Date): Session | null {
  return now.getTime() - session.seenAt.getTime() < SLIDE_AFTER_MS ? null : { ...session, seenAt: now };
}
