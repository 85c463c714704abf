import type { JWTPayload } from 'jose';
import { decodeJwt } from 'jose/jwt/decode';

/** What the portal reads from a token without checking its signature: the API does that. */
export interface Claims {
  /** User identity. */
  sub: string;
  /** Name to greet the person with. */
  Username?: string;
  /** Seconds since 1970. */
  exp?: number;
  /** Session id at the embedded API. */
  sid?: string;
  /** The sign-on that the token ends (embedded API). */
  txn?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A moment is a number: what looks like one would be compared as if it were. */
const moment = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** The longest name of a person that the standard of sign-ons allows (OpenID Connect Core). */
const MAX_SUBJECT = 255;

/** All claims of a token, as they are; null for one that cannot be decoded. */
export function decodeClaims(token: string | undefined): JWTPayload | null {
  try {
    return token ? decodeJwt(token) : null;
  } catch {
    return null;
  }
}

/** The claims of a token, or null when it cannot be decoded or names nobody. */
export function readClaims(token: string | undefined): Claims | null {
  const { sub, exp, Username, sid, txn } = decodeClaims(token) ?? {};
  const person = text(sub);
  if (!person || person.length > MAX_SUBJECT) return null;
  const ids = { sid: text(sid), txn: text(txn) };
  return { sub: person, exp: moment(exp), Username: text(Username), ...ids };
}

/**
 * True when a token is of no use (SIGN-ON-12): it is missing, cannot be decoded, lacks `exp`, or its
 * `exp` is not later than now.
 */
export function isTokenExpired(token: string | undefined, now: Date): boolean {
  const exp = moment(decodeClaims(token)?.exp);
  return exp === undefined || exp * 1000 <= now.getTime();
}
