import 'server-only';
import { randomInt } from 'node:crypto';
import { toPseudonym } from '@/lib/auth/tokens/secrets';
import { createReferenceNumber } from '@/lib/forms/rules/reference-number';

const MINUTE_MS = 60_000;
/** How long a code that was mailed is valid. */
export const CODE_LIFETIME_MS = 30 * MINUTE_MS;
/** A second request within this time sends no second mail. */
const PAUSE_MS = 2 * MINUTE_MS;
export const MAX_CODE_ATTEMPTS = 5;

/**
 * A new code that is mailed to prove that a person reads an address, and its hash, which is stored instead: otherwise a
 * reader of the database could use the code. @param purpose what the code confirms, and for whom
 */
export function drawMailedCode(purpose: string): { code: string; hash: string } {
  const code = createReferenceNumber(randomInt);
  return { code, hash: hashMailedCode(purpose, code) };
}

export const hashMailedCode = (purpose: string, code: string): string =>
  toPseudonym(`${purpose}:${code}`).toString('hex');

/** True while no other code is sent. @param sentAt ISO-8601 */
export const isSoonAfter = (sentAt: string, at: Date): boolean =>
  at.getTime() < Date.parse(sentAt) + PAUSE_MS;
