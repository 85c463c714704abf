import 'server-only';
import { isRole, type Role } from '@/lib/api/contract/roles';
import { openDatabase } from '@/lib/server/db/open';
import { listConfiguredStaff } from './configured-staff';

/**
 * The roles of a person, read anew for each request, so that a role that was taken away is gone at once.
 * @param subject pseudonym of the person
 */
export async function findRoles(subject: string): Promise<Role[]> {
  const row = await (await openDatabase())
    .selectFrom('staff')
    .select('roles')
    .where('subject', '=', subject)
    .executeTakeFirst();
  const granted = (row?.roles ?? '').split(' ').filter(isRole);
  return [...new Set([...granted, ...(listConfiguredStaff().get(subject) ?? [])])];
}
