import 'server-only';
import type { Kysely } from 'kysely';
import { creativesForm } from '@/lib/requests/definitions/creatives';
import type { Tables } from '@/lib/server/db/tables';

/** The questions whose answer is a number of a register. */
export const NUMBER_FIELDS = ['commercialRegistryNumber', 'licenseNumber'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/**
 * True when an application that is not closed names this number, which must be well formed (digits only).
 */
export async function isUsed(
  db: Kysely<Tables>,
  { name, number }: { name: NumberField; number: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('service_request')
    .select('id')
    .where('form', '=', creativesForm.id)
    .where('status', '!=', 'closed')
    // The answers are kept as JSON text without spaces; a number that is well formed has digits only.
    .where('data', 'like', `%"${name}":"${number}"%`)
    .executeTakeFirst();
  return row !== undefined;
}
