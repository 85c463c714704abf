import 'server-only';
import { type SelectQueryBuilder, sql } from 'kysely';
import { hideSmallCounts } from '@/lib/admin/insight/hide-small-counts';
import { rankPages } from '@/lib/admin/insight/judge-pages';
import {
  type RatingFigures,
  type RatingsFilter,
  ratingsExportQuery,
  ratingsQuery,
  type Verdicts,
} from '@/lib/admin/insight/schemas';
import { now } from '@/lib/env/clock';
import { parseDay, startOfDay, toDay } from '@/lib/i18n/format';
import { loadTranslator } from '@/lib/i18n/translator';
import { DAY_MS } from '@/lib/requests/work/working-time';
import { type Database, openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { serveSheet } from '@/lib/server/files/serve-sheet';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';

const PAGE_SIZE = 25;
const COLUMNS = ['page', 'total', 'useful', 'bound'] as const;

type Ratings = SelectQueryBuilder<Tables, 'rating', object>;

/** The first instants of a month and of the next one, Riyadh. @param month yyyy-MM */
function boundMonth(month: string): [from: string, to: string] {
  const first = `${month}-01`;
  const inNext = toDay(new Date(parseDay(first).getTime() + 31 * DAY_MS));
  return [startOfDay(first), startOfDay(`${inNext.slice(0, 7)}-01`)];
}

function filterRatings(db: Database, { text, locale, reason, month }: RatingsFilter): Ratings {
  const [from, to] = month ? boundMonth(month) : ['', ''];
  return db
    .selectFrom('rating')
    .$if(Boolean(text), (query) => query.where(sql<boolean>`substr(page, 1, ${text?.length}) = ${text}`))
    .$if(locale !== undefined, (query) => query.where('locale', '=', locale ?? 'ar'))
    .$if(reason !== undefined, (query) =>
      query.where(sql<boolean>`',' || reasons || ',' like ${`%,${reason},%`}`),
    )
    .$if(month !== undefined, (query) => query.where('updated_at', '>=', from).where('updated_at', '<', to));
}

/** The day in UTC, marked with `+` from 21:00 on, when the next day has begun in Riyadh. */
const MARKED_DAY = sql<string>`
  substr(updated_at, 1, 10) || case when substr(updated_at, 12, 2) >= '21' then '+' else '' end
`;

async function countBy(ratings: Ratings, column: ReturnType<typeof sql<string>>): Promise<Verdicts[]> {
  const rows = await ratings
    .select([
      column.as('key'),
      ({ fn }) => fn.countAll<number>().as('total'),
      ({ fn }) => fn.sum<number>('is_useful').as('useful'),
    ])
    .groupBy(column)
    .execute();
  return rows.map(({ key, total, useful }) => ({ key, total: Number(total), useful: Number(useful) }));
}

function addUp(rows: readonly Verdicts[]): Verdicts[] {
  const sums = new Map<string, Verdicts>();
  for (const { key, total, useful } of rows) {
    const sum = sums.get(key) ?? { key, total: 0, useful: 0 };
    sums.set(key, { key, total: sum.total + total, useful: sum.useful + useful });
  }
  return [...sums.values()].sort((a, b) => a.key.localeCompare(b.key));
}

function toMonth(markedDay: string): string {
  const day = parseDay(markedDay.slice(0, 10));
  return toDay(new Date(day.getTime() + (markedDay.endsWith('+') ? DAY_MS : 0))).slice(0, 7);
}

async function countMonths(ratings: Ratings): Promise<Verdicts[]> {
  const days = await countBy(ratings, MARKED_DAY);
  return addUp(days.map((day) => ({ ...day, key: toMonth(day.key) })));
}

/** Hides small counts, and another one if the total would reveal the only hidden one. */
function hideSmall(rows: readonly Verdicts[]): RatingFigures['months'] {
  const shown = hideSmallCounts(
    rows.map(({ total }) => [total]),
    true,
  );
  return rows.map((row, index) =>
    shown[index]?.[0] == null ? { key: row.key, total: null, useful: null } : row,
  );
}

/** A rating counts for each of its reasons, so that small counts do not follow from the others. */
async function countReasons(ratings: Ratings): Promise<RatingFigures['reasons']> {
  const lists = await countBy(ratings, sql<string>`reasons`);
  const single = lists.flatMap((list) => list.key.split(',').map((key) => ({ ...list, key })));
  const rows = addUp(single).sort((a, b) => Number(a.key) - Number(b.key));
  const shown = hideSmallCounts(
    rows.map(({ total }) => [total]),
    false,
  );
  return rows.map(({ key }, index) => ({ key, count: shown[index]?.[0] ?? null }));
}

/** Desk/GetRatings: ratings by page, language, month and reason. */
const getRatings: ApiHandler = async (c) => {
  const { after, ...filter } = readQuery(c, ratingsQuery);
  const ratings = filterRatings(await openDatabase(), filter);
  const pages = await countBy(ratings, sql<string>`page`);
  const ranked = rankPages(pages);
  const start = after === undefined ? 0 : ranked.findIndex(({ key }) => key === after) + 1;
  const rows = ranked.slice(start, start + PAGE_SIZE);
  return c.json({
    data: {
      total: pages.reduce((sum, { total }) => sum + total, 0),
      useful: pages.reduce((sum, { useful }) => sum + useful, 0),
      pages: { rows, next: start + PAGE_SIZE < ranked.length ? (rows.at(-1)?.key ?? null) : null },
      languages: hideSmall(addUp(await countBy(ratings, sql<string>`locale`))),
      months: hideSmall(await countMonths(ratings)),
      reasons: await countReasons(ratings),
    },
  });
};

/** Desk/ExportRatings: every page with enough ratings, the worst first. */
const exportRatings: ApiHandler = async (c) => {
  const { language, format, ...filter } = readQuery(c, ratingsExportQuery);
  const locale = language ?? c.get('locale');
  const t = await loadTranslator(locale, 'insight');
  const ratings = filterRatings(await openDatabase(), filter);
  const ranked = rankPages(await countBy(ratings, sql<string>`page`));
  async function* rows() {
    yield COLUMNS.map((column) => t(`columns.${column}`));
    for (const { key, total, useful, notUsefulBound } of ranked)
      yield [key, total, useful, Math.round(notUsefulBound * 1000) / 1000];
  }
  return serveSheet(rows(), { name: `ratings-${toDay(now())}`, format, locale });
};

export const RATING_HANDLERS = { getRatings, exportRatings };
