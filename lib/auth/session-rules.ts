import { readClaims } from './claims';

const MINUTE_MS = 60_000;

/** Time without a request after which a session ends (SESSION-01). */
const IDLE_LIMIT_MS = 20 * MINUTE_MS;
/** Age at which a session ends whatever happens (SESSION-01). */
export const ABSOLUTE_LIMIT_MS = 8 * 60 * MINUTE_MS;
/** A session seen less than this ago is not sealed anew. */
const SLIDE_AFTER_MS = 15_000;

/** A sign-on as the portal keeps it, sealed, in the visitor's cookie. */
export interface Session {
  /** The context token; never reaches page scripts. */
  token: string;
  /** Session id at the embedded API; the token itself names none with some external roots. */
  sessionId: string | null;
  name: string;
  /** Who signed on: a pseudonym, never the national id. */
  subject: string;
  startedAt: Date;
  seenAt: Date;
  /** The absolute end: eight hours, or earlier when the token ends earlier. */
  expiresAt: Date;
}

/** Who a context token names, and the session that it belongs to; null when it cannot be decoded or names nobody. */
export function identify(token: string): Pick<Session, 'token' | 'sessionId' | 'name' | 'subject'> | null {
  const claims = readClaims(token);
  if (!claims) return null;
  return { token, sessionId: claims.sid ?? null, name: claims.Username ?? '', subject: claims.sub };
}

/**
 * The session that a fresh context token opens.
 * @returns null when the token cannot be decoded, names nobody or is past its time
 */
export function startSession(token: string, now: Date): Session | null {
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
