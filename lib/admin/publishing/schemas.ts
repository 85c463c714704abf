import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { BLOCK_FILE_CONTROL, FILE_CONTROL } from '@/lib/publications/drafts/draft-file';
import { FINDING_CODES } from '@/lib/publications/drafts/list-findings';
import { DRAFT_STATES } from '@/lib/publications/drafts/publication-draft';
import { IMAGE_SEARCH_LENGTH } from '@/lib/publications/images/image-rules';
import { shownImage } from '@/lib/publications/images/shown-image';
import { BLOCK_KINDS, PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { isLinkAddress, MAX_LINKS } from '@/lib/publications/paragraph-links';
import { isAddress, MAX_BLOCKS } from '@/lib/publications/publication-body';

/** Longer than every text of a publication: what is too long is kept, and reported on the page. */
export const MAX_TEXT = 20_000;
/** An image has two texts. */
const MAX_FIELDS = 2 * MAX_BLOCKS + MAX_LINKS + 10;
export const ID_LENGTH = 80;
/** An id as editors choose it. */
export const ID_SAMPLE = 'hajj-season-plan';

const slug = z
  .string()
  .min(1, 'required')
  .max(ID_LENGTH, 'tooLong')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'pattern');
const target = { id: slug, version: z.int('number') };
const key = z.string().max(40, 'tooLong');
const words = z.record(key, z.string().max(MAX_TEXT, 'tooLong').refine(isClean, 'forbiddenCharacters'));
const locale = z.enum(LOCALE_CODES, { error: 'choice' });
const blockId = z.string().max(20, 'tooLong');

export const listDraftsQuery = z.object({
  /** Without a state: all that are neither published nor taken down. */
  state: z.enum(DRAFT_STATES).optional(),
  after: z.string().max(200).optional(),
});
export const publicationQuery = z.object({ id: z.string().max(ID_LENGTH) });
export const openDraftQuery = publicationQuery.extend({
  /** Words of the images among which one is chosen. */
  words: z.string().trim().max(IMAGE_SEARCH_LENGTH).optional(),
  /** Ids of images, with spaces between them, that were chosen in a post that was refused. */
  chosen: z
    .string()
    .max(MAX_BLOCKS * 40)
    .optional(),
});
/** The address of a document’s file once it is published. */
export const documentFileQuery = z.object({ path: z.string().max(200) });
/** Number 0 is the draft itself. */
export const openVersionQuery = z.object({
  id: z.string().max(ID_LENGTH),
  number: z.coerce.number().int().min(0).max(1_000_000),
});

export const createBody = z.strictObject({
  kind: z.enum(PUBLICATION_KINDS, { error: 'choice' }),
  id: slug,
  title: z.string().trim().min(1, 'required').max(160, 'tooLong').refine(isClean, 'forbiddenCharacters'),
});

export const saveDraftBody = z.strictObject({
  ...target,
  locale,
  words: words.refine((given) => Object.keys(given).length <= MAX_FIELDS, 'tooLong'),
  confirmed: z.array(key).max(MAX_FIELDS),
  addresses: z.record(blockId, z.string().refine(isAddress, 'pattern')),
  /** The addresses of links inside texts. */
  links: z.record(blockId, z.string().trim().refine(isLinkAddress, 'pattern')).default({}),
  /** The images of image blocks; '' for none. */
  images: z.record(blockId, z.union([z.literal(''), z.uuid()], { error: 'choice' })).default({}),
  blockChange: z
    .discriminatedUnion('change', [
      z.strictObject({
        change: z.literal('add'),
        kind: z.enum(BLOCK_KINDS, { error: 'choice' }),
        after: blockId,
      }),
      z.strictObject({ change: z.enum(['up', 'down', 'remove', 'link', 'unlink']), block: blockId }),
    ])
    .optional(),
  splitsParagraphs: z.boolean(),
});

/** The data of a kind; the kind of the draft says what is valid. */
export const saveDataBody = z.strictObject({
  ...target,
  isExample: z.boolean(),
  data: z.record(key, z.union([z.string().max(300, 'tooLong'), z.number(), z.array(key).max(20)])),
});

export const draftBody = z.strictObject(target);
/** `Desk/AddBlockFile`: the file block of a draft. */
export const blockFileBody = z.strictObject({ ...target, block: blockId });
export const judgeBody = z.discriminatedUnion('verdict', [
  z.strictObject({ ...target, verdict: z.literal('approve') }),
  z.strictObject({ ...target, verdict: z.literal('return'), note: requiredNote }),
]);
/** `at` is an hour in Riyadh. */
export const publishBody = z.discriminatedUnion('when', [
  z.strictObject({ ...target, when: z.enum(['now', 'never']) }),
  z.strictObject({
    ...target,
    when: z.literal('later'),
    day: z.iso.date('date'),
    hour: z.int('choice').min(0, 'choice').max(23, 'choice'),
  }),
]);
/** `Desk/ImportPublications`: a file in the import format of docs/operations.md. */
export const importBody = z.strictObject({ text: z.string({ error: 'required' }).min(1, 'required') });

const person = z.object({ label: z.string().nullable(), isOwn: z.boolean() });
export type Person = z.infer<typeof person>;

const block = z.object({
  id: z.string(),
  kind: z.enum(BLOCK_KINDS),
  address: z.string().optional(),
  image: z.string().optional(),
  links: z.array(z.object({ id: z.string(), address: z.string() })).optional(),
});
const draftFile = z.object({ path: z.string(), size: z.int() });
const draftFiles = z.object(
  Object.fromEntries(LOCALE_CODES.map((code) => [code, draftFile.optional()])) as Record<
    Locale,
    z.ZodOptional<typeof draftFile>
  >,
);
const inEvery = <Value extends z.ZodType>(value: Value) =>
  z.object(Object.fromEntries(LOCALE_CODES.map((code) => [code, value])) as Record<Locale, Value>);

