import 'server-only';
import { mayAct, type Role } from '@/lib/api/contract/roles';
import type { ApiMiddleware } from '@/lib/server/http/api-context';
import { ApiFault } from '@/lib/server/http/errors';
import { findRoles } from './find-roles';

/**
 * Lets only staff in one of these roles pass, and administrators; stands behind `requirePerson`.
 * @throws ApiFault 403 `forbidden`
 */
export function requireRole(roles: readonly Role[]): ApiMiddleware {
  return async (c, next) => {
    const own = await findRoles(c.get('caller').subject);
    const wanted: readonly Role[] = ['administrator', ...roles];
    if (!wanted.some((role) => mayAct(own, role))) throw new ApiFault(403, 'forbidden');
    await next();
  };
}
