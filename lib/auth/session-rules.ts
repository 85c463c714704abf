import { readClaims } from '@/lib/api/token-claims';
import type { Caller } from './caller';

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
  if (!claims?.authenticated) return null;
  return { token, name: claims.Username ?? '', subject: claims.sub };
}

/**
 * The session that a fresh context token opens, which has no id yet.
 * @returns null when the token is too long or no compact one, names nobody, does not say by the boolean `true` that
 *   they signed on, or is past its time
 */
export function startSession(token: string, now: Date): Omit<Session, 'id'> | null {
  if (token.length > MAX_TOKEN_LENGTH || !COMPACT.test(token)) return null;
  const person = identify(token);
  const end = readClaims(token)?.exp;
  if (!person || !end) return null;
  const expiresAt = new Date(Math.min(now.getTime() + ABSOLUTE_LIMIT_MS, end * 1000));
  return expiresAt > now ? { ...person, startedAt: now, seenAt: now, expiresAt } : null;
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