const draft = z.object({
  id: z.string(),
  kind: z.enum(PUBLICATION_KINDS),
  isExample: z.boolean(),
  data: z.record(z.string(), z.unknown()),
  blocks: z.array(block),
  files: draftFiles.optional(),
  words: inEvery(z.record(z.string(), z.string())),
  seen: inEvery(z.record(z.string(), z.string())),
});

const state = z.enum(DRAFT_STATES);

const imageChoice = z.object({
  id: z.string(),
  /** In the language of the reader; empty if it has none. */
  description: z.string(),
  isDecorative: z.boolean(),
  createdAt: z.string(),
  thumbnail: z.string(),
});
export type ImageChoice = z.infer<typeof imageChoice>;

const openedDraft = z.object({
  draft,
  version: z.int(),
  state,
  note: z.string().nullable(),
  /** True if the caller wrote a part of it, and may therefore not approve it. */
  isAuthor: z.boolean(),
  updatedAt: z.string(),
  updatedBy: person,
  publishAt: z.string().nullable(),
  /** The address that readers have; null if it is not on the portal. */
  livePath: z.string().nullable(),
  undo: z.enum(['publish', 'unpublish']).nullable(),
  /** The PDF files of a document. */
  files: draftFiles,
  findings: z.array(
    z.object({
      locale: locale.nullable(),
      key: z.string(),
      code: z.enum(FINDING_CODES),
    }),
  ),
  /** The images that its blocks may show, with those that they show now; none without an image block. */
  images: z.array(imageChoice),
  /** The images with the words of the query; null without words. */
  found: z.array(imageChoice).nullable(),
  /** Newest first. */
  versions: z.array(
    z.object({
      number: z.int(),
      createdAt: z.string(),
      author: person,
      isLive: z.boolean(),
      isReviewed: z.boolean(),
    }),
  ),
});
export type OpenedDraft = z.infer<typeof openedDraft>;

const draftRow = z.object({
  id: z.string(),
  kind: z.enum(PUBLICATION_KINDS),
  title: z.string(),
  state,
  publishAt: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: person,
});
export type DraftRow = z.infer<typeof draftRow>;

const version = z.object({
  kind: z.enum(PUBLICATION_KINDS),
  isExample: z.boolean(),
  publishedAt: z.string(),
  data: z.record(z.string(), z.unknown()),
  texts: inEvery(z.record(z.string(), z.unknown())),
  images: z.array(shownImage),
});
export type OpenedVersion = z.infer<typeof version>;

const moved = z.object({ data: z.object({ id: z.string(), version: z.int() }) });

export const PUBLISHING_SCHEMAS = {
  listPublicationDrafts: {
    summary: 'Publications that are being written, the last changed first',
    query: listDraftsQuery,
    response: z.object({ data: z.object({ rows: z.array(draftRow), next: z.string().nullable() }) }),
  },
  openDraft: {
    summary: 'A publication as it is being written, in every language',
    query: openDraftQuery,
    response: z.object({ data: openedDraft }),
  },
  openVersion: {
    summary: 'A version of a publication as readers see it; number 0 is the draft',
    query: openVersionQuery,
    response: z.object({ data: version }),
  },
  exportPublication: {
    summary: 'A publication in the import format, as readers see it',
    query: publicationQuery,
    response: z.any(),
  },
  importPublications: {
    summary: 'Publications in the import format as drafts: all of them, or none',
    body: importBody,
    response: z.object({ data: z.object({ added: z.int(), changed: z.int() }) }),
  },
  createDraft: { summary: 'A new publication with its Arabic title', body: createBody, response: moved },
  savePublicationDraft: {
    summary: 'Saves the texts of one language; 409 `publicationMoved` for another version',
    body: saveDraftBody,
    response: moved,
  },
  addDocumentFiles: {
    summary: 'Adds or replaces PDF files of a document, each in the part `file-<language>`',
    response: moved,
    describeBody: () =>
      z.object({
        ...target,
        ...Object.fromEntries(
          LOCALE_CODES.map((code) => [FILE_CONTROL(code), z.string().meta({ format: 'binary' }).optional()]),
        ),
      }),
  },
  addBlockFile: {
    summary: 'Adds or replaces the PDF file of a file block, in the part `file`',
    response: moved,
    describeBody: () => blockFileBody.extend({ [BLOCK_FILE_CONTROL]: z.string().meta({ format: 'binary' }) }),
  },
  getDocumentFile: {
    summary: 'A file of a publication, before readers have it',
    query: documentFileQuery,
    response: z.any(),
  },
  saveDraftData: { summary: 'Saves what is the same in all languages', body: saveDataBody, response: moved },
  submitDraft: {
    summary: 'Hands a complete draft to review, as a version that never changes',
    body: draftBody,
    response: moved,
  },
  judgeDraft: {
    summary: 'Approves a version, or returns it with a note; never by a person who wrote a part of it',
    body: judgeBody,
    response: moved,
  },
  publishDraft: {
    summary: 'Publishes an approved version now or at an hour, or takes its schedule back',
    body: publishBody,
    response: moved,
  },
  removePublication: {
    summary: 'Takes a publication off the portal',
    body: publicationQuery.strict(),
    response: moved,
  },
  undoPublishing: {
    summary: 'Shows readers again what they saw before the last change',
    body: draftBody,
    response: moved,
  },
};
