import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { confirmExceptionBody, type ProposedPermit, proposePermitBody } from '@/lib/admin/exceptions/schemas';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toInstant } from '@/lib/i18n/format';
import { toSubject } from '@/lib/server/auth/subjects';
import type { StoredPermit } from '@/lib/server/award/exceptions/held-permits';
import { yearInForce } from '@/lib/server/award/read-edition';
import { findRequest, type StoredRequest } from '@/lib/server/award/requests';
import { listHidden } from '@/lib/server/award/results/frozen-ranking';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { reopenSubmission, sendPermit } from './open-form';

interface Person {
  subject: string;
  /** Their application in the edition in force. */
  request: StoredRequest | null;
}

/** True for the reader, and for an application that the reader must not see. */
export const isHidden = async (
  db: Kysely<Tables>,
  { subject, request }: Person,
  reader: string,
): Promise<boolean> =>
  subject === reader || (request !== null && (await listHidden(db, reader)).has(request.id));

/**
 * @throws RequestError 422 `referenceNumber` for an unknown number, and for one that the reader must not see; 409
 * `permitUnfit` for such a person
 */
async function findPerson(db: Kysely<Tables>, asked: ProposedPermit, reader: string): Promise<Person> {
  if (asked.kind === 'register') {
    const subject = toSubject(asked.nationalId);
    const person = { subject, request: await findRequest(db, subject) };
    if (await isHidden(db, person, reader)) throw new RequestError(409, 'permitUnfit');
    return person;
  }
  const request = await db
    .selectFrom('scholarship_request')
    .selectAll()
    .where('edition_id', '=', yearInForce())
    .where('reference_number', '=', asked.referenceNumber)
    .executeTakeFirst();
  const person = request && { subject: request.user_sub, request };
  if (!person || (await isHidden(db, person, reader)))
    throw new RequestError(422, 'validation', { fields: { referenceNumber: 'pattern' } });
  return person;
}

/** @throws RequestError 409 `permitUnfit` if the state of the person's application does not fit the permit */
function refuseUnfit(kind: StoredPermit['kind'], request: StoredRequest | null): void {
  const isCompleted = request?.status === REQUEST_STATUS.Completed;
  const isFit =
    kind === 'register' ? !isCompleted : request !== null && isCompleted === (kind === 'resubmit');
  const isOut = request !== null && (request.withdrawn_at !== null || request.stage === 'disqualified');
  if (!isFit || isOut) throw new RequestError(409, 'permitUnfit');
}

/** @throws RequestError 409 `permitOpen` if the person has the same permit already, or one that waits */
async function refuseSecond(
  tx: Kysely<Tables>,
  subject: string,
  kind: StoredPermit['kind'],
  at: Date,
): Promise<void> {
  const open = await tx
    .selectFrom('award_permit')
    .select('id')
    .where('edition', '=', yearInForce())
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .where('until', '>', at.toISOString())
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (open) throw new RequestError(409, 'permitOpen');
}

/**
 * Desk/ProposePermit: one person may register or submit until an hour, once a coordinator has confirmed it. A
 * submission is reopened at once.
 * @throws RequestError 409 `permitUnfit`, `permitOpen`, `judgingBegan`, `beingChecked`, 422
 */
export const proposePermit: ApiHandler = async (c) => {
  const asked = await readJson(c.req.raw, proposePermitBody);
  const { kind, reason } = asked;
  const actor = c.get('caller').subject;
  const at = now();
  const until = toInstant(asked.until.day, `${String(asked.until.hour).padStart(2, '0')}:00`).toISOString();
  if (until <= at.toISOString())
    throw new RequestError(422, 'validation', { fields: { 'until.day': 'pattern' } });
  const id = uuidv7();
  await inTransaction(await openDatabase(), async (tx) => {
    const person = await findPerson(tx, asked, actor);
    refuseUnfit(kind, person.request);
    await refuseSecond(tx, person.subject, kind, at);
    const permit = await tx
      .insertInto('award_permit')
      .columns(['id', 'edition', 'kind', 'subject', 'until', 'reason', 'proposed_by', 'proposed_at'])
      .values({
        id,
        edition: yearInForce(),
        kind,
        subject: person.subject,
        until,
        reason,
        proposed_by: actor,
        proposed_at: at.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (kind === 'resubmit' && person.request)
      await reopenSubmission(tx, { permit, request: person.request, actor, at });
    else
      await recordEvent(tx, {
        entity: 'permit',
        entityId: id,
        kind: 'permitProposed',
        actor,
        at,
        data: { kind },
      });
  });
  return c.json({ data: { id } });
};

/**
 * Desk/ConfirmPermit: a person other than the proposer confirms a permit, or refuses it, which deletes it.
 * @throws RequestError 409 `requestMoved` without this proposal, also for one that the caller must not see;
 * `secondPerson`, `permitUnfit`, `releasePast`
 */
export const confirmPermit: ApiHandler = async (c) => {
  const { id, to } = await readJson(c.req.raw, confirmExceptionBody);
  const actor = c.get('caller').subject;
  const at = now();
  await inTransaction(await openDatabase(), async (tx) => {
    const permit = await tx
      .selectFrom('award_permit')
      .selectAll()
      .where('id', '=', id)
      .where('edition', '=', yearInForce())
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    const request = permit ? await findRequest(tx, permit.subject) : null;
    if (!permit || (await isHidden(tx, { subject: permit.subject, request }, actor)))
      throw new RequestError(409, 'requestMoved');
    const { kind } = permit;
    if (permit.proposed_by === actor) throw new RequestError(409, 'secondPerson');
    const event = { entity: 'permit', entityId: id, actor, at, data: { kind } } as const;
    if (to === 'refused') {
      await tx.deleteFrom('award_permit').where('id', '=', id).execute();
      await recordEvent(tx, { ...event, kind: 'permitRefused' });
      return;
    }
    refuseUnfit(kind, request);
    if (permit.until <= at.toISOString()) throw new RequestError(409, 'releasePast');
    await tx
      .updateTable('award_permit')
      .set({ confirmed_by: actor, confirmed_at: at.toISOString() })
      .where('id', '=', id)
      .execute();
    await recordEvent(tx, { ...event, kind: 'permitConfirmed' });
    if (request) await sendPermit(tx, { permit, request, at });
  });
  return c.json({ data: { id } });
};
