import 'server-only';
import { trailQuery } from '@/lib/contract/schemas/desk';
import type { ApiHandler } from '../api-context';
import { readQuery } from '../body/read-query';
import { openDatabase } from '../db/open';
import { cutPage } from './cut-page';

const PAGE_SIZE = 50;

/** Desk/ListTrail: a page of the audit trail, the newest first. */
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
