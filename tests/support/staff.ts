import { randomUUID } from 'node:crypto';
import { now } from '@/lib/clock';
import type { Role } from '@/lib/contract/roles';
import { openDatabase } from '@/lib/server/db/open';
import { changeStaff } from '@/lib/server/staff/change-staff';
import { signOnAs } from './api-client';

/** The token of somebody who has exactly these roles at the desk. */
export async function workAs(...roles: Role[]): Promise<string> {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'test', roles }, now());
  return signOnAs(subject);
}
