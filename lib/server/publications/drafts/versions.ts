import 'server-only';
import type { Kysely } from 'kysely';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { DraftFile, DraftFiles } from '@/lib/publications/drafts/draft-file';
import { type PublicationDraft, toItem } from '@/lib/publications/drafts/publication-draft';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';
import { findDocumentFiles } from '@/lib/server/publications/document-files';
import type { StoredTexts } from '@/lib/server/publications/save';
import type { Change, Live, LoadedDraft, VersionItem } from './draft-rows';

/** @returns the number of the version */
async function addVersion(
  tx: Kysely<Tables>,
  id: string,
  item: VersionItem,
  { actor, at }: Change,
): Promise<number> {
  const last = await tx
    .selectFrom('publication_version')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('publication_id', '=', id)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  await tx
    .insertInto('publication_version')
    .values({
      publication_id: id,
      number,
      item: JSON.stringify(item),
      author: actor,
      created_at: at.toISOString(),
    })
    .execute();
  return number;
}

export async function findVersion(
  db: Kysely<Tables>,
  id: string,
  number: number,
): Promise<VersionItem | null> {
  const row = await db
    .selectFrom('publication_version')
    .select('item')
    .where('publication_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? JSON.parse(row.item) : null;
}

/** The PDF of a document in each language: as it was uploaded, as readers have it, or as it ships with the portal. */
export async function findFiles(
  { id, kind, files: uploaded = {} }: PublicationDraft,
  live: Live | null,
): Promise<DraftFiles> {
  if (kind !== 'document') return {};
  const shipped = await findDocumentFiles(id, null);
  const found = LOCALE_CODES.flatMap((locale) => {
    const kept = live?.item.texts[locale]?.file as DraftFile | undefined;
    const own = shipped.find((file) => file.locale === locale);
    const file = uploaded[locale] ?? kept ?? (own && { path: own.path, size: own.size });
    return file ? [[locale, file]] : [];
  });
  return Object.fromEntries(found);
}

/** A draft as readers would see it, complete or not. */
export async function renderDraft(draft: PublicationDraft, live: Live | null): Promise<VersionItem> {
  const { kind, isExample, data, texts } = toItem(draft, '');
  const files = await findFiles(draft, live);
  const stored = LOCALE_CODES.map((locale) => {
    const file = files[locale];
    return [locale, file ? { ...texts[locale], file } : texts[locale]] as const;
  });
  return { kind, isExample, data, texts: Object.fromEntries(stored) as Record<Locale, StoredTexts> };
}

/**
 * Stores a complete draft as a version.
 * @throws RequestError 409 `draftIncomplete` for a document without its files
 */
export async function freezeDraft(
  tx: Kysely<Tables>,
  { draft, live }: LoadedDraft,
  change: Change,
): Promise<number> {
  const item = await renderDraft(draft, live);
  const isWhole = item.kind !== 'document' || LOCALE_CODES.every((locale) => item.texts[locale].file);
  if (!isWhole) throw new RequestError(409, 'draftIncomplete');
  return addVersion(tx, draft.id, item, change);
}

/** The version that readers see; one that was imported becomes a version now. Null if they see none. */
export async function keepLive(
  tx: Kysely<Tables>,
  { row, live }: LoadedDraft,
  change: Change,
): Promise<number | null> {
  if (!live) return null;
  const known = row.live_number && (await findVersion(tx, row.id, row.live_number));
  if (known && JSON.stringify(known) === JSON.stringify(live.item)) return row.live_number;
  return addVersion(tx, row.id, live.item, change);
}
