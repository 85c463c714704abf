import 'server-only';
import type { Kysely } from 'kysely';
import type { ImageChoice } from '@/lib/admin/publishing/schemas';
import type { Locale } from '@/lib/i18n/locales';
import type { Tables } from '@/lib/server/db/tables';
import {
  findImages,
  findThumbnail,
  listImageIds,
  type StoredImage,
} from '@/lib/server/publications/images/image-rows';

/** The newest images; older ones are found by words. */
const MOST = 200;

interface Wanted {
  /** The images that the draft shows now, however old. */
  chosen: ReadonlyMap<string, StoredImage>;
  /** Only images with these words in their descriptions or source. */
  text?: string;
}

/** The images that a block may show. */
export async function listImageChoices(
  db: Kysely<Tables>,
  { chosen, text }: Wanted,
  locale: Locale,
): Promise<ImageChoice[]> {
  const newest = await listImageIds(db, { text, limit: MOST });
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
