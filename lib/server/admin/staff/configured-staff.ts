import 'server-only';
import type { Kysely } from 'kysely';
import { isRole, type Role } from '@/lib/api/contract/roles';
import { inTransaction } from '@/lib/database/in-transaction';
import { env, isLocalHost } from '@/lib/env/env';
import { toSubject } from '@/lib/server/auth/subjects';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { TEST_STAFF } from '@/lib/server/identity-provider/test-persons';

/** A member of the back office's staff. */
export interface StaffMember {
  /** Pseudonym of the person, never the national id. */
  subject: string;
  /** The office's name for the person. */
  label: string;
  roles: readonly Role[];
}

/** A person who leaves loses their teams, requests, saved views and mail address. */
async function releaseWork(tx: Kysely<Tables>, subject: string): Promise<void> {
  await tx.deleteFrom('team_member').where('subject', '=', subject).execute();
  await tx.deleteFrom('staff_mail').where('subject', '=', subject).execute();
  await tx.deleteFrom('desk_view').where('subject', '=', subject).execute();
  await tx
    .updateTable('request_work')
    .set(({ eb }) => ({ owner: null, version: eb('version', '+', 1) }))
    .where('owner', '=', subject)
    .execute();
}

/** Sets the roles of a person; an empty list removes all. The change is recorded in the audit trail. */
export async function writeStaff(
  tx: Kysely<Tables>,
  { subject, label, roles }: StaffMember,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  await tx.deleteFrom('staff').where('subject', '=', subject).execute();
  if (roles.length > 0) {
    const row = { subject, label, roles: roles.join(' '), updated_at: at.toISOString() };
    await tx.insertInto('staff').values(row).execute();
  } else await releaseWork(tx, subject);
  const kind = roles.length > 0 ? 'configured' : 'removed';
  await recordEvent(tx, {
    entity: 'staff',
    entityId: subject,
    kind,
    actor,
    at,
    data: { roles: [...roles] },
  });
}

/** The same for a change by the operator, in a separate transaction. */
export async function changeStaff(db: Database, member: StaffMember, at: Date): Promise<void> {
  await inTransaction(db, (tx) => writeStaff(tx, member, { actor: 'operator', at }));
}

/** On a machine that is not publicly reachable, one test person is staff, for trying the back office. */
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
 * The staff in the configuration: `STAFF` contains `nationalId=role+role`, comma separated, or `none`.
 * @returns roles by pseudonym
 * @throws Error for an invalid format or an unknown role
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
