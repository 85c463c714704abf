import type { JWTPayload } from 'jose';
import { env } from '@/lib/env/env';

export type ClaimVerdict = 'accepted' | 'claimMissing' | 'claimNotTrue';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A claim by its name, or by a path through nested claims: `user.authenticated`. */
function readClaim(claims: JWTPayload, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let value: unknown = claims;
  for (const part of name.split('.'))
    value = isObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  return value;
}

/** The texts that count as true in addition to the boolean, in lower case. */
const listValues = () =>
  (env.AUTHENTICATED_VALUES ?? '').split(',').map((value) => value.trim().toLowerCase());

function isTrue(value: unknown): boolean {
  if (value === true) return true;
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = String(value).trim().toLowerCase();
  return text !== '' && listValues().includes(text);
}

/**
 * Whether a token marks its person as signed on (SIGN-ON-14). Null counts as false, only an absent claim as missing.
 */
export function judgeClaim(claims: JWTPayload, isExternal = env.API_ROOT !== undefined): ClaimVerdict {
  if (!isExternal) return claims.authenticated === true ? 'accepted' : 'claimNotTrue';
  const value = readClaim(claims, env.AUTHENTICATED_CLAIM);
  if (value === undefined) return env.AUTHENTICATED_MISSING ? 'accepted' : 'claimMissing';
  return isTrue(value) ? 'accepted' : 'claimNotTrue';
}
