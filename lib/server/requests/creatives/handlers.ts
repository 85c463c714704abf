import 'server-only';
import type { Kysely } from 'kysely';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import type { CREATIVES_ENDPOINTS } from '@/lib/requests/creatives-endpoints';
import { CREATIVES_SCHEMAS } from '@/lib/requests/creatives-schemas';
import { creativesForm } from '@/lib/requests/definitions/creatives';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';

/** The questions whose answer is a registration number. */
export const NUMBER_FIELDS = ['commercialRegistryNumber', 'licenseNumber'] as const;
type NumberField = (typeof NUMBER_FIELDS)[number];

/** True if an open application has this number, which must be well formed. @param sender only this person's */
export async function isUsed(
  db: Kysely<Tables>,
  { name, number, sender }: { name: NumberField; number: string; sender?: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('service_request')
    .select('id')
    .where('form', '=', creativesForm.id)
    .where('status', '!=', 'closed')
    // The answers are stored as JSON text without spaces; a well-formed number has only digits.
    .where('data', 'like', `%"${name}":"${number}"%`)
    .$if(sender !== undefined, (query) => query.where('sender', '=', sender ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

const fields = listFields(creativesForm as FormDefinition);

function isWellFormed(name: NumberField, number: string): boolean {
  const field = fields.find((row) => row.name === name);
  if (field?.kind !== 'digits') throw new Error(`${name} is not a number field of the form`);
  return new RegExp(`^\\d{${field.minLength},${field.maxLength}}$`).test(number);
}

/** Does not report the applications of others, which would reveal who applies. */
const checkNumber =
  (name: NumberField): ApiHandler =>
  async (c) => {
    const { number } = readQuery(c, CREATIVES_SCHEMAS.checkLicenseNumber.query);
    const { kind, subject: sender } = c.get('caller');
    const isValid = isWellFormed(name, number);
    const isOwn =
      isValid && kind === 'person' && (await isUsed(await openDatabase(), { name, number, sender }));
    return c.json({ data: { isValid, isUsed: isOwn } });
  };

const getInitialMonitoringUser: ApiHandler = (c) => {
  const { kind, name } = c.get('caller');
  return c.json({ data: kind === 'person' && name ? { fullName: name } : null });
};

export const CREATIVES_HANDLERS: Record<keyof typeof CREATIVES_ENDPOINTS, ApiHandler> = {
  checkCommercialRegistryNumber: checkNumber('commercialRegistryNumber'),
  checkLicenseNumber: checkNumber('licenseNumber'),
  getInitialMonitoringUser,
};
