import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toReferenceNumber } from '@/lib/forms/rules/reference-number';
import { linkBody, unlinkBody } from '@/lib/requests/merge/schemas';
import { recordEvents } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { selectRequests } from '@/lib/server/requests/request-rows';
import { openAsStaff } from '@/lib/server/requests/work/open-as-staff';

/** Each pair has one row, whichever request was linked first. */
function toPair(id: string, other: string) {
  const [request_id = id, other_id = other] = [id, other].sort();
  return { request_id, other_id };
}

/** An entry in the trail of both requests. */
async function recordBoth(
  tx: Kysely<Tables>,
  kind: 'linked' | 'unlinked',
  { id, other, actor }: { id: string; other: string; actor: string },
): Promise<void> {
  const event = { entity: 'service_request', kind, actor, at: now() } as const;
  await recordEvents(tx, [
    { ...event, entityId: id, data: { other } },
    { ...event, entityId: other, data: { other: id } },
  ]);
}

/** Desk/LinkRequest. @throws RequestError 404; 422 `referenceNumber` if no other visible request has this number */
const linkRequest: ApiHandler = async (c) => {
  const { id, referenceNumber } = await readJson(c.req.raw, linkBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  const found = await selectRequests(db, view, {})
    .where('reference_number', '=', toReferenceNumber(referenceNumber))
    .where('service_request.id', '<>', id)
    .executeTakeFirst();
  if (!found) throw new RequestError(422, 'validation', { fields: { referenceNumber: 'pattern' } });
  const other = found.id;
  await inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('request_link')
      .values(toPair(id, other))
      .onConflict((conflict) => conflict.doNothing())
      .returning('request_id')
      .executeTakeFirst();
    if (added) await recordBoth(tx, 'linked', { id, other, actor: view.subject });
  });
  return c.json({ data: { done: true } });
};

/** Desk/UnlinkRequest. @throws RequestError 404 if the caller may not see both requests */
const unlinkRequest: ApiHandler = async (c) => {
  const { id, other } = await readJson(c.req.raw, unlinkBody);
  const db = await openDatabase();
  const { view } = await openAsStaff(c, db, id);
  await openAsStaff(c, db, other);
  await inTransaction(db, async (tx) => {
    const { request_id, other_id } = toPair(id, other);
    const removed = await tx
      .deleteFrom('request_link')
      .where('request_id', '=', request_id)
      .where('other_id', '=', other_id)
      .returning('request_id')
      .executeTakeFirst();
    if (removed) await recordBoth(tx, 'unlinked', { id, other, actor: view.subject });
  });
  return c.json({ data: { done: true } });
};

export const LINK_HANDLERS = { linkRequest, unlinkRequest };
