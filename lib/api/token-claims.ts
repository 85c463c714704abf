import type { JWTPayload } from 'jose';
import { decodeJwt } from 'jose/jwt/decode';

export interface Claims {
  sub: string;
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

/** True without a usable `exp` later than now (SIGN-ON-12). */
export function isTokenExpired(token: string | undefined, now: Date): boolean {
  const exp = moment(decodeClaims(token)?.exp);
  return exp === undefined || exp * 1000 <= now.getTime();
}
