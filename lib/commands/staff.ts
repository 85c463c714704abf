import 'server-only';
import { now } from '@/lib/env/clock';
import { changeStaff, listConfiguredStaff } from '@/lib/server/admin/staff/configured-staff';
import { toSubject } from '@/lib/server/auth/subjects';
import type { Database } from '@/lib/server/db/open';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';
import { readStaffOptions, STAFF_HELP } from './staff-options';

async function show(db: Database): Promise<void> {
  const rows = await db.selectFrom('staff').select(['subject', 'label', 'roles']).execute();
  const configured = [...listConfiguredStaff()].map(([subject, roles]) => ({
    subject,
    label: '(configuration)',
    roles: roles.join(' '),
  }));
  console.table([...rows, ...configured]);
}

runCommand(async (args) => {
  const change = readStaffOptions(args);
  const db = await openNamedDatabase();
  if (change) {
    const subject = 'subject' in change.who ? change.who.subject : toSubject(change.who.nationalId);
    await changeStaff(db, { subject, label: change.label, roles: change.roles }, now());
  }
  await show(db);
}, STAFF_HELP);
