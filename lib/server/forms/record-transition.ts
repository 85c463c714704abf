import 'server-only';
import type { Insertable, Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { ServiceRequestEventTable } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';

type Transition = Pick<
  Insertable<ServiceRequestEventTable>,
  'request_id' | 'from_status' | 'to_status' | 'by' | 'actor' | 'at'
> &
  Partial<Pick<Insertable<ServiceRequestEventTable>, 'note' | 'internal_note'>>;

/** @returns the id of the entry in the history */
export async function recordTransition(db: Kysely<Tables>, transition: Transition): Promise<string> {
  const row = { note: null, internal_note: null, ...transition, id: uuidv7() };
  await db.insertInto('service_request_event').values(row).execute();
  return row.id;
}
