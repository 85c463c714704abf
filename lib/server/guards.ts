import 'server-only';
import type { Endpoint } from '@/lib/api/contract/endpoint';
import { type EndpointId, getEndpoint } from '@/lib/api/contract/endpoints';
import { FORMS } from '@/lib/requests/forms';
import { requireRole } from '@/lib/server/admin/staff/roles';
import { requirePerson, requireToken } from './auth/tokens';
import type { ApiMiddleware } from './http/api-context';
import { requireSecCode } from './http/bot-check';
import { limitRate } from './http/rate-limit';
import type { LimitedAction } from './http/rate-limits';

const LIMITS: Partial<Record<EndpointId, LimitedAction>> = {
  getToken: 'token',
  authorizeScholarship: 'authorize',
  registerResearcher: 'register',
  submitResearch: 'submit',
  addRating: 'rating',
  findServiceRequest: 'follow',
  moveServiceRequest: 'follow',
};

function listAccessGuards({ access, roles = [] }: Endpoint): ApiMiddleware[] {
  if (access === 'anyone') return [];
  if (access === 'person') return [requirePerson];
  // A row that forgets its roles is open to administrators alone.
  return [requirePerson, requireRole(roles)];
}

const isForm = (id: EndpointId) => FORMS.some(({ endpoint }) => endpoint === id);

/**
 * What stands before the handler of an endpoint, in order: its token, the limit of its rate (by person where
 * one is signed in), its bot check.
 */
export function listGuards(id: EndpointId): ApiMiddleware[] {
  const endpoint = getEndpoint(id);
  const { token, action } = endpoint;
  return [
    ...(token === 'none' ? [] : [requireToken]),
    ...listAccessGuards(endpoint),
    limitRate(LIMITS[id] ?? (isForm(id) ? 'form' : 'read')),
    ...(action ? [requireSecCode(id)] : []),
  ];
}
