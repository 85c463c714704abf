import 'server-only';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { PUBLISHING_ENDPOINTS } from '@/lib/admin/publishing/endpoints';
import { draftBody, judgeBody, publicationQuery, publishBody } from '@/lib/admin/publishing/schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { toDay, toInstant } from '@/lib/i18n/format';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import {
  type Change,
  findDraft,
  type LoadedDraft,
  recordDraft,
  requireDraft,
  writeDraft,
} from '@/lib/server/publications/drafts/draft-rows';
import {
  publishApproved,
  requireImages,
  undoPublishing as undo,
  unpublish,
} from '@/lib/server/publications/drafts/publish-version';
import { changeBy } from './publication-draft-handlers';

/**
 * Desk/JudgeDraft.
 * @throws RequestError 404, 409 `publicationMoved`, `secondPerson` for an author of the version, also for an
 * administrator
 */
const judgeDraft: ApiHandler = async (c) => {
  const { id, version: seen, ...wanted } = await readJson(c.req.raw, judgeBody);
  const change = changeBy(c);
  const version = await inTransaction(await openDatabase(), async (tx) => {
    const loaded = await requireDraft(tx, id, seen);
    const { row } = loaded;
    if (row.state !== 'review') throw new RequestError(409, 'publicationMoved');
    const authors: string[] = JSON.parse(row.authors);
    if (wanted.verdict === 'approve') {
      if (authors.includes(change.actor)) throw new RequestError(409, 'secondPerson');
      await recordDraft(tx, id, 'approved', change, { number: row.reviewed_number });
      return writeDraft(tx, loaded, { state: 'approved' }, change);
    }
    await recordDraft(tx, id, 'returned', change, { number: row.reviewed_number });
    const set = { state: 'draft', reviewed_number: null, note: wanted.note } as const;
    return writeDraft(tx, loaded, set, change);
  });
  return c.json({ data: { id, version } });
};

async function schedule(
  tx: Kysely<Tables>,
  loaded: LoadedDraft,
  publish_at: string,
  change: Change,
): Promise<number> {
  if (publish_at <= change.at.toISOString())
    throw new RequestError(422, 'validation', { fields: { day: 'tooEarly' } });
  await requireImages(tx, loaded, toDay(new Date(publish_at)));
  await recordDraft(tx, loaded.row.id, 'scheduled', change, { publish_at });
  return writeDraft(tx, loaded, { state: 'scheduled', publish_at }, change);
}

async function publish(
  tx: Kysely<Tables>,
  loaded: LoadedDraft,
  wanted: z.output<typeof publishBody>,
  change: Change,
): Promise<number> {
  if (wanted.when === 'now') return publishApproved(tx, loaded, change);
  if (wanted.when === 'later') {
    const hour = String(wanted.hour).padStart(2, '0');
    return schedule(tx, loaded, toInstant(wanted.day, `${hour}:00`).toISOString(), change);
  }
  await recordDraft(tx, loaded.row.id, 'unscheduled', change);
  return writeDraft(tx, loaded, { state: 'approved', publish_at: null }, change);
}

/** Desk/PublishDraft. @throws RequestError 404, 409 `publicationMoved`, `draftIncomplete`, 422 `day: tooEarly` */
const publishDraft: ApiHandler = async (c) => {
  const body = await readJson(c.req.raw, publishBody);
  const change = changeBy(c);
  const version = await inTransaction(await openDatabase(), async (tx) => {
    const loaded = await requireDraft(tx, body.id, body.version);
    if (!['approved', 'scheduled'].includes(loaded.row.state))
      throw new RequestError(409, 'publicationMoved');
    return publish(tx, loaded, body, change);
  });
  return c.json({ data: { id: body.id, version } });
};

/** Desk/RemovePublication: takes a publication off the portal; can be undone. @throws RequestError 404 */
const removePublication: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, publicationQuery.strict());
  const change = changeBy(c);
  const version = await inTransaction(await openDatabase(), async (tx) => {
    const loaded = await findDraft(tx, id);
    if (!loaded?.live) throw new RequestError(404, 'notFound');
    return unpublish(tx, loaded, change);
  });
  return c.json({ data: { id, version } });
};

/** Desk/UndoPublishing. @throws RequestError 404, 409 `publicationMoved` */
const undoPublishing: ApiHandler = async (c) => {
  const { id, version: seen } = await readJson(c.req.raw, draftBody);
  const change = changeBy(c);
  const version = await inTransaction(await openDatabase(), async (tx) =>
    undo(tx, await requireDraft(tx, id, seen), change),
  );
  return c.json({ data: { id, version } });
};

export const PUBLISH_HANDLERS = {
  judgeDraft,
  publishDraft,
  removePublication,
  undoPublishing,
} satisfies Partial<Record<keyof typeof PUBLISHING_ENDPOINTS, ApiHandler>>;
