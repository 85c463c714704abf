import 'server-only';
import { type Kysely, sql } from 'kysely';
import { figuresQuery } from '@/lib/admin/schemas';
import { toDay } from '@/lib/i18n/format';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { countGroups, sumBy, toCounts } from '@/lib/server/award/results/count-applications';
import { hideFieldFunnels, readStatistics } from '@/lib/server/award/results/edition-statistics';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';

interface Count {
  key: string;
  count: number;
}

/** Registrations by day in Riyadh: counted by hour in UTC, because days begin at a different hour there. */
async function countByDay(db: Kysely<Tables>, year: number): Promise<Count[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await db
    .selectFrom('scholarship_request')
    .where('edition_id', '=', year)
    .select([hour.as('hour'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(hour)
    .execute();
  const days = new Map<string, number>();
  for (const { hour: at, count } of rows) {
    const day = toDay(new Date(`${at}:00:00Z`));
    days.set(day, (days.get(day) ?? 0) + Number(count));
  }
  return [...days].map(([key, count]) => ({ key, count })).sort((a, b) => a.key.localeCompare(b.key));
}

/**
 * Desk/GetAwardFigures: the number of registrations of an edition by day, country, field and status, without names, and
 * the statistics.
 */
export const getAwardFigures: ApiHandler = async (c) => {
  const { edition } = readQuery(c, figuresQuery);
  const db = await openDatabase();
  const { year } = await openPublicEdition(db, c.get('locale'), edition);
  const groups = await countGroups(db, year);
  const { fieldFunnels = [], ...statistics } = await readStatistics(db, year, groups);
  return c.json({
    data: {
      total: groups.reduce((sum, { count }) => sum + count, 0),
      days: await countByDay(db, year),
      countries: toCounts(sumBy(groups, 'country')),
      fields: toCounts(sumBy(groups, 'field')),
      statuses: toCounts(sumBy(groups, 'status')),
      statistics: { ...statistics, fieldFunnels: hideFieldFunnels(fieldFunnels) },
    },
  });
};
