import 'server-only';
import { trailQuery } from '@/lib/admin/schemas';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { cutPage } from './cut-page';

const PAGE_SIZE = 50;

/** Desk/ListTrail: a page of the audit trail, newest first. */
export const listTrail: ApiHandler = async (c) => {
  const { after } = readQuery(c, trailQuery);
  const found = await (await openDatabase())
    .selectFrom('event')
    .select(['id', 'at', 'entity', 'entity_id as entityId', 'kind', 'actor'])
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  return c.json({ data: cutPage(found, PAGE_SIZE) });
};
