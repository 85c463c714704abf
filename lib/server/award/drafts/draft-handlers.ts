import 'server-only';
import type { Kysely } from 'kysely';
import { DRAFT_FORMS, type DraftForm } from '@/lib/award/definition/draft-forms';
import { deleteDraftBody, saveDraftBody } from '@/lib/award/draft-schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { listControls, listFields } from '@/lib/forms/rules/answers';
import { admit } from '@/lib/server/award/requests';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { removeUnnamed } from '@/lib/server/files/sweep';
import { storeOnce } from '@/lib/server/forms/store-once';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { discardDraft, requireOwner, writeDraft } from './change-draft';
import { findDraft, readDrafts, type StoredDraft } from './find-drafts';
import { type DraftContent, openDraft, sealDraft } from './sealed-draft';

/** Award/GetDrafts: the caller's drafts in the edition in force, readable after the windows have closed too. */
export const listDrafts: ApiHandler = async (c) => {
  return c.json({ data: await readDrafts(await openDatabase(), c.get('caller').subject) });
};

/** @throws RequestError 422 for answers to questions that the form does not have */
function refuseUnknownNames(form: DraftForm, { step, values }: DraftContent): void {
  const known = new Set(listFields(DRAFT_FORMS[form]).flatMap(listControls));
  const fields: Record<string, string> = {};
  if (step > DRAFT_FORMS[form].sections.length) fields.step = 'number';
  if (Object.keys(values).some((name) => !known.has(name))) fields.values = 'unknownField';
  if (Object.keys(fields).length > 0) throw new RequestError(422, 'validation', { fields });
}

interface Saved extends DraftContent {
  form: DraftForm;
  version: number;
  sealed: string;
}

const isSame = (before: DraftContent, after: DraftContent) =>
  JSON.stringify([before.step, before.values]) === JSON.stringify([after.step, after.values]);

async function save(tx: Kysely<Tables>, subject: string, sent: Saved): Promise<StoredDraft> {
  const { form, sealed, version } = sent;
  await admit(tx, subject, form);
  const before = await findDraft(tx, subject, form);
  const current = before?.version ?? 0;
  // The same answers again: a retry after a lost response.
  if (before && current > 0 && isSame(await openDraft(before), sent)) return before;
  if (version !== current) throw new RequestError(409, 'draftMoved');
  return writeDraft(tx, { subject, form }, before, { sealed, version: current + 1 });
}

/**
 * Award/SaveDraft: saves unsent answers, which need not be valid. Errors: 400, 413, 415 (body), 409 (window, status,
 * another device, another person), 422 (unknown questions), and those of the guards.
 */
export const saveDraft: ApiHandler = async (c) => {
  const { owner, ...sent } = await readJson(c.req.raw, saveDraftBody);
  const { subject } = c.get('caller');
  requireOwner(owner, subject);
  refuseUnknownNames(sent.form, sent);
  const sealed = await sealDraft({ subject, form: sent.form }, sent);
  const row = await storeOnce(await openDatabase(), (tx) => save(tx, subject, { ...sent, sealed }));
  return c.json({ data: { version: row.version, savedAt: row.updated_at } });
};

/** Award/DeleteDraft: deletes a draft with its files, also after the window has closed. */
export const deleteDraft: ApiHandler = async (c) => {
  const { form } = await readJson(c.req.raw, deleteDraftBody);
  const { subject } = c.get('caller');
  const database = await openDatabase();
  const removed = await inTransaction(database, async (tx) => {
    const draft = await discardDraft(tx, subject, form);
    if (!draft) return null;
    const event = { entity: 'form_draft', entityId: draft.id, kind: 'removed', actor: subject } as const;
    await recordEvent(tx, { ...event, at: now(), data: { form } });
    return draft;
  });
  await removeUnnamed(database, removed?.files.map(({ storage_key }) => storage_key) ?? []);
  return c.json({ data: { form } });
};
