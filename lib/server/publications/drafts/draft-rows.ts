import 'server-only';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import { type PublicationDraft, toDraft } from '@/lib/publications/drafts/publication-draft';
import { type AuditEvent, recordEvent } from '@/lib/server/db/audit';
import type { PublicationDraftTable } from '@/lib/server/db/publication-tables';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { recordUses } from '@/lib/server/publications/images/image-rows';
import type { CheckedPublication, StoredTexts } from '@/lib/server/publications/save';

export type VersionItem = Pick<CheckedPublication, 'kind' | 'isExample' | 'data' | 'texts'>;

export interface Live {
  item: VersionItem;
  publishedAt: string;
  updatedAt: string;
}

export interface LoadedDraft {
  draft: PublicationDraft;
  /** With version 0 it is not stored yet. */
  row: PublicationDraftTable;
  /** What readers see; null if it is not on the portal. */
  live: Live | null;
}

export interface Change {
  actor: string;
  at: Date;
}

export async function findLive(db: Kysely<Tables>, id: string): Promise<Live | null> {
  const row = await db
    .selectFrom('publication')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!row) return null;
  const rows = await db
    .selectFrom('publication_text')
    .select(['locale', 'texts'])
    .where('publication_id', '=', id)
    .execute();
  const texts = Object.fromEntries(rows.map(({ locale, texts }) => [locale, JSON.parse(texts)]));
  return {
    item: {
      kind: row.kind,
      isExample: row.is_example === 1,
      data: JSON.parse(row.data),
      texts: texts as Record<Locale, StoredTexts>,
    },
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}

/** A row that is not stored yet. */
export const toUnstored = (
  row: Pick<PublicationDraftTable, 'id' | 'kind' | 'state' | 'updated_at'>,
): PublicationDraftTable => ({
  ...row,
  content: '',
  version: 0,
  authors: '[]',
  reviewed_number: null,
  note: null,
  publish_at: null,
  live_number: null,
  former_number: null,
  undo: null,
  updated_by: '',
});

/** A publication that was imported after its draft was published is edited as readers see it. */
const isStale = (row: PublicationDraftTable, live: Live | null): live is Live =>
  row.state === 'published' && live !== null && live.updatedAt > row.updated_at;

/** The draft of an id; for a publication without one, a draft of what readers see. */
export async function findDraft(db: Kysely<Tables>, id: string): Promise<LoadedDraft | null> {
  const live = await findLive(db, id);
  const row = await db.selectFrom('publication_draft').selectAll().where('id', '=', id).executeTakeFirst();
  if (row && !isStale(row, live)) return { draft: JSON.parse(row.content), row, live };
  if (!live) return null;
  const { item, updatedAt: updated_at } = live;
  const unstored = toUnstored({ id, kind: item.kind, state: 'published', updated_at });
  return { draft: toDraft({ id, ...item }), row: row ?? unstored, live };
}

/** @throws RequestError 404; 409 `publicationMoved` for a version other than the one that the caller has seen */
export async function requireDraft(tx: Kysely<Tables>, id: string, version: number): Promise<LoadedDraft> {
  const found = await findDraft(tx, id);
  if (!found) throw new RequestError(404, 'notFound');
  if (found.row.version !== version) throw new RequestError(409, 'publicationMoved');
  return found;
}

type Set = Partial<Omit<PublicationDraftTable, 'id' | 'kind' | 'content' | 'version'>>;

/** Stores a change as the next version of the draft. @returns its number */
export async function writeDraft(
  tx: Kysely<Tables>,
  { draft, row }: Pick<LoadedDraft, 'draft' | 'row'>,
  set: Set,
  { actor, at }: Change,
): Promise<number> {
  const version = row.version + 1;
  const next = {
    ...row,
    ...set,
    content: JSON.stringify(draft),
    version,
    updated_by: actor,
    updated_at: at.toISOString(),
  };
  if (row.version === 0) await tx.insertInto('publication_draft').values(next).execute();
  else await tx.updateTable('publication_draft').set(next).where('id', '=', row.id).execute();
  await recordUses(tx, { publicationId: row.id, place: 'draft' }, draft.blocks);
  return version;
}

export const recordDraft = (
  tx: Kysely<Tables>,
  id: string,
  kind: AuditEvent['kind'],
  change: Change,
  data: Record<string, unknown> = {},
) => recordEvent(tx, { entity: 'publication', entityId: id, kind, ...change, data });
