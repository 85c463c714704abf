import 'server-only';
import type { Role } from '@/lib/api/contract/roles';
import { recordEvent } from '@/lib/server/db/audit';
import type { Database } from '@/lib/server/db/open';

/** Somebody who works at the desk. */
export interface StaffMember {
  /** Pseudonym of the person, never the national ID. */
  subject: string;
  /** What the office calls the person. */
  label: string;
  roles: readonly Role[];
}

/** Gives a person exactly these roles; none takes them all away. The audit trail keeps who could do what when. */
export async function changeStaff(db: Database, member: StaffMember, at: Date): Promise<void> {
  const { subject, label, roles } = member;
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('staff').where('subject', '=', subject).execute();
    if (roles.length > 0) {
      const row = { subject, label, roles: roles.join(' '), updated_at: at.toISOString() };
      await tx.insertInto('staff').values(row).execute();
    }
    const kind = roles.length > 0 ? 'configured' : 'removed';
    await recordEvent(tx, {
      entity: 'staff',
      entityId: subject,
      kind,
      actor: 'operator',
      at,
      data: { roles: [...roles] },
    });
  });
}
