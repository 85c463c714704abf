import { env } from './env.ts';

/** According to `SITE_URL` or a trusted proxy; a header sent by the client itself is ignored. */
export function isEncrypted(forwardedProto: string | string[] | null | undefined): boolean {
  if (env.SITE_URL?.startsWith('https:')) return true;
  if (env.TRUSTED_HOPS === 0) return false;
  const seen = [forwardedProto ?? []].flat().join(',').split(',');
  // If each proxy appends its value, the one of the outermost trusted proxy counts; other proxies send a single value.
  return (seen.at(-env.TRUSTED_HOPS) ?? seen[0])?.trim() === 'https';
}
