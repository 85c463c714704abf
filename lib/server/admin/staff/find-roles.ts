import 'server-only';
import type { Kysely } from 'kysely';
import { isRole, mayAct, type Role } from '@/lib/api/contract/roles';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler, ApiMiddleware } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { listConfiguredStaff } from './configured-staff';

/**
 * The roles of a person, read for each request, so that the removal of a role takes effect immediately.
 * @param subject pseudonym of the person
 */
export async function readRoles(db: Kysely<Tables>, subject: string): Promise<Role[]> {
  const row = await db.selectFrom('staff').select('roles').where('subject', '=', subject).executeTakeFirst();
  const granted = (row?.roles ?? '').split(' ').filter(isRole);
  return [...new Set([...granted, ...(listConfiguredStaff().get(subject) ?? [])])];
}

/** The same outside a transaction. */
export const findRoles = async (subject: string): Promise<Role[]> => readRoles(await openDatabase(), subject);

/**
 * Accepts only staff with one of these roles, and administrators; runs after `requirePerson`.
 * @param holdersOnly true: administrators only if the roles name them
 * @throws RequestError 403 `forbidden`
 */
export function requireRole(roles: readonly Role[], holdersOnly = false): ApiMiddleware {
  return async (c, next) => {
    const own = await findRoles(c.get('caller').subject);
    if (holdersOnly && !roles.some((role) => own.includes(role))) throw new RequestError(403, 'forbidden');
    const wanted: readonly Role[] = ['administrator', ...roles];
    if (!wanted.some((role) => mayAct(own, role))) throw new RequestError(403, 'forbidden');
    await next();
  };
}

/** Desk/GetMyRoles: the signed-in person's roles in the back office, usually none. */
export const getMyRoles: ApiHandler = async (c) => c.json({ data: await findRoles(c.get('caller').subject) });
