import 'server-only';
import { env } from '@/lib/env/env';
import { isOwnCall } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { Endpoint } from './contract/endpoint';

/**
 * The path of a call below the root of the API (SERVICE-12).
 * @param isExternal whether that API is external; by default according to the settings
 * @returns null if an external API is not known to support the call: the specification lacks it, and the operator has
 * not set its path
 */
export function findUpstreamPath(
  { id, path }: Pick<Endpoint, 'id' | 'path'>,
  isExternal = env.API_ROOT !== undefined,
): string | null {
  if (!isExternal || !isOwnCall(id)) return path;
  return getOperatorSettings().calls[id] ?? null;
}
