import { decodeClaims, readClaims } from '@/lib/api/token-claims';
import type { Caller } from '@/lib/auth/tokens/caller';
import { type ClaimVerdict, judgeClaim } from './authenticated-claim';

const MINUTE_MS = 60_000;

/** Time without a request after which a session ends (SESSION-01). */
export const IDLE_LIMIT_MS = 20 * MINUTE_MS;
/** Age at which a session ends whatever happens (SESSION-01). */
export const ABSOLUTE_LIMIT_MS = 8 * 60 * MINUTE_MS;
/** A session seen less than this ago is not written down again. */
const SLIDE_AFTER_MS = 15_000;

/** The longest context token that the portal keeps. Servers commonly refuse headers beyond half of it. */
const MAX_TOKEN_LENGTH = 32 * 1024;
/** Three parts of a compact token; the last is empty where a root signs in another way. */
const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** A sign-on as the portal keeps it. */
export interface Session {
  /** Names the session at the portal; the cookie's secret cannot be told from it. */
  id: string;
  /** The context token; never reaches page scripts. */
  token: string;
  name: string;
  /** Whom the embedded API found behind the token in this request; not there beside an external root. */
  caller?: Caller;
  /** The person's address in this request, as the front server saw it. */
  peer?: string;
  /** Who signed on: a pseudonym, never the national id. */
  subject: string;
  startedAt: Date;
  seenAt: Date;
  /** The absolute end: eight hours, or earlier when the token ends earlier. */
  expiresAt: Date;
}

/** Whom a context token signs on; null for a token that names nobody, or nobody who signed on. */
export function identify(token: string): Pick<Session, 'token' | 'name' | 'subject'> | null {
  const claims = readClaims(token);
  if (!claims || judgeClaim(decodeClaims(token) ?? {}) !== 'accepted') return null;
  return { token, name: claims.Username ?? '', subject: claims.sub };
}

/** Why a token opens no session. */
type TokenRefusal =
  | 'tooLong'
  | 'notCompact'
  | 'noSubject'
  | 'noExpiry'
  | 'expired'
  | Exclude<ClaimVerdict, 'accepted'>;

/** Each reason in words for the log of the operator; none of them quotes the token. */
export const TOKEN_REFUSALS: Readonly<Record<TokenRefusal, string>> = {
  tooLong: 'its token is longer than 32 kB',
  notCompact: 'its token is no compact JWT',
  noSubject: 'its token has no claim sub that names a person',
  noExpiry: 'its token has no claim exp in seconds',
  expired: 'its token is past its time; compare the clocks',
  claimMissing: 'its token lacks the claim that says who signed on (see AUTHENTICATED_CLAIM)',
  claimNotTrue: 'the claim that says who signed on holds no accepted value (see AUTHENTICATED_CLAIM)',
};

/**
 * Why a token opens no session now; null for one that does.
 * @param isExternal as `judgeClaim` takes it
 */
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

/** The session that a fresh context token opens, which has no id yet; null where `findRefusal` says why not. */
export function startSession(token: string, now: Date): Omit<Session, 'id'> | null {
  const person = findRefusal(token, now) ? null : identify(token);
  if (!person) return null;
  const end = (readClaims(token)?.exp ?? 0) * 1000;
  const expiresAt = new Date(Math.min(now.getTime() + ABSOLUTE_LIMIT_MS, end));
  return { ...person, startedAt: now, seenAt: now, expiresAt };
}

/** The moment at which the session ends unless something happens. */
export function idleEndOf(session: Pick<Session, 'seenAt' | 'expiresAt'>): Date {
  return new Date(Math.min(session.seenAt.getTime() + IDLE_LIMIT_MS, session.expiresAt.getTime()));
}

/** True while neither the idle nor the absolute limit is reached. */
export function isSessionAlive(session: Pick<Session, 'seenAt' | 'expiresAt'>, now: Date): boolean {
  return now < idleEndOf(session);
}

/** The session as seen now, or null when it was seen so lately that nothing needs to be stored. */
export function touchSession(session: Session, now: Date): Session | null {
  return now.getTime() - session.seenAt.getTime() < SLIDE_AFTER_MS ? null : { ...session, seenAt: now };
}
