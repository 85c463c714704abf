import 'server-only';
import { type Kysely, sql } from 'kysely';
import { NO_DUE } from '@/lib/requests/list-parameters';
import { placeQuery } from '@/lib/requests/schemas';
import type { ListPlace } from '@/lib/requests/work/schemas';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { LAST_DUE, ORDER_BY_DUE, type RequestFilter, selectMatching, type View } from './request-rows';
import { openAsStaff } from './work/open-as-staff';
import { planWork } from './work/plan-work';

/** Where a request is, or was, in the order of a list. */
interface Anchor {
  id: string;
  due: string;
}

/** Rows before and after an anchor, in the order of `listPage`. */
function sides({ queue }: RequestFilter, { id, due }: Anchor) {
  const [key, anchor] =
    queue === undefined
      ? [sql`request_id`, sql`${id}`]
      : [sql`(${ORDER_BY_DUE}, request_id)`, sql`(${due}, ${id})`];
  const [smaller, greater] = [sql<boolean>`${key} < ${anchor}`, sql<boolean>`${key} > ${anchor}`];
  const isDescending = queue === undefined;
  const [before, after] = isDescending ? [greater, smaller] : [smaller, greater];
  return { before, after, isDescending };
}

async function findPlace(
  db: Kysely<Tables>,
  view: View,
  filter: RequestFilter,
  anchor: Anchor,
): Promise<ListPlace> {
  const { before, after, isDescending } = sides(filter, anchor);
  const rows = selectMatching(db, view, filter);
  const { total, earlier, own } = await rows
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`coalesce(sum(case when request_id <> ${anchor.id} and ${before} then 1 else 0 end), 0)`.as(
        'earlier',
      ),
      sql<number>`coalesce(sum(case when request_id = ${anchor.id} then 1 else 0 end), 0)`.as('own'),
    ])
    .executeTakeFirstOrThrow();
  const find = async (side: 'before' | 'after') => {
    const direction = isDescending === (side === 'after') ? 'desc' : 'asc';
    const row = await rows
      .select('request_id')
      .where('request_id', '<>', anchor.id)
      .where(side === 'before' ? before : after)
      .$if(filter.queue !== undefined, (query) => query.orderBy(ORDER_BY_DUE, direction))
      .orderBy('request_id', direction)
      .limit(1)
      .executeTakeFirst();
    return row?.request_id ?? null;
  };
  return {
    previous: await find('before'),
    next: await find('after'),
    position: Number(own) > 0 ? Number(earlier) + 1 : null,
    total: Number(total),
  };
}

/** Desk/GetPlace. @throws RequestError 404 */
export const getRequestPlace: ApiHandler = async (c) => {
  const { id, at, ...filter } = readQuery(c, placeQuery);
  const db = await openDatabase();
  await planWork(db);
  const { request, view } = await openAsStaff(c, db, id);
  const due = at === undefined ? request.due_at : at === NO_DUE ? null : at;
  return c.json({ data: await findPlace(db, view, filter, { id, due: due ?? LAST_DUE }) });
};
