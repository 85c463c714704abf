import 'server-only';
import { createHash } from 'node:crypto';

/**
 * Sessions that were signed out while their cookie could still come back: from a copy, or from an answer
 * that was under way. The embedded API remembers them for good; an external root does not, so this process does.
 */
const memory = globalThis as { endedSessions?: Map<string, number> };

function ended(): Map<string, number> {
  memory.endedSessions ??= new Map();
  return memory.endedSessions;
}

const fingerprint = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Remembers until its end that a context token was signed out. */
export function rememberEnded(token: string, expiresAt: Date, now: Date): void {
  for (const [key, end] of ended()) if (end <= now.getTime()) ended().delete(key);
  ended().set(fingerprint(token), expiresAt.getTime());
}

/** True for a context token that was signed out. */
export function wasEnded(token: string): boolean {
  return ended().has(fingerprint(token));
}
