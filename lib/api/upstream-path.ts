import 'server-only';
import { env } from '@/lib/config/env';
import { isOwnCall } from '@/lib/config/operator/sections';
import { getOperatorSettings } from '@/lib/config/operator/settings';
import type { Endpoint } from './contract/endpoint';

/**
 * The path of a call below the root of the API (SERVICE-12).
 * @returns null where an external API is not known to take it: the specification lacks the call, and the operator
 *   has not named its path
 */
export function findUpstreamPath({ id, path }: Pick<Endpoint, 'id' | 'path'>): string | null {
  if (!env.API_ROOT || !isOwnCall(id)) return path;
  return getOperatorSettings().calls[id] ?? null;
}
