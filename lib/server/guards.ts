import 'server-only';
import { type Endpoint, type EndpointId, getEndpoint } from '@/lib/contract/endpoints';
import type { ApiMiddleware } from './api-context';
import { requireSecCode } from './bot-check';
import { ApiFault } from './errors';
import { limitRate } from './rate-limit';
import type { LimitedAction } from './rate-limits';
import { requirePerson, requireToken } from './tokens';

const LIMITS: Partial<Record<EndpointId, LimitedAction>> = {
  getToken: 'token',
  authorizeScholarship: 'authorize',
  registerResearcher: 'register',
  submitResearch: 'submit',
};

/** Nobody is staff until a staff directory is connected, so its rows answer 403. */
const refuseEveryone: ApiMiddleware = async () => {
  throw new ApiFault(403, 'forbidden');
};

const ACCESS = {
  anyone: [],
  person: [requirePerson],
  staff: [requirePerson, refuseEveryone],
} satisfies Record<Endpoint['access'], ApiMiddleware[]>;

/**
 * What stands before the handler of an endpoint, in order: its token, the limit of its rate (by person where
 * one is signed in), its bot check.
 */
export function listGuards(id: EndpointId): ApiMiddleware[] {
  const { token, access, action } = getEndpoint(id);
  return [
    ...(token === 'none' ? [] : [requireToken]),
    ...ACCESS[access],
    limitRate(LIMITS[id] ?? 'read'),
    ...(action ? [requireSecCode(action)] : []),
  ];
}
