import 'server-only';
import type { Kysely } from 'kysely';
import { isRole, type Role } from '@/lib/api/contract/roles';
import type { Tables } from '@/lib/server/db/tables';
import { listConfiguredStaff } from './configured-staff';

interface StaffMember {
  subject: string;
  /** The office's name for the person; null for those whom only the configuration names. */
  label: string | null;
  roles: readonly Role[];
}

/** Everyone with a role in the back office, by name. */
export async function listStaff(db: Kysely<Tables>): Promise<StaffMember[]> {
  const configured = listConfiguredStaff();
  const stored = await db
    .selectFrom('staff')
    .select(['subject', 'label', 'roles'])
    .orderBy('label')
    .execute();
  const known = new Set(stored.map(({ subject }) => subject));
  return [
    ...stored.map(({ subject, label, roles }) => ({
      subject,
      label: label || null,
      roles: [...roles.split(' ').filter(isRole), ...(configured.get(subject) ?? [])],
    })),
    ...[...configured]
      .filter(([subject]) => !known.has(subject))
      .map(([subject, roles]) => ({ subject, label: null, roles })),
  ];
}
