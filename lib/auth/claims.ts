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
  /** False in the token of a visitor; a token that does not say so tells nothing. */
  authenticated?: boolean;
  /** Session id at the embedded API. */
  sid?: string;
  /** The sign-on that the token ends (embedded API). */
  txn?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function decode(token: string | undefined): JWTPayload | null {
  try {
    return token ? decodeJwt(token) : null;
  } catch {
    return null;
  }
}

/** The claims of a token, or null when it cannot be decoded or names nobody. */
export function readClaims(token: string | undefined): Claims | null {
  const payload = decode(token);
  if (!payload?.sub) return null;
  const { sub, exp, Username, authenticated, sid, txn } = payload;
  const flag = typeof authenticated === 'boolean' ? authenticated : undefined;
  return { sub, exp, Username: text(Username), authenticated: flag, sid: text(sid), txn: text(txn) };
}

/**
 * True when a token is of no use (SIGN-ON-12): it is missing, cannot be decoded, lacks `exp`, or its
 * `exp` is not later than now.
 */
export function isTokenExpired(token: string | undefined, now: Date): boolean {
  const exp = decode(token)?.exp;
  return exp === undefined || !Number.isFinite(exp) || exp * 1000 <= now.getTime();
}
