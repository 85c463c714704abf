import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';

/** The notes of the staff on a request, oldest first. The calls for senders do not read them. */
export function listNotes(db: Kysely<Tables>, requestId: string) {
  return db
    .selectFrom('request_note')
    .leftJoin('staff', 'subject', 'actor')
    .select(['id', 'at', 'label as author', 'text'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
}
