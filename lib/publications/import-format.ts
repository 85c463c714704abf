import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { placeLinks } from './paragraph-links';
import { type Block, listLinks, listTableErrors, readLinkedLines } from './publication-body';
import { PUBLICATION_FIELDS } from './schemas';

function inEveryLanguage<Texts extends z.ZodType>(texts: Texts) {
  const shape = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, texts])) as Record<Locale, Texts>;
  return z.strictObject(shape);
}

const common = {
  /** Part of the address; never changes; unique across all kinds. */
  id: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected small letters, digits and single hyphens'),
  publishedAt: z.iso.datetime({
    offset: true,
    error: 'expected a time with its zone: 2026-10-12T09:00:00+03:00',
  }),
  /** True for an illustration rather than a fact; its page says so. */
  isExample: z.boolean().default(false),
};

const { news, governmentNews, activity, document, service, offer, guide } = PUBLICATION_FIELDS;

/** One item of the import format; docs/operations.md documents it field by field. */
const anyPublication = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('news'), ...common, data: news.data, texts: inEveryLanguage(news.texts) }),
  z.strictObject({
    kind: z.literal('governmentNews'),
    ...common,
    data: governmentNews.data,
    texts: inEveryLanguage(governmentNews.texts),
  }),
  z.strictObject({
    kind: z.literal('activity'),
    ...common,
    data: activity.data,
    texts: inEveryLanguage(activity.texts),
  }),
  z.strictObject({
    kind: z.literal('document'),
    ...common,
    data: document.data,
    texts: inEveryLanguage(document.texts),
  }),
  z.strictObject({
    kind: z.literal('service'),
    ...common,
    data: service.data,
    texts: inEveryLanguage(service.texts),
  }),
  z.strictObject({
    kind: z.literal('offer'),
    ...common,
    data: offer.data,
    texts: inEveryLanguage(offer.texts),
  }),
  z.strictObject({
    kind: z.literal('guide'),
    ...common,
    data: guide.data,
    texts: inEveryLanguage(guide.texts),
  }),
]);

interface TextError {
  path: (string | number)[];
  message: string;
}

interface OwnTexts {
  body: string[];
  descriptions?: Record<string, string> | undefined;
  links?: Record<string, string> | undefined;
}
type Texts = Record<Locale, OwnTexts>;

/** Only an image may have no caption, and then it has none in any language. */
function listCaptionErrors(texts: Texts, blocks: readonly Block[] | undefined): TextError[] {
  return LOCALE_CODES.flatMap((locale) =>
    texts[locale].body.flatMap((text, index): TextError[] => {
      const isImage = blocks?.[index]?.kind === 'image';
      const isRight = isImage ? LOCALE_CODES.every((other) => !texts[other].body[index]) : false;
      if (text !== '' || isRight) return [];
      const message = isImage ? 'expected a caption, as in another language' : 'expected a text';
      return [{ path: [locale, 'body', index], message }];
    }),
  );
}

const listDescriptionErrors = (texts: Texts, blocks: readonly Block[] | undefined): TextError[] =>
  LOCALE_CODES.flatMap((locale) =>
    Object.keys(texts[locale].descriptions ?? {})
      .filter((id) => !blocks?.some((block) => block.id === id && block.kind === 'image'))
      .map((id) => ({ path: [locale, 'descriptions', id], message: 'names no image block' })),
  );

/** Every link has a phrase in each language, which occurs in the text of its block. */
function listLinkErrors({ body, links: phrases = {} }: OwnTexts, blocks: readonly Block[]): TextError[] {
  const known = listLinks(blocks).map(({ id }) => id);
  const lost = blocks.flatMap(({ kind, links }, index) =>
    placeLinks(readLinkedLines(kind, body[index] ?? ''), links, phrases).missing.map((id) => ({
      path: ['links', id],
      message: phrases[id] ? 'does not occur in the text of its block' : 'expected a phrase of the text',
    })),
  );
  const unknown = Object.keys(phrases).filter((id) => !known.includes(id));
  return [...lost, ...unknown.map((id) => ({ path: ['links', id], message: 'names no link' }))];
}

function listBlockErrors(texts: Texts, blocks: readonly Block[]): TextError[] {
  const uneven = LOCALE_CODES.filter((locale) => texts[locale].body.length !== blocks.length);
  const message = 'expected a table: its caption, its column titles, and rows as in Arabic';
  return [
    ...uneven.map((locale) => ({
      path: [locale, 'body'],
      message: `expected ${blocks.length} texts, one for each block`,
    })),
    ...listTableErrors(blocks, (locale) => texts[locale].body).map(({ locale, index }) => ({
      path: [locale, 'body', index],
      message,
    })),
  ];
}

export const publicationImport = anyPublication.superRefine(({ data, texts }, { addIssue }) => {
  const blocks = data.body;
  const errors = [
    ...listCaptionErrors(texts, blocks),
    ...listDescriptionErrors(texts, blocks),
    ...LOCALE_CODES.flatMap((locale) =>
      listLinkErrors(texts[locale], blocks ?? []).map(({ path, message }) => ({
        path: [locale, ...path],
        message,
      })),
    ),
    ...(blocks ? listBlockErrors(texts, blocks) : []),
  ];
  for (const { path, message } of errors) addIssue({ code: 'custom', path: ['texts', ...path], message });
});

export type PublicationImport = z.infer<typeof publicationImport>;
