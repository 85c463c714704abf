import 'server-only';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { requireRole } from './admin/staff/find-roles';
import { requirePerson, requireToken } from './auth/tokens';
import type { ApiMiddleware } from './http/api-context';
import { limitRate } from './http/rate-limit';
import { requireSecCode } from './http/verify-bot-check';

function listAccessGuards({ access, roles = [] }: Endpoint): ApiMiddleware[] {
  if (access === 'anyone') return [];
  if (access === 'person') return [requirePerson];
  // A row that forgets its roles is open to administrators alone.
  return [requirePerson, requireRole(roles)];
}

/**
 * What stands before the handler of an endpoint, in order: its token, the limit of its rate (by person where
 * one is signed in), its bot check.
 */
export function listGuards(endpoint: Endpoint): ApiMiddleware[] {
  const { id, token, action, limit = 'read' } = endpoint;
  return [
    ...(token === 'none' ? [] : [requireToken]),
    ...listAccessGuards(endpoint),
    limitRate(limit),
    ...(action ? [requireSecCode(id, action)] : []),
  ];
}
