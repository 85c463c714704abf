import 'server-only';
import { mayAct, type Role } from '@/lib/contract/roles';
import type { ApiMiddleware } from '../api-context';
import { ApiFault } from '../errors';
import { findRoles } from './find-roles';

/**
 * Lets only staff in a role pass; stands behind `requirePerson`.
 * @throws ApiFault 403 `forbidden`
 */
export function requireRole(role: Role): ApiMiddleware {
  return async (c, next) => {
    if (!mayAct(await findRoles(c.get('caller').subject), role)) throw new ApiFault(403, 'forbidden');
    await next();
  };
}
