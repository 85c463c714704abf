import 'server-only';
import type { Kysely } from 'kysely';
import type { OpenedRequest } from '@/lib/requests/schemas';
import type { Tables } from '@/lib/server/db/tables';
import { listHistory } from '@/lib/server/requests/follow-request';
import { type ListedRequest, selectRequests, type View } from '@/lib/server/requests/request-rows';
import { ofSameSender } from '@/lib/server/requests/same-sender';
import { isMergeable, listMerged } from './find-merged';

/** How many other requests of the same sender are listed; the list of requests finds the rest by contact. */
const MAX_OTHERS = 20;

const toRelated = ({ id, reference_number, form, status, workflow }: ListedRequest) => ({
  id,
  referenceNumber: reference_number,
  form,
  status,
  workflow,
});

async function listLinked(db: Kysely<Tables>, view: View, id: string) {
  const pairs = await db
    .selectFrom('request_link')
    .selectAll()
    .where(({ eb, or }) => or([eb('request_id', '=', id), eb('other_id', '=', id)]))
    .execute();
  const ids = pairs.map(({ request_id, other_id }) => (request_id === id ? other_id : request_id));
  if (ids.length === 0) return [];
  return selectRequests(db, view, {})
    .where('service_request.id', 'in', ids)
    .orderBy('service_request.id')
    .execute();
}

/** The merge of a request, and the request that it leads to, if the reader may see that. */
async function describeMergeOf(db: Kysely<Tables>, view: View, id: string): Promise<OpenedRequest['merge']> {
  const merge = await db
    .selectFrom('request_merge')
    .select(['into_id', 'until', 'actor'])
    .where('request_id', '=', id)
    .executeTakeFirst();
  if (!merge) return null;
  const into = await selectRequests(db, view, {})
    .where('service_request.id', '=', merge.into_id)
    .executeTakeFirst();
  return { into: into ? toRelated(into) : null, until: merge.until, isMine: merge.actor === view.subject };
}

/** Both timelines: that of each request that is continued under the number of this one. */
async function describeMerged(db: Kysely<Tables>, view: View, id: string): Promise<OpenedRequest['merged']> {
  const ids = (await listMerged(db, id)).map((request) => request.id);
  if (ids.length === 0) return [];
  const visible = await selectRequests(db, view, {})
    .where('service_request.id', 'in', ids)
    .orderBy('service_request.id')
    .execute();
  return Promise.all(visible.map(async (row) => ({ ...toRelated(row), ...(await listHistory(db, row.id)) })));
}

/** Other requests of the same sender, merged and linked ones; only those that the reader may see. */
export async function describeRelations(
  db: Kysely<Tables>,
  view: View,
  request: ListedRequest,
): Promise<Pick<OpenedRequest, 'others' | 'linked' | 'merge' | 'merged'>> {
  const others = await selectRequests(db, view, {})
    .where('service_request.id', '<>', request.id)
    .where(ofSameSender(db, request))
    .orderBy('service_request.id', 'desc')
    .limit(MAX_OTHERS)
    .execute();
  return {
    others: others.map((other) => ({
      ...toRelated(other),
      canContinue: isMergeable(request) && isMergeable(other),
    })),
    linked: (await listLinked(db, view, request.id)).map(toRelated),
    merge: await describeMergeOf(db, view, request.id),
    merged: await describeMerged(db, view, request.id),
  };
}
