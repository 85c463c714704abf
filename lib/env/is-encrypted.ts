import { env } from './env.ts';

/**
 * True when the visitor's connection is encrypted: `SITE_URL` says so, or a trusted proxy does. The client's
 * own `x-forwarded-proto` counts for nothing.
 * @param forwardedProto the header `x-forwarded-proto` of the request
 */
export function isEncrypted(forwardedProto: string | string[] | null | undefined): boolean {
  if (env.SITE_URL?.startsWith('https:')) return true;
  if (env.TRUSTED_HOPS === 0) return false;
  const seen = [forwardedProto ?? []].flat().join(',').split(',');
  // Of proxies that each add what they saw the outermost trusted one met the visitor; others say it once.
  return (seen.at(-env.TRUSTED_HOPS) ?? seen[0])?.trim() === 'https';
}
