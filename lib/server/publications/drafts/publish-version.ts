import 'server-only';
import type { Kysely } from 'kysely';
import { inTransaction } from '@/lib/database/in-transaction';
import { toDay } from '@/lib/i18n/format';
import { startJob } from '@/lib/jobs/repeat';
import { findObstacle } from '@/lib/publications/images/image-gaps';
import { listImages } from '@/lib/publications/publication-body';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { readSharedTime } from '@/lib/server/db/shared-time';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { findImages } from '@/lib/server/publications/images/image-rows';
import { removePublication, savePublication } from '@/lib/server/publications/save';
import { type Change, findDraft, type LoadedDraft, recordDraft, writeDraft } from './draft-rows';
import { findVersion, keepLive } from './versions';

const INTERVAL_MS = 1000;
/** Publications of one run, so that a run ends. */
const BATCH = 20;

/** How long one that could not be published waits, so that the others have their turn. */
const RETRY_MS = 60_000;

/**
 * An image may have expired, or the consent to it may have been withdrawn, since the review.
 * @param day of the publication
 * @throws RequestError 409 `draftIncomplete`
 */
export async function requireImages(tx: Kysely<Tables>, { row }: LoadedDraft, day: string): Promise<void> {
  const item = row.reviewed_number === null ? null : await findVersion(tx, row.id, row.reviewed_number);
  const ids = listImages(item?.data.body);
  const images = await findImages(tx, ids);
  for (const id of ids) {
    const image = images.get(id);
    if (!image || findObstacle(image, day)) throw new RequestError(409, 'draftIncomplete');
  }
}

/** Shows readers a version. A publication that was on the portal before keeps its date. */
async function showVersion(
  tx: Kysely<Tables>,
  { id, number, publishedAt }: { id: string; number: number; publishedAt: string },
  at: Date,
): Promise<void> {
  const item = await findVersion(tx, id, number);
  if (!item) throw new RequestError(404, 'notFound');
  const known = await tx
    .selectFrom('publication')
    .select('published_at')
    .where('id', '=', id)
    .executeTakeFirst();
  await savePublication(tx, { id, ...item, publishedAt: known?.published_at ?? publishedAt }, 'editor', at);
}

/**
 * Publishes the approved version of a draft in the transaction of the caller.
 * @throws RequestError 409 `publicationMoved`, `draftIncomplete` for an image that may not be published
 */
export async function publishApproved(
  tx: Kysely<Tables>,
  loaded: LoadedDraft,
  change: Change,
): Promise<number> {
  const { row } = loaded;
  const number = row.reviewed_number;
  if (number === null) throw new RequestError(409, 'publicationMoved');
  await requireImages(tx, loaded, toDay(change.at));
  const former_number = await keepLive(tx, loaded, change);
  const publishedAt = row.publish_at ?? change.at.toISOString();
  await showVersion(tx, { id: row.id, number, publishedAt }, change.at);
  await recordDraft(tx, row.id, 'published', change, { number });
  return writeDraft(
    tx,
    loaded,
    {
      state: 'published',
      publish_at: null,
      live_number: number,
      former_number,
      undo: 'publish',
    },
    change,
  );
}

/** Takes a publication off the portal. @throws RequestError 404 */
export async function unpublish(tx: Kysely<Tables>, loaded: LoadedDraft, change: Change): Promise<number> {
  const { row } = loaded;
  const former_number = await keepLive(tx, loaded, change);
  if (!(await removePublication(tx, row.id, change.at))) throw new RequestError(404, 'notFound');
  await recordDraft(tx, row.id, 'removed', change);
  const state = row.state === 'published' ? 'unpublished' : row.state;
  return writeDraft(tx, loaded, { state, live_number: null, former_number, undo: 'unpublish' }, change);
}

/** Shows readers again what they saw before the last change; the draft keeps its texts. */
export async function undoPublishing(
  tx: Kysely<Tables>,
  loaded: LoadedDraft,
  change: Change,
): Promise<number> {
  const { row } = loaded;
  if (!row.undo) throw new RequestError(409, 'publicationMoved');
  const number = row.former_number;
  const live_number = number;
  if (number === null) await removePublication(tx, row.id, change.at);
  else await showVersion(tx, { id: row.id, number, publishedAt: change.at.toISOString() }, change.at);
  await recordDraft(tx, row.id, 'restored', change, { number });
  const before = row.undo === 'publish' ? 'approved' : 'published';
  const isUntouched = row.state === 'published' || row.state === 'unpublished';
  const state = isUntouched ? before : row.state;
  return writeDraft(tx, loaded, { state, live_number, former_number: null, undo: null }, change);
}

const selectDue = (db: Kysely<Tables>, at: Date) =>
  db
    .selectFrom('publication_draft')
    .select(['id', 'updated_by'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', at.toISOString());

async function publishOne(database: Database, id: string, readClock: ReadClock): Promise<void> {
  await inTransaction(database, async (tx) => {
    const at = await readClock(tx);
    const due = await selectDue(tx, at).where('id', '=', id).executeTakeFirst();
    const loaded = due && (await findDraft(tx, id));
    // Another instance has published it, or its schedule was taken back.
    if (loaded) await publishApproved(tx, loaded, { actor: due.updated_by, at });
  });
}

type ReadClock = (db: Database) => Date | Promise<Date>;

/** Those that this process could not publish, and the time in milliseconds at which it tries again. */
const failed = new Map<string, number>();

/**
 * Publishes what is due, each in a separate transaction. One that fails does not stop the others, not even one that
 * always fails.
 */
export async function publishDue(database: Database, readClock: ReadClock = readSharedTime): Promise<void> {
  const at = await readClock(database);
  for (const [id, again] of failed) if (again <= at.getTime()) failed.delete(id);
  const due = await selectDue(database, at)
    .$if(failed.size > 0, (query) => query.where('id', 'not in', [...failed.keys()]))
    .orderBy('publish_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due)
    await publishOne(database, id, readClock).catch((error: unknown) => {
      failed.set(id, at.getTime() + RETRY_MS);
      console.error(`The publication ${id} is not published:`, error);
    });
}

/** Starts the job that publishes what is scheduled. */
export function startPublishing(): void {
  startJob('publishing', INTERVAL_MS, async () => publishDue(await openDatabase()));
}
