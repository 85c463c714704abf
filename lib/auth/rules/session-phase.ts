/** Data about the session that a page may have; never the token. Times are ISO-8601. */
export interface SessionStatus {
  signedIn: boolean;
  name?: string;
  idleEndsAt?: string;
  absoluteEndsAt?: string;
  /** The server's clock, so that the page does not depend on its own. */
  now: string;
}

/** How long before the end the page asks the person to continue the session. */
const WARNING_MS = 2 * 60_000;

/** The ends of a session by the page's clock, in milliseconds since 1970. */
export interface SessionEnds {
  idleEnd: number;
  absoluteEnd: number;
}

/** `warning` can be extended; `last` means that the absolute end is near and cannot be moved. */
export type SessionPhase = 'quiet' | 'warning' | 'last' | 'ended';

/** The ends converted to the page's clock; null when nobody is signed in. */
export function toPageClock(status: SessionStatus, pageNow: number): SessionEnds | null {
  const { signedIn, idleEndsAt, absoluteEndsAt } = status;
  if (!signedIn || !idleEndsAt || !absoluteEndsAt) return null;
  const offset = pageNow - Date.parse(status.now);
  return { idleEnd: Date.parse(idleEndsAt) + offset, absoluteEnd: Date.parse(absoluteEndsAt) + offset };
}

export function phaseOf(ends: SessionEnds | null, pageNow: number): SessionPhase {
  if (!ends || pageNow >= ends.idleEnd) return 'ended';
  if (ends.idleEnd - pageNow > WARNING_MS) return 'quiet';
  return ends.idleEnd < ends.absoluteEnd ? 'warning' : 'last';
}

/** Milliseconds until the phase may change; at most a second during the countdown. */
export function untilNextLook(ends: SessionEnds | null, pageNow: number): number | null {
  const phase = phaseOf(ends, pageNow);
  if (!ends || phase === 'ended') return null;
  return phase === 'quiet' ? ends.idleEnd - WARNING_MS - pageNow : 1000;
}
