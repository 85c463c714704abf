import 'server-only';
import type { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import { findBody, transitionBody } from '@/lib/requests/schemas';
import { openDatabase } from '@/lib/server/db/open';
import { changeStatus } from '@/lib/server/forms/change-status';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { getRequestDocument } from './document-links';
import { toFollowed } from './follow-request';
import { openRequest } from './open-request';

/** Maximum number of a person's requests in the list; others can be found by number. */
const MAX_LISTED = 200;

const listMyServiceRequests: ApiHandler = async (c) => {
  const db = await openDatabase();
  const caller = c.get('caller');
  const requests = await db
    .selectFrom('service_request')
    .selectAll()
    .where('sender', '=', caller.subject)
    // A merged request is part of the one that continues it.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('request_merge')
            .innerJoin('service_request as target', 'target.id', 'into_id')
            .select('target.id')
            .whereRef('request_id', '=', 'service_request.id')
            .where('target.sender', '=', caller.subject),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return c.json({ data: await Promise.all(requests.map((request) => toFollowed(db, request, c))) });
};

const findServiceRequest: ApiHandler = async (c) => {
  const claim = await readJson(c.req.raw, findBody);
  const db = await openDatabase();
  const caller = c.get('caller');
  return c.json({ data: await toFollowed(db, await openRequest(db, claim, caller), c, claim.contact) });
};

const transitionServiceRequest: ApiHandler = async (c) => {
  const { to, note, ...claim } = await readJson(c.req.raw, transitionBody);
  const db = await openDatabase();
  const caller = c.get('caller');
  const request = await openRequest(db, claim, caller);
  const actor = caller.kind === 'person' ? caller.subject : null;
  const changed = await changeStatus(db, { requestId: request.id, to, by: 'sender', actor, note });
  return c.json({ data: await toFollowed(db, changed, c, claim.contact) });
};

export const SENDER_HANDLERS = {
  listMyServiceRequests,
  findServiceRequest,
  transitionServiceRequest,
  getRequestDocument,
} satisfies Partial<Record<keyof typeof REQUEST_ENDPOINTS, ApiHandler>>;
