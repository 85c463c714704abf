import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from './tables';

/** The working days within which requests without urgency are answered, by form. */
export async function readServiceLevels(db: Kysely<Tables>): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('service_level')
    .select(['form', 'days'])
    .where('priority', '=', 'normal')
    .execute();
  return Object.fromEntries(rows.map(({ form, days }) => [form, days]));
}
