import { randomUUID } from 'node:crypto';
import type { Role } from '@/lib/api/contract/roles';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { openDatabase } from '@/lib/server/db/open';
import { signOnAs } from '../api/api-client';

/** A token with exactly these back-office roles. */
export async function workAs(...roles: Role[]): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'test', roles }, now());
  return signOnAs(subject);
}
