import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { slotOfType } from '@/lib/award/definition/file-slots';
import type { PermitKind } from '@/lib/award/definition/permit-kinds';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { findDraft } from '@/lib/server/award/drafts/find-drafts';
import { enqueueReceipt } from '@/lib/server/award/enqueue-receipt';
import type { StoredPermit } from '@/lib/server/award/exceptions/held-permits';
import { isBeingChecked } from '@/lib/server/award/held-submission';
import { dropProposedReadings } from '@/lib/server/award/move-readings';
import type { StoredRequest } from '@/lib/server/award/requests';
import { recordEvent } from '@/lib/server/db/audit';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';

interface Opened {
  permit: StoredPermit;
  request: StoredRequest;
  at: Date;
}

/**
 * Tells the sender of an application by mail until which hour a form is open for them.
 * @param message `ended` for a permit that has ended before its hour
 */
export async function sendPermit(
  tx: Kysely<Tables>,
  { permit, request, at }: Opened,
  message: PermitKind | 'ended' = permit.kind,
): Promise<void> {
  const locale = request.locale ?? DEFAULT_LOCALE;
  const t = await loadTranslator(locale, 'exceptions.permits');
  const note = t(`note.${message}`, {
    until: formatDatesAndTime(new Date(permit.until), locale),
    reason: permit.reason,
  });
  const name = permit.kind === 'register' ? 'registration' : 'submission';
  const change = { state: t(`state.${message}`), note };
  await enqueueReceipt(tx, { name, request, locale, at, change });
}

/** Applications in these stages have no reading that was given to a juror. */
const BEFORE_JUDGING: readonly StoredRequest['stage'][] = [null, 'refusalProposed', 'eligible'];

/** @throws RequestError 409 `judgingBegan` after the first reading was released, `permitUnfit` after a refusal */
async function refuseJudged(tx: Kysely<Tables>, { id, stage }: StoredRequest): Promise<void> {
  if (stage === 'ineligible') throw new RequestError(409, 'permitUnfit');
  const given = await tx
    .selectFrom('award_assignment')
    .select('id')
    .where('request_id', '=', id)
    .where('state', '!=', 'proposed')
    .executeTakeFirst();
  if (given || !BEFORE_JUDGING.includes(stage)) throw new RequestError(409, 'judgingBegan');
}

/** The form opens with the files of the submission: a draft names the same stored files. */
async function draftSubmitted(tx: Kysely<Tables>, request: StoredRequest, at: Date): Promise<void> {
  if (await findDraft(tx, request.user_sub, 'submit')) return;
  const draft = {
    id: uuidv7(),
    subject: request.user_sub,
    form: 'submit',
    edition_id: request.edition_id,
  } as const;
  await tx
    .insertInto('form_draft')
    .values({ ...draft, sealed: '', version: 0, updated_at: at.toISOString() })
    .execute();
  const files = await tx
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .selectAll('file')
    .where('submission.request_id', '=', request.id)
    .orderBy('file.type')
    .orderBy('file.position')
    .execute();
  for (const { type, name, size, sha256, storage_key, scan_state } of files)
    await tx
      .insertInto('form_draft_file')
      .values({
        id: uuidv7(),
        draft_id: draft.id,
        slot: slotOfType(type),
        name,
        size,
        sha256,
        storage_key,
        scan_state,
      })
      .execute();
}

/**
 * Reopens a submission until the hour of its permit. It counts until another one replaces it.
 * @throws RequestError 409 `judgingBegan`, `permitUnfit`, `beingChecked`
 */
export async function reopenSubmission(
  tx: Kysely<Tables>,
  { permit, request, actor, at }: Opened & { actor: string },
): Promise<void> {
  await refuseJudged(tx, request);
  if (await isBeingChecked(tx, request.id)) throw new RequestError(409, 'beingChecked');
  await dropProposedReadings(tx, request.id);
  await draftSubmitted(tx, request, at);
  await tx
    .updateTable('award_permit')
    .set({ confirmed_at: at.toISOString() })
    .where('id', '=', permit.id)
    .execute();
  const event = { entity: 'scholarship_request', entityId: request.id, kind: 'resubmissionOpened' } as const;
  await recordEvent(tx, { ...event, actor, at, data: { until: permit.until } });
  await sendPermit(tx, { permit, request, at });
}
