import 'server-only';
import { env } from '@/lib/env/env';
import { isOwnCall } from '@/lib/operator/sections';
import { getOperatorSettings } from '@/lib/operator/settings';
import type { Endpoint } from './contract/endpoint';

/** @returns null if an external API is not known to support the call (SERVICE-12) */
export function findUpstreamPath(
  { id, path }: Pick<Endpoint, 'id' | 'path'>,
  isExternal = env.API_ROOT !== undefined,
): string | null {
  if (!isExternal || !isOwnCall(id)) return path;
  return getOperatorSettings().calls[id] ?? null;
}
