import 'server-only';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { IMAGE_ENDPOINTS } from '@/lib/admin/publishing/image-endpoints';
import {
  listImagesQuery,
  openImageQuery,
  removeImageBody,
  saveImageBody,
} from '@/lib/admin/publishing/image-schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { isExpired, listUndescribed } from '@/lib/publications/images/image-gaps';
import { foldName } from '@/lib/search/fold-name';
import { cutPage } from '@/lib/server/admin/cut-page';
import { type AuditEvent, recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { Tables } from '@/lib/server/db/tables';
import { removeUnnamed } from '@/lib/server/files/sweep';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import type { Change } from '@/lib/server/publications/drafts/draft-rows';
import {
  findImages,
  findThumbnail,
  listImageIds,
  type StoredImage,
} from '@/lib/server/publications/images/image-rows';
import { listUses } from './image-uses';
import { changeBy } from './publication-draft-handlers';

const PAGE_SIZE = 50;

export const recordImage = (tx: Kysely<Tables>, id: string, kind: AuditEvent['kind'], change: Change) =>
  recordEvent(tx, { entity: 'image', entityId: id, kind, ...change });

const toCommon = (image: StoredImage) => ({
  id: image.row.id,
  isDecorative: image.isDecorative,
  source: image.row.source,
  consent: image.consent,
  expiresOn: image.expiresOn,
  isExpired: isExpired(image, toDay(now())),
  undescribed: listUndescribed(image),
  thumbnail: findThumbnail(image),
});

/** Desk/ListImages. */
const listImages: ApiHandler = async (c) => {
  const { text, after } = readQuery(c, listImagesQuery);
  const locale = c.get('locale');
  const db = await openDatabase();
  const { rows, next } = cutPage(await listImageIds(db, { text, after, limit: PAGE_SIZE + 1 }), PAGE_SIZE);
  const ids = rows.map(({ id }) => id);
  const [images, uses] = await Promise.all([findImages(db, ids), listUses(db, ids, locale)]);
  return c.json({
    data: {
      rows: [...images.values()]
        .sort((left, right) => (left.row.id < right.row.id ? 1 : -1))
        .map((image) => ({
          ...toCommon(image),
          description: image.descriptions[locale] ?? '',
          uses: uses.get(image.row.id) ?? [],
        })),
      next,
    },
  });
};

/** Desk/OpenImage. @throws RequestError 404 */
const openImage: ApiHandler = async (c) => {
  const { id } = readQuery(c, openImageQuery);
  const db = await openDatabase();
  const image = (await findImages(db, [id])).get(id);
  if (!image) throw new RequestError(404, 'notFound');
  const { row, descriptions } = image;
  return c.json({
    data: {
      ...toCommon(image),
      version: row.version,
      width: row.width,
      height: row.height,
      descriptions,
      licence: row.licence,
      focalX: row.focal_x,
      focalY: row.focal_y,
      createdAt: row.created_at,
      uses: (await listUses(db, [id], c.get('locale'))).get(id) ?? [],
    },
  });
};

/** @throws RequestError 404; 409 `imageMoved` for a version other than the one that the caller has seen */
async function requireImage(tx: Kysely<Tables>, id: string, version: number): Promise<StoredImage> {
  const image = (await findImages(tx, [id])).get(id);
  if (!image) throw new RequestError(404, 'notFound');
  if (image.row.version !== version) throw new RequestError(409, 'imageMoved');
  return image;
}

/** True if readers see the image, or will see it without another review. */
async function isReviewed(tx: Kysely<Tables>, id: string): Promise<boolean> {
  const use = await tx
    .selectFrom('image_use')
    .leftJoin('publication_draft', 'publication_draft.id', 'image_use.publication_id')
    .select('image_use.publication_id')
    .where('image_use.image_id', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('image_use.place', '=', 'portal'),
        eb('publication_draft.state', 'in', ['review', 'approved', 'scheduled']),
      ]),
    )
    .executeTakeFirst();
  return use !== undefined;
}

type Wanted = z.output<typeof saveImageBody>;

/** A reader never loses a description. @throws RequestError 422 `descriptions.<locale>: required` */
async function requireDescriptions(tx: Kysely<Tables>, before: StoredImage, after: Wanted): Promise<void> {
  const former = listUndescribed(before);
  const lost = listUndescribed(after).filter((locale) => !former.includes(locale));
  if (lost.length === 0 || !(await isReviewed(tx, after.id))) return;
  const fields = Object.fromEntries(lost.map((locale) => [`descriptions.${locale}`, 'required']));
  throw new RequestError(422, 'validation', { fields });
}

async function writeTexts(
  tx: Kysely<Tables>,
  id: string,
  descriptions: Readonly<Record<Locale, string>>,
): Promise<void> {
  await tx.deleteFrom('image_text').where('image_id', '=', id).execute();
  const texts = LOCALE_CODES.flatMap((locale) => {
    const description = descriptions[locale];
    return description === '' ? [] : [{ image_id: id, locale, description }];
  });
  if (texts.length > 0) await tx.insertInto('image_text').values(texts).execute();
}

/** Desk/SaveImage. @throws RequestError 404, 409 `imageMoved`, 422 */
const saveImage: ApiHandler = async (c) => {
  const body = await readJson(c.req.raw, saveImageBody);
  const change = changeBy(c);
  const { id, descriptions } = body;
  const version = body.version + 1;
  await inTransaction(await openDatabase(), async (tx) => {
    await requireDescriptions(tx, await requireImage(tx, id, body.version), body);
    await writeTexts(tx, id, descriptions);
    await tx
      .updateTable('image')
      .set({
        is_decorative: body.isDecorative ? 1 : 0,
        source: body.source,
        licence: body.licence,
        consent: body.consent,
        expires_on: body.expiresOn || null,
        focal_x: body.focalX,
        focal_y: body.focalY,
        folded_words: foldName([...Object.values(descriptions), body.source].join(' ')),
        version,
        updated_at: change.at.toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await recordImage(tx, id, 'changed', change);
  });
  return c.json({ data: { id, version } });
};

/** Desk/RemoveImage: deletes an unused image with its files. @throws RequestError 404, 409 `imageMoved`, `imageUsed` */
const removeImage: ApiHandler = async (c) => {
  const { id, version } = await readJson(c.req.raw, removeImageBody);
  const change = changeBy(c);
  const database = await openDatabase();
  const files = await inTransaction(database, async (tx) => {
    await requireImage(tx, id, version);
    const use = await tx
      .selectFrom('image_use')
      .select('place')
      .where('image_id', '=', id)
      .executeTakeFirst();
    if (use) throw new RequestError(409, 'imageUsed');
    const removed = await tx
      .deleteFrom('image_file')
      .where('image_id', '=', id)
      .returning('storage_key')
      .execute();
    await tx.deleteFrom('image').where('id', '=', id).execute();
    await recordImage(tx, id, 'removed', change);
    return removed;
  });
  await removeUnnamed(
    database,
    files.map(({ storage_key }) => storage_key),
  );
  return c.json({ data: { id, version } });
};

export const IMAGE_HANDLERS = {
  listImages,
  openImage,
  saveImage,
  removeImage,
} satisfies Partial<Record<keyof typeof IMAGE_ENDPOINTS, ApiHandler>>;
