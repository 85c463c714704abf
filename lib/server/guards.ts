import 'server-only';
import { type Endpoint, type EndpointId, getEndpoint } from '@/lib/contract/endpoints';
import { FORMS } from '@/lib/services/forms';
import type { ApiMiddleware } from './api-context';
import { requireSecCode } from './bot-check';
import { limitRate } from './rate-limit';
import type { LimitedAction } from './rate-limits';
import { requireRole } from './staff/require-role';
import { requirePerson, requireToken } from './tokens';

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
