import 'server-only';
import type { Kysely } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { DraftForm } from '@/lib/award/definition/draft-forms';
import { now } from '@/lib/env/clock';
import { yearInForce } from '@/lib/server/award/read-edition';
import { recordEvent } from '@/lib/server/db/audit';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { findDraft, type StoredDraft } from './find-drafts';

/** @throws RequestError 409 `draftOther` if the page was rendered for somebody else */
export function requireOwner(owner: string, subject: string): void {
  if (owner !== subject) throw new RequestError(409, 'draftOther');
}

type Change = Pick<StoredDraft, 'sealed' | 'version'>;

/**
 * Writes a draft, which is created if the person has none. The row is locked until the transaction ends.
 * @param before as read in this transaction
 * @throws RequestError 409 `draftMoved` if it has changed since
 */
export async function writeDraft(
  tx: Kysely<Tables>,
  { subject, form }: { subject: string; form: DraftForm },
  before: StoredDraft | null,
  change: Change = { sealed: before?.sealed ?? '', version: before?.version ?? 0 },
): Promise<StoredDraft> {
  const at = now();
  const changed = { ...change, updated_at: at.toISOString() };
  if (before) {
    const { numUpdatedRows } = await tx
      .updateTable('form_draft')
      .set(changed)
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new RequestError(409, 'draftMoved');
    return { ...before, ...changed };
  }
  const row = await tx
    .insertInto('form_draft')
    .values({ id: uuidv7(), subject, form, edition_id: yearInForce(), ...changed })
    .returningAll()
    .executeTakeFirstOrThrow();
  const event = { entity: 'form_draft', entityId: row.id, kind: 'created', actor: subject } as const;
  await recordEvent(tx, { ...event, at, data: { form } });
  return row;
}

/** Deletes a draft. @returns its files, which the caller deletes */
export async function removeDraft(tx: Kysely<Tables>, id: string) {
  const files = await tx
    .deleteFrom('form_draft_file')
    .where('draft_id', '=', id)
    .returning(['id', 'storage_key'])
    .execute();
  await tx.deleteFrom('form_draft').where('id', '=', id).execute();
  return files;
}

/** Deletes a person's draft of a form, if there is one. @returns its files, which the caller deletes */
export async function discardDraft(tx: Kysely<Tables>, subject: string, form: DraftForm) {
  const draft = await findDraft(tx, subject, form);
  return draft && { id: draft.id, files: await removeDraft(tx, draft.id) };
}
