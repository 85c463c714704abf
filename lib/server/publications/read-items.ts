import 'server-only';
import type { Kysely } from 'kysely';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationImport } from '@/lib/publications/import-format';
import type { PublicationKind } from '@/lib/publications/kinds';
import type { Tables } from '@/lib/server/db/tables';
import type { FoundFile } from './document-files';
import { withImages } from './images/image-rows';
import type { CheckedPublication, StoredTexts } from './save';

export function toCheckedPublication(
  item: PublicationImport,
  files: readonly FoundFile[],
): CheckedPublication {
  const texts = Object.entries(item.texts).map(([locale, words]) => {
    const found = files.find((file) => file.locale === locale);
    return [locale, found ? { ...words, file: { path: found.path, size: found.size } } : words];
  });
  return {
    id: item.id,
    kind: item.kind,
    publishedAt: new Date(item.publishedAt).toISOString(),
    isExample: item.isExample,
    data: item.data,
    texts: Object.fromEntries(texts) as Record<Locale, StoredTexts>,
  };
}

function selectItems(db: Kysely<Tables>, locale: Locale) {
  return db
    .selectFrom('publication as p')
    .innerJoin('publication_text as t', 't.publication_id', 'p.id')
    .select(['p.id', 'p.published_at', 'p.is_example', 'p.data', 't.texts'])
    .where('p.status', '=', 'published')
    .where('t.locale', '=', locale);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectItems>['execute']>>[number];

function toItem(row: Row) {
  return {
    id: row.id,
    publishedAt: row.published_at,
    isExample: row.is_example === 1,
    data: JSON.parse(row.data),
    ...JSON.parse(row.texts),
  };
}

export async function readItems(db: Kysely<Tables>, ids: readonly string[], locale: Locale) {
  if (ids.length === 0) return [];
  const rows = await selectItems(db, locale).where('p.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toItem(row)] : [];
  });
  return withImages(db, items, { locale, day: toDay(now()) });
}

export async function findItem(db: Kysely<Tables>, kind: PublicationKind, id: string, locale: Locale) {
  const row = await selectItems(db, locale)
    .where('p.id', '=', id)
    .where('p.kind', '=', kind)
    .executeTakeFirst();
  if (!row) return null;
  const [item] = await withImages(db, [toItem(row)], { locale, day: toDay(now()) });
  return item ?? null;
}
