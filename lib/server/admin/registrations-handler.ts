import 'server-only';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { type RegistrationFilter, type RegistrationRow, registrationsQuery } from '@/lib/admin/schemas';
import { yearInForce } from '@/lib/server/award/read-edition';
import type { StoredRequest } from '@/lib/server/award/requests';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { cutPage } from './cut-page';

type Requests<Output> = SelectQueryBuilder<Tables, 'scholarship_request', Output>;

const TEXT_COLUMNS = [
  'reference_number',
  'scholarship_file_number',
  'scholarship_university_name',
  'research_title',
] as const;

/** Makes Latin letters case-insensitive in every database. */
const toPattern = (text: string) =>
  `%${text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()).replace(/[\\%_]/g, '\\$&')}%`;

/** True for the registrations that have a text in their number, scholarship file, university or title. */
export const matchRegistration = (text: string) =>
  sql<boolean>`(${sql.join(
    TEXT_COLUMNS.map((column) => sql`lower(${sql.ref(column)}) like ${toPattern(text)} escape '\\'`),
    sql` or `,
  )})`;

export function applyFilter<Output>(
  query: Requests<Output>,
  { edition, status, country, field, text }: RegistrationFilter,
): Requests<Output> {
  return query
    .where('edition_id', '=', edition ?? yearInForce())
    .$if(status !== undefined, (q) => q.where('status', '=', status as StoredRequest['status']))
    .$if(country !== undefined, (q) => q.where('scholarship_country_id', '=', country ?? 0))
    .$if(field !== undefined, (q) => q.where('research_field_id', '=', field ?? 0))
    .$if(Boolean(text), (q) => q.where(matchRegistration(text ?? '')));
}

export function selectRequests(db: Kysely<Tables>) {
  return db.selectFrom('scholarship_request').selectAll();
}

export function toRow(request: StoredRequest): RegistrationRow {
  return {
    id: request.id,
    edition: request.edition_id,
    referenceNumber: request.reference_number,
    status: request.status,
    researchTitle: request.research_title,
    university: request.scholarship_university_name,
    countryId: request.scholarship_country_id,
    fieldId: request.research_field_id,
    withdrawnAt: request.withdrawn_at,
    isDisqualified: request.stage === 'disqualified',
    createdAt: request.created_at,
  };
}

async function countRegistrations(db: Kysely<Tables>, filter: RegistrationFilter): Promise<number> {
  const { total } = await applyFilter(db.selectFrom('scholarship_request'), filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const PAGE_SIZE = 25;

/** Desk/ListRegistrations: a page of registrations, newest first, in the order of their ids. */
export const listRegistrations: ApiHandler = async (c) => {
  const { after, ...filter } = readQuery(c, registrationsQuery);
  const db = await openDatabase();
  const found = await applyFilter(selectRequests(db), filter)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  // A first page without a next one contains every row, so the texts are not searched again to count them.
  const total = after === undefined && next === null ? rows.length : await countRegistrations(db, filter);
  return c.json({ data: { total, rows: rows.map(toRow), next } });
};
