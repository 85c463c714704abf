import 'server-only';
import type { Kysely } from 'kysely';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';

const select = (db: Kysely<Tables>) => db.selectFrom('service_request').selectAll();

export async function findRequestById(db: Kysely<Tables>, id: string): Promise<ServiceRequest | null> {
  return (await select(db).where('id', '=', id).executeTakeFirst()) ?? null;
}
