import 'server-only';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '@/lib/database/postgres';
import type { Locale } from '@/lib/i18n/locales';
import { DEPARTMENTS, type Office } from '@/lib/requests/work/office-schemas';
import { readChoices } from '@/lib/server/choice-lists/read-choices';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';

/** The departments to which senders may address a transaction, also those that are no longer offered. */
export async function listDepartments(db: Kysely<Tables>, locale: Locale): Promise<Office['departments']> {
  const choices = await readChoices(db, DEPARTMENTS.list);
  return choices.map(({ key, texts }) => ({ key, name: texts[locale] }));
}

/**
 * Gives a team its departments, which then are no other team's. Requests that have arrived stay where they are.
 * @throws RequestError 422 `departments`
 */
export async function writeDepartments(
  tx: Kysely<Tables>,
  team_id: string,
  departments: readonly string[],
): Promise<void> {
  const { form } = DEPARTMENTS;
  const known = new Set((await readChoices(tx, DEPARTMENTS.list)).map(({ key }) => key));
  if (!departments.every((key) => known.has(key)))
    throw new RequestError(422, 'validation', { fields: { departments: 'choice' } });
  await tx
    .deleteFrom('team_department')
    .where('form', '=', form)
    .where((row) =>
      row.or([
        row('team_id', '=', team_id),
        ...(departments.length > 0 ? [row('department', 'in', departments)] : []),
      ]),
    )
    .execute();
  const rows = [...new Set(departments)].map((department) => ({ form, department, team_id }));
  if (rows.length > 0) await tx.insertInto('team_department').values(rows).execute();
}

/** True for rows of `request_work` whose department has no team, so that they follow their form. */
export function followsForm(db: Kysely<Tables>) {
  const department = sql.raw(
    isPostgres(db) ? `sent.data::json ->> 'department'` : `json_extract(sent.data, '$.department')`,
  );
  return sql<boolean>`not exists (
    select 1 from service_request as sent
    join team_department as own on own.form = sent.form and own.department = ${department}
    where sent.id = request_work.request_id
  )`;
}
