import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { CONSENTS } from '@/lib/publications/images/image-gaps';
import { DESCRIPTION_LENGTH, IMAGE_SEARCH_LENGTH } from '@/lib/publications/images/image-rules';

export const SOURCE_LENGTH = 200;
/** What stays visible where an image is cropped: start, middle or end of its width and height, in hundredths. */
export const FOCAL_STEPS = [0, 50, 100] as const;

const id = z.uuid('id');
const text = (max: number) => z.string().trim().max(max, 'tooLong').refine(isClean, 'forbiddenCharacters');
const inEvery = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(LOCALE_CODES.map((code) => [code, value])) as Record<Locale, Value>);
const focus = z.literal([...FOCAL_STEPS], 'choice');

export const listImagesQuery = z.object({
  text: z.string().trim().max(IMAGE_SEARCH_LENGTH).optional(),
  after: z.uuid('id').optional(),
});
export const openImageQuery = z.object({ id });

const target = { id, version: z.int('number') };
export const removeImageBody = z.strictObject(target);
export const saveImageBody = z.strictObject({
  ...target,
  isDecorative: z.boolean(),
  descriptions: inEvery(text(DESCRIPTION_LENGTH)),
  source: text(SOURCE_LENGTH),
  licence: text(SOURCE_LENGTH),
  consent: z.enum(CONSENTS, 'choice'),
  /** The last day on which readers may see it; '' without an end. */
  expiresOn: z.string('date').refine((text) => text === '' || z.iso.date().safeParse(text).success, 'date'),
  focalX: focus,
  focalY: focus,
});

/** A publication that uses an image; `isLive` if readers see it there. */
const use = z.object({ id: z.string(), title: z.string(), isLive: z.boolean() });
export type ImageUse = z.infer<typeof use>;

const common = {
  id: z.string(),
  isDecorative: z.boolean(),
  source: z.string(),
  consent: z.enum(CONSENTS),
  expiresOn: z.string().nullable(),
  isExpired: z.boolean(),
  /** The languages that lack a description. */
  undescribed: z.array(z.enum(LOCALE_CODES)),
  /** Address of a small file. */
  thumbnail: z.string(),
  uses: z.array(use),
};

const imageRow = z.object({
  ...common,
  /** In the language of the reader; empty if it has none. */
  description: z.string(),
});
export type ImageRow = z.infer<typeof imageRow>;

const openedImage = z.object({
  ...common,
  version: z.int(),
  width: z.int(),
  height: z.int(),
  descriptions: z.record(z.string(), z.string()),
  licence: z.string(),
  focalX: z.int(),
  focalY: z.int(),
  createdAt: z.string(),
});
export type OpenedImage = z.infer<typeof openedImage>;

export const changedImage = z.object({ data: z.object({ id: z.string(), version: z.int() }) });

export const IMAGE_SCHEMAS = {
  listImages: {
    summary: 'A page of the images, newest first; with a text those whose description or source contains it',
    query: listImagesQuery,
    response: z.object({ data: z.object({ rows: z.array(imageRow), next: z.string().nullable() }) }),
  },
  openImage: {
    summary: 'An image with its descriptions and where it is used',
    query: openImageQuery,
    response: z.object({ data: openedImage }),
  },
  addImage: {
    summary: 'Adds an image: JPEG, PNG or WebP in the part `file`. The same file again is the same image',
    response: changedImage,
    describeBody: () => z.object({ file: z.string().meta({ format: 'binary' }) }),
  },
  saveImage: {
    summary: 'Saves what describes an image; 409 `imageMoved` for another version',
    body: saveImageBody,
    response: changedImage,
  },
  removeImage: {
    summary: 'Deletes an image that no publication uses, with its files; else 409 `imageUsed`',
    body: removeImageBody,
    response: changedImage,
  },
};
