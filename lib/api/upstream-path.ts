import 'server-only';
import { env } from '@/lib/env/env';
import { isOwnCall } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { Endpoint } from './contract/endpoint';

/**
 * The path of a call below the root of the API (SERVICE-12).
 * @param isExternal whether that API is an external one; by default as the settings say
 * @returns null where an external API is not known to take it: the specification lacks the call, and the operator
 *   has not named its path
 */
export function findUpstreamPath(
  { id, path }: Pick<Endpoint, 'id' | 'path'>,
  isExternal = env.API_ROOT !== undefined,
): string | null {
  if (!isExternal || !isOwnCall(id)) return path;
  return getOperatorSettings().calls[id] ?? null;
}
