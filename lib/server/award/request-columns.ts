import 'server-only';
import { type Registration, registrationForm } from '@/lib/award/definition/registration';
import { listFields } from '@/lib/forms/rules/answers';
import { nest } from '@/lib/forms/rules/body';
import type { ScholarshipRequestTable } from '@/lib/server/db/tables';

/** The columns of a registration, one for each question and named after it. */
export type RequestColumns = Omit<
  ScholarshipRequestTable,
  | 'id'
  | 'user_sub'
  | 'edition_id'
  | 'reference_number'
  | 'status'
  | 'withdrawn_at'
  | 'stage'
  | 'shown_stage'
  | 'category'
  | 'locale'
  | 'reminded_at'
  | 'opening_reminded_at'
  | 'reminders_off_at'
  | 'created_at'
  | 'updated_at'
  | 'version'
>;

const COLUMNS = listFields(registrationForm).map((field) => ({
  name: field.name,
  column: field.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  empty: 'options' in field ? null : '',
}));

/**
 * The columns for a registration.
 * @param data the validated answers by field name; those to questions that were not asked are dropped
 */
export function toColumns(data: Readonly<Record<string, unknown>>): RequestColumns {
  const row = COLUMNS.map(({ name, column, empty }) => [column, data[name] ?? empty]);
  return Object.fromEntries(row);
}

/** A stored registration in the format of the API. */
export function toRegistration(row: RequestColumns): Registration {
  const values: Readonly<Record<string, unknown>> = { ...row };
  const answers = COLUMNS.map(({ name, column }) => [name, values[column] ?? undefined]);
  return nest(registrationForm, Object.fromEntries(answers)) as Registration;
}
