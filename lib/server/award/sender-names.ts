import 'server-only';
import type { Kysely } from 'kysely';
import type { Caller } from '@/lib/auth/tokens/caller';
import type { Tables } from '@/lib/server/db/tables';
import { openNameHere, sealTexts } from './sealed-text';

const COLUMN = 'sender-name';

/** The person who sends a form of the award. */
export type Sender = Pick<Caller, 'subject' | 'name'>;

/** Seals the name of a sign-on; null without one. */
export const sealName = async ({ name = '' }: Sender): Promise<string | null> =>
  name.trim() === '' ? null : sealTexts(COLUMN, { name });

/** Stores the sealed name of an application's sender in place of an earlier one, which stays if there is none now. */
export async function keepName(tx: Kysely<Tables>, requestId: string, sealed: string | null): Promise<void> {
  if (sealed === null) return;
  await tx
    .insertInto('award_person')
    .values({ request_id: requestId, sealed })
    .onConflict((known) => known.column('request_id').doUpdateSet({ sealed }))
    .execute();
}

/** @param sealed null for an application of which no name is stored, which has the name '' */
export const openName = (sealed: string | null): string => openNameHere(COLUMN, sealed);

/** The name of an application's sender; null if none is stored. */
export async function readName(db: Kysely<Tables>, requestId: string): Promise<string | null> {
  const row = await db
    .selectFrom('award_person')
    .select('sealed')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row ? openName(row.sealed) : null;
}
