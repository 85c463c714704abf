import 'server-only';
import { creativesForm } from '@/lib/services/definitions/creatives';
import type { Database } from '../db/open';

/** The questions whose answer is a number of a register. */
export const NUMBER_FIELDS = ['commercialRegistryNumber', 'licenseNumber'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/**
 * True when an application that is not closed names this number, which must be well formed (digits only).
 * @param key of a sending whose own application does not count: sent again, it is the same one
 */
export async function isUsed(
  database: Database,
  { name, number, key = '' }: { name: NumberField; number: string; key?: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('service_request')
    .select('id')
    .where('form', '=', creativesForm.id)
    .where('status', '!=', 'closed')
    .where('idempotency_key', '!=', key)
    // The answers are kept as JSON text without spaces; a number that is well formed has digits only.
    .where('data', 'like', `%"${name}":"${number}"%`)
    .executeTakeFirst();
  return row !== undefined;
}
