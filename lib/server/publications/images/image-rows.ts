import 'server-only';
import type { Kysely } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import { findObstacle, type ImageState } from '@/lib/publications/images/image-gaps';
import { SHOWN_FORMATS, type ShownFormat } from '@/lib/publications/images/image-rules';
import type { ShownImage } from '@/lib/publications/images/shown-image';
import { type Block, listImages } from '@/lib/publications/publication-body';
import { foldName } from '@/lib/search/fold-name';
import type { ImageTable } from '@/lib/server/db/image-tables';
import type { Tables } from '@/lib/server/db/tables';

const PREFIX = '/images/';

export interface StoredImage extends ImageState {
  row: ImageTable;
  files: { format: ShownFormat; width: number; path: string }[];
}

const inOrder = (left: StoredImage['files'][number], right: StoredImage['files'][number]) =>
  left.width - right.width || SHOWN_FORMATS.indexOf(left.format) - SHOWN_FORMATS.indexOf(right.format);

/** Images with their descriptions and files; ids without an image are left out. */
export async function findImages(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, StoredImage>> {
  if (ids.length === 0) return new Map();
  const [rows, texts, files] = await Promise.all([
    db.selectFrom('image').selectAll().where('id', 'in', ids).execute(),
    db.selectFrom('image_text').selectAll().where('image_id', 'in', ids).execute(),
    db
      .selectFrom('image_file')
      .select(['image_id', 'format', 'width', 'name'])
      .where('image_id', 'in', ids)
      .execute(),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        isDecorative: row.is_decorative === 1,
        consent: row.consent,
        expiresOn: row.expires_on,
        descriptions: Object.fromEntries(
          texts
            .filter(({ image_id }) => image_id === row.id)
            .map(({ locale, description }) => [locale, description]),
        ),
        files: files
          .filter(({ image_id }) => image_id === row.id)
          .map(({ format, width, name }) => ({ format, width, path: PREFIX + name }))
          .sort(inOrder),
      },
    ]),
  );
}

/** Ids of images, the newest first. @param text words that are in the descriptions or the source */
export async function listImageIds(
  db: Kysely<Tables>,
  { text = '', after, limit }: { text?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ id: string }[]> {
  let query = db.selectFrom('image').select('id').orderBy('id', 'desc').limit(limit);
  if (after !== undefined) query = query.where('id', '<', after);
  for (const word of foldName(text).split(' ').filter(Boolean))
    query = query.where('folded_words', 'like', `%${word}%`);
  return query.execute();
}

/** The smallest file in the format that every browser knows, for lists. */
export const findThumbnail = ({ files }: StoredImage): string =>
  files.find(({ format }) => format === 'webp')?.path ?? '';

function toShown(
  { row, isDecorative, descriptions, expiresOn, files }: StoredImage,
  locale: Locale,
): ShownImage {
  return {
    id: row.id,
    width: row.width,
    height: row.height,
    focalX: row.focal_x,
    focalY: row.focal_y,
    description: isDecorative ? '' : (descriptions[locale] ?? ''),
    expiresOn,
    files,
  };
}

interface Body {
  data: { body?: Block[] };
}

/**
 * Adds to publications the images that their readers see: one that expired, or whose consent is unclear, is left out.
 * @param day yyyy-MM-dd in Riyadh
 * @param isPreview also those whose consent is unclear, for their editors
 */
export async function withImages<Item extends Body>(
  db: Kysely<Tables>,
  items: readonly Item[],
  { locale, day, isPreview = false }: { locale: Locale; day: string; isPreview?: boolean },
): Promise<(Item & { images: ShownImage[] })[]> {
  const found = await findImages(db, [...new Set(items.flatMap(({ data }) => listImages(data.body)))]);
  return items.map((item) => ({
    ...item,
    images: listImages(item.data.body).flatMap((id) => {
      const image = found.get(id);
      const obstacle = image && findObstacle(image, day);
      return image && (!obstacle || (isPreview && obstacle === 'imageConsent'))
        ? [toShown(image, locale)]
        : [];
    }),
  }));
}

/** Notes which images a publication uses, so that none of them is deleted. Unknown ones are left out. */
export async function recordUses(
  tx: Kysely<Tables>,
  { publicationId, place }: { publicationId: string; place: 'draft' | 'portal' },
  blocks: readonly Block[] | undefined,
): Promise<void> {
  await tx
    .deleteFrom('image_use')
    .where('publication_id', '=', publicationId)
    .where('place', '=', place)
    .execute();
  const used = listImages(blocks);
  if (used.length === 0) return;
  const known = await tx.selectFrom('image').select('id').where('id', 'in', used).execute();
  if (known.length === 0) return;
  const rows = known.map(({ id }) => ({ image_id: id, publication_id: publicationId, place }));
  await tx.insertInto('image_use').values(rows).execute();
}
