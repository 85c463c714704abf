import 'server-only';
import type { Kysely } from 'kysely';
import type { ImageChoice } from '@/lib/admin/publishing/schemas';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '@/lib/server/db/tables';
import { findImages, findThumbnail, type StoredImage } from '@/lib/server/publications/images/image-rows';

/** The newest images; an older one is found in the list of images. */
const MOST = 200;

/** The images that a block may show. @param chosen those that the draft shows now, however old */
export async function listImageChoices(
  db: Kysely<Tables>,
  chosen: ReadonlyMap<string, StoredImage>,
  locale: Locale,
): Promise<ImageChoice[]> {
  const newest = await db.selectFrom('image').select('id').orderBy('id', 'desc').limit(MOST).execute();
  const found = await findImages(
    db,
    newest.map(({ id }) => id),
  );
  return [...new Map([...chosen, ...found]).values()]
    .sort((left, right) => (left.row.id < right.row.id ? 1 : -1))
    .map((image) => ({
      id: image.row.id,
      description: image.descriptions[locale] ?? '',
      isDecorative: image.isDecorative,
      createdAt: image.row.created_at,
      thumbnail: findThumbnail(image),
    }));
}
