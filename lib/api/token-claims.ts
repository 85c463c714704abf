import type { JWTPayload } from 'jose';
import { decodeJwt } from 'jose/jwt/decode';

/** Claims that the portal reads from a token without verifying its signature, which the API does. */
export interface Claims {
  /** User identity. */
  sub: string;
  /** Display name of the person. */
  Username?: string;
  /** Seconds since 1970. */
  exp?: number;
  /** Session id at the embedded API. */
  sid?: string;
  /** Sign-on that the token ends (embedded API). */
  txn?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A time must be a number: a numeric text would otherwise be compared as one. */
const moment = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** Maximum length of a subject in OpenID Connect Core. */
const MAX_SUBJECT = 255;

/** All claims of a token; null if it cannot be decoded. */
export function decodeClaims(token: string | undefined): JWTPayload | null {
  try {
    return token ? decodeJwt(token) : null;
  } catch {
    return null;
  }
}

/** The claims of a token; null if it cannot be decoded or has no subject. */
export function readClaims(token: string | undefined): Claims | null {
  const { sub, exp, Username, sid, txn } = decodeClaims(token) ?? {};
  const person = text(sub);
  if (!person || person.length > MAX_SUBJECT) return null;
  const ids = { sid: text(sid), txn: text(txn) };
  return { sub: person, exp: moment(exp), Username: text(Username), ...ids };
}

/**
 * True when a token is unusable (SIGN-ON-12): it is missing, cannot be decoded, lacks `exp`, or its `exp` is not later
 * than now.
 */
export function isTokenExpired(token: string | undefined, now: Date): boolean {
  const exp = moment(decodeClaims(token)?.exp);
  return exp === undefined || exp * 1000 <= now.getTime();
}
