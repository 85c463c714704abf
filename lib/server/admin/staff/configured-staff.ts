import 'server-only';
import { isRole, type Role } from '@/lib/api/contract/roles';
import { env, isLocalHost } from '@/lib/config/env';
import { toSubject } from '@/lib/server/auth/subjects';
import { TEST_STAFF } from '@/lib/server/identity-provider/test-persons';

/** On a machine that only its owner reaches, one test person works at the desk, so that it can be tried. */
function listDefaults(): string {
  const isPublic = env.SITE_URL !== undefined && !isLocalHost(env.SITE_URL);
  return env.LOGIN_URL || isPublic ? '' : `${TEST_STAFF.nationalId}=administrator`;
}

function parseEntry(entry: string): [string, Role[]] {
  const [id = '', names = ''] = entry.split('=');
  const roles = names.split('+');
  if (!/^[12]\d{9}$/.test(id) || !roles.every(isRole)) {
    throw new Error('STAFF: expected nationalId=role+role, comma separated');
  }
  return [toSubject(id), roles.filter(isRole)];
}

/**
 * The staff that the configuration names: `STAFF` holds `nationalId=role+role`, comma separated, or `none`.
 * @returns roles by pseudonym
 * @throws Error for another form or a role that does not exist
 */
export function listConfiguredStaff(setting: string = env.STAFF ?? listDefaults()): Map<string, Role[]> {
  return new Map(
    setting
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '' && entry !== 'none')
      .map(parseEntry),
  );
}
