import 'server-only';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import type { Database } from '@/lib/server/db/open';
import { listResearchers, listStaff, type Researcher, type Staff } from './people';

/** Who takes part in the year. */
export interface Cast {
  researchers: Researcher[];
  office: Staff;
  coordinator: Staff;
  administrator: Staff;
  jurors: Staff[];
}

/** Gives the members of staff their roles, as `npm run staff` does. */
export async function hire(db: Database, people: number): Promise<Cast> {
  const staff = listStaff();
  for (const { subject, name, roles } of staff) await changeStaff(db, { subject, label: name, roles }, now());
  const [office, coordinator, administrator, ...jurors] = staff;
  if (!office || !coordinator || !administrator) throw new RangeError('no staff');
  return { researchers: listResearchers(people), office, coordinator, administrator, jurors };
}
