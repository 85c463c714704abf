import 'server-only';
import type { Kysely } from 'kysely';
import { findWithdrawal } from '@/lib/award/rules/withdrawal';
import { type Withdrawal, withdrawalBody } from '@/lib/award/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { readConfiguration } from './configuration';
import { enqueueReceipt } from './enqueue-receipt';
import { moveReadings } from './move-readings';
import { findRequest, type StoredRequest, toReceipt } from './requests';
import { findRelease } from './results/own-result';

/** Confirms the withdrawal or restoration by mail. */
async function confirm(tx: Kysely<Tables>, request: StoredRequest, to: Withdrawal, locale: Locale, at: Date) {
  const t = await loadTranslator(locale, 'award');
  const change = { state: t(`application.${to}`), note: t(`application.${to}Note`) };
  await enqueueReceipt(tx, { name: 'registration', request, locale, at, change });
}

/**
 * @throws RequestError 404 without an application, 409 `awardEnded` if it can no longer be restored, `resultsReleased`
 * after the results, `awardDisqualified`
 */
async function change(
  tx: Kysely<Tables>,
  { subject, to, locale }: { subject: string; to: Withdrawal; locale: Locale },
): Promise<StoredRequest> {
  const request = await findRequest(tx, subject);
  if (!request) throw new RequestError(404, 'notFound');
  if (request.shown_stage === 'disqualified') throw new RequestError(409, 'awardDisqualified');
  const withdrawnAt = request.withdrawn_at;
  if ((withdrawnAt !== null) === (to === 'withdrawn')) return request;
  const at = now();
  const releasedAt = (await findRelease(tx, request.edition_id))?.released_at;
  const read = { scholarshipRequestStatus: request.status, withdrawnAt, releasedAt };
  if (findWithdrawal(read, await readConfiguration(tx, at), at) !== to)
    throw new RequestError(409, releasedAt ? 'resultsReleased' : 'awardEnded');
  await tx
    .updateTable('scholarship_request')
    .set({
      withdrawn_at: to === 'withdrawn' ? at.toISOString() : null,
      version: request.version + 1,
      updated_at: at.toISOString(),
    })
    .where('id', '=', request.id)
    .execute();
  // Released readings end with a withdrawal, and continue after a restoration.
  await moveReadings(tx, request.id, to === 'withdrawn' ? 'ended' : 'released');
  const event = {
    entity: 'scholarship_request',
    entityId: request.id,
    kind: to,
    actor: subject,
    at,
  } as const;
  await recordEvent(tx, event);
  await confirm(tx, request, to, locale, at);
  return request;
}

/**
 * Award/Withdraw: withdraws the caller's application, or restores it while its window is open (AWARD-16). Sent twice,
 * it changes nothing the second time. Answers, files and reference number stay. Errors: 400, 413 (body), 404 (no
 * application), 409 (too late), and those of the guards.
 */
export const withdrawMine: ApiHandler = async (c) => {
  const { to } = await readJson(c.req.raw, withdrawalBody);
  const { subject } = c.get('caller');
  const locale = c.get('locale');
  const request = await inTransaction(await openDatabase(), (tx) => change(tx, { subject, to, locale }));
  return c.json(toReceipt(request));
};
