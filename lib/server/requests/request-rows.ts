import 'server-only';
import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import { mayAct } from '@/lib/api/contract/roles';
import type { Workflow } from '@/lib/forms/definition/transitions';
import { toLatinDigits } from '@/lib/i18n/digits';
import type { requestsQuery } from '@/lib/requests/schemas';
import { findRoles } from '@/lib/server/admin/staff/find-roles';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext } from '@/lib/server/http/api-context';

/** Appointments have separate staff. */
const STAFF = { request: 'requests', appointment: 'appointments' } as const;

export type RequestFilter = Omit<z.output<typeof requestsQuery>, 'after'>;

/** The workflows of the requests that the caller's office handles. */
export async function listLives(c: ApiContext): Promise<Workflow[]> {
  const roles = await findRoles(c.get('caller').subject);
  return (Object.keys(STAFF) as Workflow[]).filter((workflow) => mayAct(roles, STAFF[workflow]));
}

/** National and international spellings of a number have the same last digits. */
const NUMBER_END = 9;

/** Interprets a text: the beginning of a reference number, an e-mail address, or a phone number. */
function matchText(text: string) {
  const typed = toLatinDigits(text);
  const start = typed.toUpperCase().replace(/[%_]/g, '');
  const digits = typed.replace(/\D/g, '');
  return ({ eb, fn }: ExpressionBuilder<Tables, 'service_request'>) =>
    eb.or([
      ...(start === '' ? [] : [eb('reference_number', 'like', `${start}%`)]),
      eb(fn('lower', ['contact_email']), '=', typed.toLowerCase()),
      ...(digits.length < NUMBER_END ? [] : [eb('contact_mobile', 'like', `%${digits.slice(-NUMBER_END)}`)]),
    ]);
}

export function selectRequests(
  db: Kysely<Tables>,
  lives: readonly Workflow[],
  { form, status, text }: RequestFilter,
): SelectQueryBuilder<Tables, 'service_request', ServiceRequest> {
  return db
    .selectFrom('service_request')
    .selectAll()
    .where('workflow', 'in', lives)
    .$if(form !== undefined, (query) => query.where('form', '=', form ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'received'))
    .$if(Boolean(text), (query) => query.where(matchText(text ?? '')));
}
