import 'server-only';
import { registrationsQuery } from '@/lib/api/contract/schemas/desk';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { cutPage } from './cut-page';
import { applyFilter, selectRequests, toRow } from './registration-rows';

const PAGE_SIZE = 25;

/** Desk/ListRegistrations: a page of registrations, the newest first, by the order of their ids. */
export const listRegistrations: ApiHandler = async (c) => {
  const { after, ...filter } = readQuery(c, registrationsQuery);
  const db = await openDatabase();
  const found = await applyFilter(selectRequests(db), filter)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { total } = await applyFilter(db.selectFrom('scholarship_request'), filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  return c.json({ data: { total: Number(total), rows: rows.map(toRow), next } });
};
