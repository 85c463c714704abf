import 'server-only';
import type { Kysely } from 'kysely';
import type { ImageUse } from '@/lib/admin/publishing/image-schemas';
import type { Locale } from '@/lib/i18n/locales';
import type { PublicationDraft } from '@/lib/publications/drafts/publication-draft';
import type { Tables } from '@/lib/server/db/tables';

/** The titles of publications by id: that of the draft, which is newer, else the one that readers see. */
async function findTitles(db: Kysely<Tables>, ids: readonly string[], locale: Locale) {
  const [drafts, texts] = await Promise.all([
    db.selectFrom('publication_draft').select(['id', 'content']).where('id', 'in', ids).execute(),
    db
      .selectFrom('publication_text')
      .select(['publication_id', 'texts'])
      .where('publication_id', 'in', ids)
      .where('locale', '=', locale)
      .execute(),
  ]);
  const shown = texts.map(({ publication_id, texts }) => [publication_id, JSON.parse(texts).title] as const);
  const written = drafts.map(({ id, content }) => {
    const { words }: PublicationDraft = JSON.parse(content);
    return [id, words[locale].title || words.ar.title] as const;
  });
  return new Map([...shown, ...written]);
}

/** The publications that use images, by image; each once. */
export async function listUses(
  db: Kysely<Tables>,
  images: readonly string[],
  locale: Locale,
): Promise<Map<string, ImageUse[]>> {
  if (images.length === 0) return new Map();
  const uses = await db
    .selectFrom('image_use')
    .select(['image_id', 'publication_id', 'place'])
    .where('image_id', 'in', images)
    .orderBy('image_id')
    .orderBy('publication_id')
    .orderBy('place', 'desc')
    .execute();
  // 'portal' comes before 'draft'.
  const first = uses.filter((use, index) => {
    const before = uses[index - 1];
    return before?.publication_id !== use.publication_id || before.image_id !== use.image_id;
  });
  if (first.length === 0) return new Map();
  const titles = await findTitles(
    db,
    [...new Set(first.map(({ publication_id }) => publication_id))],
    locale,
  );
  const named = first.map(({ image_id, publication_id: id, place }) => ({
    image_id,
    use: { id, title: titles.get(id) || id, isLive: place === 'portal' },
  }));
  return new Map(
    images.map((image) => [image, named.filter(({ image_id }) => image_id === image).map(({ use }) => use)]),
  );
}
