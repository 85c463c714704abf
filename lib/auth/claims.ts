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

/** The claims of a token, or null when it cannot be decoded or names nobody. */
export function readClaims(token: string | undefined): Claims | null {
  if (!token) return null;
  try {
    const { sub, exp, Username, sid, txn } = decodeJwt(token);
    if (!sub) return null;
    return { sub, exp, Username: text(Username), sid: text(sid), txn: text(txn) };
  } catch {
    return null;
  }
}

/**
 * True when a token is of no use (spec section 5): it is missing, cannot be decoded, lacks `exp`, or its
 * `exp` is not later than now.
 */
export function isTokenExpired(token: string | undefined, now: Date): boolean {
  const exp = readClaims(token)?.exp;
  return exp === undefined || !Number.isFinite(exp) || exp * 1000 <= now.getTime();
}
