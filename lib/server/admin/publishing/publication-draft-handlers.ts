import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import { createBody, draftBody, saveDataBody, saveDraftBody } from '@/lib/admin/publishing/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { changeDraft } from '@/lib/publications/drafts/change-publication-draft';
import { START_DATA } from '@/lib/publications/drafts/data-controls';
import { listFindings } from '@/lib/publications/drafts/list-findings';
import { createDraft as create, type PublicationDraft } from '@/lib/publications/drafts/publication-draft';
import { listImages } from '@/lib/publications/publication-body';
import { PUBLICATION_FIELDS } from '@/lib/publications/schemas';
import { mailReviewers } from '@/lib/server/admin/staff/mail-staff';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiContext, ApiHandler } from '@/lib/server/http/api-context';
import { toFieldErrors } from '@/lib/server/http/body/field-errors';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import {
  type Change,
  type LoadedDraft,
  recordDraft,
  requireDraft,
  writeDraft,
} from '@/lib/server/publications/drafts/draft-rows';
import { findFiles, freezeDraft } from '@/lib/server/publications/drafts/versions';
import { findImages } from '@/lib/server/publications/images/image-rows';

/** Autosaves of one person within this time have one entry in the audit trail. */
const QUIET_MS = 600_000;

export const changeBy = (c: ApiContext): Change => ({ actor: c.get('caller').subject, at: now() });

const makeId = () => `b${randomBytes(4).toString('hex')}`;

/** Text that changes withdraws the approval: the draft has to be reviewed again. */
export async function writeText(
  tx: Kysely<Tables>,
  loaded: LoadedDraft,
  draft: PublicationDraft,
  change: Change,
): Promise<number> {
  const { row } = loaded;
  const isSame = JSON.stringify(draft) === JSON.stringify(loaded.draft);
  if (isSame && row.version > 0) return row.version;
  const isNew = row.state === 'published';
  const authors = new Set<string>(isNew ? [] : JSON.parse(row.authors)).add(change.actor);
  const isQuiet =
    row.state === 'draft' &&
    row.updated_by === change.actor &&
    change.at.getTime() - Date.parse(row.updated_at) < QUIET_MS;
  if (!isQuiet) await recordDraft(tx, row.id, 'changed', change);
  const set = {
    state: 'draft',
    authors: JSON.stringify([...authors]),
    reviewed_number: null,
    publish_at: null,
  } as const;
  return writeDraft(tx, { draft, row }, set, change);
}

/** Refuses an id that names another publication, on the portal or not. */
async function requireFree(tx: Kysely<Tables>, id: string): Promise<void> {
  for (const table of ['publication', 'publication_draft'] as const)
    if (await tx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst())
      throw new RequestError(422, 'validation', { fields: { id: 'taken' } });
}

/** Desk/CreateDraft. @throws RequestError 422 `id: taken` */
const createDraft: ApiHandler = async (c) => {
  const { kind, id, title } = await readJson(c.req.raw, createBody);
  const change = changeBy(c);
  const draft = create({ id, kind, data: START_DATA[kind](change.at) }, title, makeId());
  const version = await inTransaction(await openDatabase(), async (tx) => {
    await requireFree(tx, id);
    await recordDraft(tx, id, 'created', change, { kind });
    const { actor, at } = change;
    await tx
      .insertInto('publication_draft')
      .values({
        id,
        kind,
        content: JSON.stringify(draft),
        version: 1,
        state: 'draft',
        authors: JSON.stringify([actor]),
        updated_by: actor,
        updated_at: at.toISOString(),
      })
      .execute();
    return 1;
  });
  return c.json({ data: { id, version } });
};

/** @throws RequestError 422 for an image that does not exist, or no longer exists */
async function requireImages(tx: Kysely<Tables>, images: Readonly<Record<string, string>>): Promise<void> {
  const known = await findImages(
    tx,
    Object.values(images).filter((id) => id !== ''),
  );
  const unknown = Object.entries(images).filter(([, id]) => id !== '' && !known.has(id));
  if (unknown.length === 0) return;
  const fields = Object.fromEntries(unknown.map(([block]) => [`images.${block}`, 'choice']));
  throw new RequestError(422, 'validation', { fields });
}

/** Desk/SaveDraft: the texts of one language. @throws RequestError 404, 409 `publicationMoved`, 422 */
const savePublicationDraft: ApiHandler = async (c) => {
  const { id, version: seen, ...wanted } = await readJson(c.req.raw, saveDraftBody);
  const change = changeBy(c);
  const version = await inTransaction(await openDatabase(), async (tx) => {
    const loaded = await requireDraft(tx, id, seen);
    await requireImages(tx, wanted.images);
    return writeText(tx, loaded, changeDraft(loaded.draft, wanted, makeId), change);
  });
  return c.json({ data: { id, version } });
};

/** Desk/SaveDraftData. @throws RequestError 404, 409 `publicationMoved`, 422 by name of the data */
const saveDraftData: ApiHandler = async (c) => {
  const { id, version: seen, isExample, data: given } = await readJson(c.req.raw, saveDataBody);
  const change = changeBy(c);
  const version = await inTransaction(await openDatabase(), async (tx) => {
    const loaded = await requireDraft(tx, id, seen);
    const parsed = PUBLICATION_FIELDS[loaded.row.kind].data.safeParse(given);
    if (!parsed.success)
      throw new RequestError(422, 'validation', { fields: toFieldErrors(parsed.error.issues) });
    const { body: _body, ...data } = parsed.data;
    return writeText(tx, loaded, { ...loaded.draft, isExample, data }, change);
  });
  return c.json({ data: { id, version } });
};

/** Desk/SubmitDraft. @throws RequestError 404, 409 `publicationMoved`, `draftIncomplete` */
const submitDraft: ApiHandler = async (c) => {
  const { id, version: seen } = await readJson(c.req.raw, draftBody);
  const change = changeBy(c);
  const version = await inTransaction(await openDatabase(), async (tx) => {
    const loaded = await requireDraft(tx, id, seen);
    if (!['draft', 'unpublished'].includes(loaded.row.state)) throw new RequestError(409, 'publicationMoved');
    const images = await findImages(tx, listImages(loaded.draft.blocks));
    const files = await findFiles(loaded.draft, loaded.live);
    const findings = listFindings(loaded.draft, { images, files, day: toDay(change.at) });
    if (findings.length > 0) throw new RequestError(409, 'draftIncomplete');
    const reviewed_number = await freezeDraft(tx, loaded, change);
    await recordDraft(tx, id, 'submitted', change, { number: reviewed_number });
    const authors: string[] = JSON.parse(loaded.row.authors);
    await mailReviewers(tx, { id, number: reviewed_number, authors, at: change.at });
    return writeDraft(tx, loaded, { state: 'review', reviewed_number, note: null }, change);
  });
  return c.json({ data: { id, version } });
};

export const PUBLICATION_DRAFT_HANDLERS = {
  createDraft,
  savePublicationDraft,
  saveDraftData,
  submitDraft,
} satisfies Partial<Record<keyof typeof PUBLISHING_ENDPOINTS, ApiHandler>>;
