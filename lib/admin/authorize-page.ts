import 'server-only';
import { forbidden, unauthorized } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { countRefusal } from '@/lib/auth/refusals/refusals';
import { readSession } from '@/lib/auth/sessions/session';
import { type AdminPageKey, type AdminProps, opensAdminPage } from './admin-pages';
import { listRoles } from './queries';

/**
 * Who opens a page of the back office, with their roles. Answers 401 without a sign-on, 403 without a role that gives
 * access.
 */
export async function authorizePage(key: AdminPageKey): Promise<Pick<AdminProps, 'asker' | 'roles'>> {
  const locale = await getLocale();
  const session = await readSession();
  if (!session) unauthorized();
  const asker = { locale, person: session };
  const roles = await listRoles(asker);
  if (!opensAdminPage(key, roles)) {
    countRefusal('forbidden', session.subject);
    forbidden();
  }
  return { asker, roles };
}
