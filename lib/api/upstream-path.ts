import 'server-only';
import { env } from '@/lib/config/env';
import { readFreshSettings } from '@/lib/config/operator/fresh-settings';
import { isOwnCall } from '@/lib/config/operator/sections';
import type { Endpoint } from './contract/endpoint';

/**
 * The path of a call below the root of the API (SERVICE-12).
 * @returns null where an external API is not known to take it: the specification lacks the call, and the operator
 *   has not named its path
 */
export function findUpstreamPath({ id, path }: Pick<Endpoint, 'id' | 'path'>): string | null {
  if (!env.API_ROOT || !isOwnCall(id)) return path;
  return readFreshSettings().calls[id] ?? null;
}
