import 'server-only';
import { type SelectQueryBuilder, sql } from 'kysely';
import { figuresQuery } from '@/lib/admin/schemas';
import { toDay } from '@/lib/i18n/format';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { hideFieldFunnels, readStatistics } from '@/lib/server/award/results/edition-statistics';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';

type Requests = SelectQueryBuilder<Tables, 'scholarship_request', object>;

interface Count {
  key: string;
  count: number;
}

async function countBy(
  requests: Requests,
  column: 'status' | 'scholarship_country_id' | 'research_field_id',
): Promise<Count[]> {
  const rows = await requests
    .select([column, ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(column)
    .orderBy('count', 'desc')
    .execute();
  return rows.map((row) => ({ key: String(row[column]), count: Number(row.count) }));
}

/** Registrations by day in Riyadh: counted by hour in UTC, because days begin at a different hour there. */
async function countByDay(requests: Requests): Promise<Count[]> {
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await requests
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

/** Desk/GetAwardFigures: number of registrations of an edition by day, country, field and status, without names; and the statistics. */
export const getAwardFigures: ApiHandler = async (c) => {
  const { edition } = readQuery(c, figuresQuery);
  const db = await openDatabase();
  const { year } = await openPublicEdition(db, c.get('locale'), edition);
  const requests = db.selectFrom('scholarship_request').where('edition_id', '=', year);
  const statuses = await countBy(requests, 'status');
  const { fieldFunnels = [], ...statistics } = await readStatistics(db, year);
  return c.json({
    data: {
      total: statuses.reduce((sum, { count }) => sum + count, 0),
      days: await countByDay(requests),
      countries: await countBy(requests, 'scholarship_country_id'),
      fields: await countBy(requests, 'research_field_id'),
      statuses,
      statistics: { ...statistics, fieldFunnels: hideFieldFunnels(fieldFunnels) },
    },
  });
};
