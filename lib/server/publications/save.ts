import 'server-only';
import type { Kysely } from 'kysely';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';
import { FACETS } from '@/lib/publications/kinds';
import { getPublicationPath } from '@/lib/publications/paths';
import type { Block } from '@/lib/publications/publication-body';
import type { Tables } from '@/lib/server/db/tables';
import { indexDocument, removeDocuments } from '@/lib/server/search/index-document';
import { recordUses } from './images/image-rows';

/** A facet of every publication, so that an unfiltered list is read like a filtered one. */
export const EVERY = { name: 'all', value: '' } as const;

/** The rows of a publication for the lists: one for each filter value. */
function listFacets(row: Tables['publication']): Tables['publication_facet'][] {
  const data: Record<string, unknown> = JSON.parse(row.data);
  const values = Object.keys(FACETS[row.kind]).flatMap((name) =>
    [data[name]].flat().map((value) => ({ name, value: String(value) })),
  );
  return [EVERY, ...values].map(({ name, value }) => ({
    kind: row.kind,
    name,
    value,
    published_at: row.published_at,
    publication_id: row.id,
  }));
}

export interface StoredTexts {
  title: string;
  summary: string;
  body: string[];
  [more: string]: unknown;
}

export interface CheckedPublication {
  id: string;
  kind: PublicationKind;
  publishedAt: string;
  isExample: boolean;
  data: Record<string, unknown> & { body?: Block[] | undefined };
  texts: Record<Locale, StoredTexts>;
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

export async function indexTexts(
  tx: Kysely<Tables>,
  { id, kind, publishedAt }: Pick<CheckedPublication, 'id' | 'kind' | 'publishedAt'>,
  locale: Locale,
  texts: StoredTexts,
): Promise<void> {
  // The phrases of links are in the body already.
  const { title, summary, file: _file, links: _links, ...more } = texts;
  await indexDocument(tx, {
    locale,
    kind,
    path: getPublicationPath(kind, id),
    title,
    summary,
    body: listStrings(more).join(' '),
    publishedAt,
  });
}

async function clear(tx: Kysely<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('publication_text').where('publication_id', '=', id).execute();
  await tx.deleteFrom('publication_facet').where('publication_id', '=', id).execute();
}

function toRow(
  publication: CheckedPublication,
  origin: Tables['publication']['origin'],
  at: Date,
): Tables['publication'] {
  return {
    id: publication.id,
    kind: publication.kind,
    path: getPublicationPath(publication.kind, publication.id),
    status: 'published',
    published_at: publication.publishedAt,
    is_example: publication.isExample ? 1 : 0,
    data: JSON.stringify(publication.data),
    origin,
    updated_at: at.toISOString(),
  };
}

/** Replaces the one with its id, and indexes it. @returns false when the id was new */
export async function savePublication(
  tx: Kysely<Tables>,
  publication: CheckedPublication,
  origin: Tables['publication']['origin'],
  at: Date,
): Promise<boolean> {
  const row = toRow(publication, origin, at);
  const known = await tx
    .selectFrom('publication')
    .select(['path', 'status'])
    .where('id', '=', publication.id)
    .executeTakeFirst();
  if (known) {
    await clear(tx, publication.id);
    await tx.updateTable('publication').set(row).where('id', '=', publication.id).execute();
  } else {
    await tx.insertInto('publication').values(row).execute();
  }
  const texts = LOCALE_CODES.map((locale) => ({
    publication_id: publication.id,
    locale,
    texts: JSON.stringify(publication.texts[locale]),
  }));
  await tx.insertInto('publication_text').values(texts).execute();
  await tx.insertInto('publication_facet').values(listFacets(row)).execute();
  await recordUses(tx, { publicationId: publication.id, place: 'portal' }, publication.data.body);
  for (const locale of LOCALE_CODES) await indexTexts(tx, publication, locale, publication.texts[locale]);
  return known?.status === 'published';
}

/** Its row stays, marked, so that no seed restores it. @returns false if there is no such publication */
export async function removePublication(tx: Kysely<Tables>, id: string, at: Date): Promise<boolean> {
  const known = await tx
    .selectFrom('publication')
    .select('path')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!known) return false;
  await clear(tx, id);
  await recordUses(tx, { publicationId: id, place: 'portal' }, []);
  await removeDocuments(tx, known.path);
  const change = { status: 'removed', origin: 'editor', updated_at: at.toISOString() } as const;
  await tx.updateTable('publication').set(change).where('id', '=', id).execute();
  return true;
}
