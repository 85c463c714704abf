import 'server-only';
import type { Kysely } from 'kysely';
import type { CheckedStage } from '@/lib/award/definition/eligibility';
import type { RequestStatus } from '@/lib/award/definition/enumerations';
import type { Tables } from '@/lib/server/db/tables';

/** Applications of an edition with the same values in everything that its figures count. */
export interface Group {
  field: number;
  country: number;
  status: RequestStatus;
  stage: CheckedStage | null;
  isWithdrawn: boolean;
  count: number;
}

/** Counts the applications of an edition once, in the order of an index. */
export async function countGroups(db: Kysely<Tables>, year: number): Promise<Group[]> {
  const rows = await db
    .selectFrom('scholarship_request')
    .select(['research_field_id', 'scholarship_country_id', 'status', 'stage', 'withdrawn_at'])
    .select(({ fn }) => fn.countAll().as('count'))
    .where('edition_id', '=', year)
    .groupBy(['status', 'stage', 'withdrawn_at', 'research_field_id', 'scholarship_country_id'])
    .execute();
  return rows.map((row) => ({
    field: row.research_field_id,
    country: row.scholarship_country_id,
    status: row.status,
    stage: row.stage,
    isWithdrawn: row.withdrawn_at !== null,
    count: Number(row.count),
  }));
}

/** Adds up the groups by field, country or status. */
export function sumBy(
  groups: readonly Group[],
  name: 'field' | 'country' | 'status',
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const group of groups) {
    const key = String(group[name]);
    sums.set(key, (sums.get(key) ?? 0) + group.count);
  }
  return sums;
}

/** The largest count first, equal ones by id. */
export const toCounts = (sums: ReadonlyMap<string, number>) =>
  [...sums]
    .map(([key, count]) => ({ key, count }))
    .sort((left, right) => right.count - left.count || Number(left.key) - Number(right.key));
