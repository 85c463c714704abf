import 'server-only';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { requireRole } from './admin/staff/find-roles';
import { requirePerson, requireToken } from './auth/tokens';
import type { ApiMiddleware } from './http/api-context';
import { limitRate } from './http/rate-limit';
import { requireSecCode } from './http/verify-bot-check';

function listAccessGuards({ access, roles = [], holdersOnly }: Endpoint): ApiMiddleware[] {
  if (access === 'anyone') return [];
  if (access === 'person') return [requirePerson];
  // Without roles, a row is open only to administrators.
  return [requirePerson, requireRole(roles, holdersOnly)];
}

/** The guards of an endpoint in order: its token, the rate limit (by person if one is signed in), the bot check. */
export function listGuards(endpoint: Endpoint): ApiMiddleware[] {
  const { id, token, action, limit = 'read' } = endpoint;
  return [
    ...(token === 'none' ? [] : [requireToken]),
    ...listAccessGuards(endpoint),
    limitRate(limit),
    ...(action ? [requireSecCode(id, action)] : []),
  ];
}
