import { env } from './env.ts';

/**
 * True when the visitor's connection is encrypted: `SITE_URL` says so, or a trusted proxy does. The client's
 * own `x-forwarded-proto` counts for nothing.
 * @param forwardedProto the header `x-forwarded-proto` of the request
 */
export function isEncrypted(forwardedProto: string | string[] | null | undefined): boolean {
  if (env.SITE_URL?.startsWith('https:')) return true;
  return env.TRUSTED_HOPS > 0 && forwardedProto === 'https';
}
