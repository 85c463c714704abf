import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { listTableErrors } from './publication-body';
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

export const publicationImport = anyPublication.superRefine(({ data, texts }, { addIssue }) => {
  const blocks = data.body;
  if (!blocks) return;
  const add = (path: (string | number)[], message: string) =>
    addIssue({ code: 'custom', path: ['texts', ...path], message });
  for (const locale of LOCALE_CODES) {
    const { length } = texts[locale].body;
    if (length !== blocks.length)
      add([locale, 'body'], `expected ${blocks.length} texts, one for each block`);
  }
  for (const { locale, index } of listTableErrors(blocks, (language) => texts[language].body))
    add([locale, 'body', index], 'expected a table: its caption, its column titles, and rows as in Arabic');
});

export type PublicationImport = z.infer<typeof publicationImport>;
