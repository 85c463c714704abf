import 'server-only';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { RegistrationFilter, RegistrationRow } from '@/lib/api/contract/schemas/desk';
import type { StoredRequest } from '@/lib/server/award/requests';
import type { Tables } from '@/lib/server/db/tables';

type Requests<Output> = SelectQueryBuilder<Tables, 'scholarship_request', Output>;

/** Columns in which a text is looked for. */
const TEXT_COLUMNS = [
  'reference_number',
  'scholarship_file_number',
  'scholarship_university_name',
  'research_title',
] as const;

const toPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Narrows a query over registrations to what the filter asks for. */
export function applyFilter<Output>(
  query: Requests<Output>,
  { status, country, field, text }: RegistrationFilter,
): Requests<Output> {
  return query
    .$if(status !== undefined, (q) => q.where('status', '=', status as StoredRequest['status']))
    .$if(country !== undefined, (q) => q.where('scholarship_country_id', '=', country ?? 0))
    .$if(field !== undefined, (q) => q.where('research_field_id', '=', field ?? 0))
    .$if(Boolean(text), (q) =>
      q.where((where) =>
        where.or(
          TEXT_COLUMNS.map(
            (column) => sql<boolean>`${sql.ref(column)} like ${toPattern(text ?? '')} escape '\\'`,
          ),
        ),
      ),
    );
}

/** All registrations. */
export function selectRequests(db: Kysely<Tables>) {
  return db.selectFrom('scholarship_request').selectAll();
}

/** What the list shows of a registration. */
export function toRow(request: StoredRequest): RegistrationRow {
  return {
    id: request.id,
    referenceNumber: request.reference_number,
    status: request.status,
    researchTitle: request.research_title,
    university: request.scholarship_university_name,
    countryId: request.scholarship_country_id,
    fieldId: request.research_field_id,
    createdAt: request.created_at,
  };
}
