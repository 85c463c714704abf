import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { confirmExceptionBody, proposeDisqualificationBody } from '@/lib/admin/exceptions/schemas';
import { idQuery } from '@/lib/admin/schemas';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { findDisqualification } from '@/lib/server/award/exceptions/disqualifications';
import type { StoredRequest } from '@/lib/server/award/requests';
import { listHidden } from '@/lib/server/award/results/frozen-ranking';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { disqualify } from './disqualify';
import { toProposal } from './to-proposal';

/** A submitted application of any edition; null for the reader's own and after a conflict. */
async function findSubmitted(db: Kysely<Tables>, id: string, reader: string): Promise<StoredRequest | null> {
  const request = await db
    .selectFrom('scholarship_request')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', REQUEST_STATUS.Completed)
    .executeTakeFirst();
  return request && !(await listHidden(db, reader)).has(id) ? request : null;
}

/** @throws RequestError 404 */
async function requireSubmitted(db: Kysely<Tables>, id: string, reader: string): Promise<StoredRequest> {
  const request = await findSubmitted(db, id, reader);
  if (!request) throw new RequestError(404, 'notFound');
  return request;
}

/** @throws RequestError 409 `entryWithdrawn` for an application that takes no part */
function refuseWithdrawn({ withdrawn_at }: StoredRequest): void {
  if (withdrawn_at !== null) throw new RequestError(409, 'entryWithdrawn');
}

/** Desk/GetDisqualification. Views of a reason are recorded in the audit trail. @throws RequestError 404 */
export const getDisqualification: ApiHandler = async (c) => {
  const { id } = readQuery(c, idQuery);
  const reader = c.get('caller').subject;
  const db = await openDatabase();
  const request = await requireSubmitted(db, id, reader);
  const proposal = await findDisqualification(db, id);
  if (proposal) {
    const event = { entity: 'scholarship_request', entityId: id, kind: 'viewed' } as const;
    await recordEvent(db, { ...event, actor: reader, at: now() });
  }
  return c.json({
    data: {
      version: request.version,
      mayPropose: request.withdrawn_at === null && !proposal,
      proposal: proposal ? toProposal(proposal, reader) : null,
    },
  });
};

/**
 * Desk/ProposeDisqualification: its sender sees nothing before the confirmation.
 * @throws RequestError 404, 409 `requestMoved` if it has changed or has a proposal, `entryWithdrawn`, 422
 */
export const proposeDisqualification: ApiHandler = async (c) => {
  const { id: requestId, version, reason } = await readJson(c.req.raw, proposeDisqualificationBody);
  const actor = c.get('caller').subject;
  const at = now();
  const id = uuidv7();
  await inTransaction(await openDatabase(), async (tx) => {
    const request = await requireSubmitted(tx, requestId, actor);
    refuseWithdrawn(request);
    if (request.version !== version || (await findDisqualification(tx, requestId)))
      throw new RequestError(409, 'requestMoved');
    await tx
      .insertInto('award_disqualification')
      .values({ id, request_id: requestId, reason, proposed_by: actor, proposed_at: at.toISOString() })
      .execute();
    const event = { entity: 'scholarship_request', entityId: requestId } as const;
    await recordEvent(tx, { ...event, kind: 'disqualificationProposed', actor, at });
  });
  return c.json({ data: { id } });
};

/**
 * Desk/ConfirmDisqualification: a person other than the proposer confirms it, or refuses it, which deletes the
 * proposal.
 * @throws RequestError 409 `requestMoved` without this proposal, also for one that the caller must not see;
 * `secondPerson`, `entryWithdrawn`
 */
export const confirmDisqualification: ApiHandler = async (c) => {
  const { id, to } = await readJson(c.req.raw, confirmExceptionBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const proposal = await tx
      .selectFrom('award_disqualification')
      .selectAll()
      .where('id', '=', id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    const request = proposal && (await findSubmitted(tx, proposal.request_id, actor));
    if (!proposal || !request) throw new RequestError(409, 'requestMoved');
    if (proposal.proposed_by === actor) throw new RequestError(409, 'secondPerson');
    const event = { entity: 'scholarship_request', entityId: request.id, actor, at } as const;
    if (to === 'refused') {
      await tx.deleteFrom('award_disqualification').where('id', '=', id).execute();
      await recordEvent(tx, { ...event, kind: 'disqualificationRefused' });
      return;
    }
    refuseWithdrawn(request);
    await tx
      .updateTable('award_disqualification')
      .set({ confirmed_by: actor, confirmed_at: at.toISOString() })
      .where('id', '=', id)
      .execute();
    await disqualify(tx, { request, proposal, actor, at });
    await recordEvent(tx, { ...event, kind: 'disqualified' });
  });
  return c.json({ data: { id } });
};
