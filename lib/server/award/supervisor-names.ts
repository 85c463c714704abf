import 'server-only';
import type { Kysely } from 'kysely';
import type { Tables } from '@/lib/server/db/tables';
import { openNameHere, sealTexts } from './sealed-text';

const COLUMN = 'supervisor-name';

/** @param sealed null for an application without a supervisor, which has the name '' */
export const openSupervisor = (sealed: string | null): string => openNameHere(COLUMN, sealed);

/** The name of an application's supervisor; '' without one. */
export async function readSupervisor(db: Kysely<Tables>, requestId: string): Promise<string> {
  const row = await db
    .selectFrom('award_supervisor')
    .select('sealed')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return openSupervisor(row?.sealed ?? null);
}

export const removeSupervisor = (tx: Kysely<Tables>, requestId: string) =>
  tx.deleteFrom('award_supervisor').where('request_id', '=', requestId).execute();

/**
 * Stores the sealed name of an application's supervisor in place of an earlier one; '' removes it.
 * @returns true if it was another one before
 */
export async function replaceSupervisor(
  tx: Kysely<Tables>,
  requestId: string,
  name: string,
): Promise<boolean> {
  if ((await readSupervisor(tx, requestId)) === name) return false;
  await removeSupervisor(tx, requestId);
  if (name === '') return true;
  const sealed = await sealTexts(COLUMN, { name });
  await tx.insertInto('award_supervisor').values({ request_id: requestId, sealed }).execute();
  return true;
}
