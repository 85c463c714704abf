import type { JWTPayload } from 'jose';
import { env } from '@/lib/env/env';

/** What the claim says that stands for "this person signed on". */
export type ClaimVerdict = 'accepted' | 'claimMissing' | 'claimNotTrue';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A claim by its name, else by the names that lead to it through other claims: `user.authenticated`. */
function readClaim(claims: JWTPayload, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.'))
    value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  return value;
}

/** The values that count as true beside the boolean, as texts without case. */
const listValues = () =>
  (env.AUTHENTICATED_VALUES ?? '').split(',').map((value) => value.trim().toLowerCase());

function isTrue(value: unknown): boolean {
  if (value === true) return true;
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = String(value).trim().toLowerCase();
  return text !== '' && listValues().includes(text);
}

/**
 * Whether a token says that its person signed on (SIGN-ON-14): by the boolean `true`, and beside an external root by
 * what the settings accept. Null stands for no true value; only a claim that is not there may be accepted as missing.
 * @param isExternal whether the token is one of an external root; by default as the settings say
 */
export function judgeClaim(claims: JWTPayload, isExternal = env.API_ROOT !== undefined): ClaimVerdict {
  if (!isExternal) return claims.authenticated === true ? 'accepted' : 'claimNotTrue';
  const value = readClaim(claims, env.AUTHENTICATED_CLAIM);
  if (value === undefined) return env.AUTHENTICATED_MISSING ? 'accepted' : 'claimMissing';
  return isTrue(value) ? 'accepted' : 'claimNotTrue';
}
