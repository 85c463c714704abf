import 'server-only';
import type { Database } from '@/lib/server/db/open';
import type { ApiContext } from '@/lib/server/http/api-context';
import { RequestError } from '@/lib/server/http/errors';
import { findView, type ListedRequest, selectRequests, type View } from '@/lib/server/requests/request-rows';

/** @throws RequestError 404 for an unknown request, one of another office, and one of a closed team of others */
export async function openAsStaff(
  c: ApiContext,
  db: Database,
  id: string,
): Promise<{ request: ListedRequest; view: View }> {
  const view = await findView(c, db);
  const request = await selectRequests(db, view, {}).where('service_request.id', '=', id).executeTakeFirst();
  if (!request) throw new RequestError(404, 'notFound');
  return { request, view };
}
