import { z } from 'zod';
import { DESCRIPTION_LENGTH } from '@/lib/publications/images/image-rules';
import { shownImage } from '@/lib/publications/images/shown-image';
import {
  ACTIVITY_TYPES,
  AUDIENCES,
  CHANNELS,
  DOCUMENT_TYPES,
  FACETS,
  GUIDE_TOPICS,
  NEWS_TOPICS,
  OFFER_CATEGORIES,
  OFFER_CITIES,
  type PublicationKind,
} from '@/lib/publications/kinds';
import { PHRASE_LENGTH } from '@/lib/publications/paragraph-links';
import { skeleton } from '@/lib/publications/publication-body';

const line = (max: number) => z.string().trim().min(1).max(max);
/** Only the caption of an image may be empty (`import-format.ts`). */
const paragraphs = z.array(z.string().trim().max(5000)).min(1).max(60);
const points = z.array(line(600)).min(1).max(30);

/** Texts of every kind in each language; the summary is also the description for search engines. */
const commonTexts = {
  title: line(160),
  summary: line(400),
  body: paragraphs,
  /** By block: what describes its image in this publication, instead of the image's own description. */
  descriptions: z.record(z.string().max(20), line(DESCRIPTION_LENGTH)).optional(),
  /** By link: the phrase of the text that is the link. */
  links: z.record(z.string().max(20), line(PHRASE_LENGTH)).optional(),
};
/** Data of every kind. */
const commonData = { body: skeleton.optional() };

const news = {
  data: z.strictObject({ ...commonData, topic: z.enum(NEWS_TOPICS) }),
  texts: z.strictObject(commonTexts),
};

/** Money is in halalas, durations in working days, days are yyyy-MM-dd in Riyadh. */
export const PUBLICATION_FIELDS = {
  news,
  governmentNews: news,
  activity: {
    data: z.strictObject({ ...commonData, type: z.enum(ACTIVITY_TYPES) }),
    texts: z.strictObject({ ...commonTexts, place: line(120) }),
  },
  document: {
    data: z.strictObject({ ...commonData, type: z.enum(DOCUMENT_TYPES) }),
    texts: z.strictObject(commonTexts),
  },
  service: {
    data: z.strictObject({
      ...commonData,
      audience: z.array(z.enum(AUDIENCES)).min(1).max(AUDIENCES.length),
      feeHalalas: z.int().min(0).max(100_000_000),
      /** Working days announced by the ministry, 0 for immediately; missing if it has announced none. */
      durationDays: z.int().min(0).max(366).optional(),
      channels: z.array(z.enum(CHANNELS)).min(1).max(CHANNELS.length),
      startPath: z
        .string()
        .max(200)
        .regex(/^\/[A-Za-z0-9/_?=&.-]*$/),
    }),
    texts: z.strictObject({ ...commonTexts, steps: points, requirements: points }),
  },
  offer: {
    data: z.strictObject({
      ...commonData,
      category: z.enum(OFFER_CATEGORIES),
      city: z.enum(OFFER_CITIES),
      percent: z.int().min(1).max(100),
      validFrom: z.iso.date(),
      validUntil: z.iso.date(),
    }),
    texts: z.strictObject({ ...commonTexts, terms: points }),
  },
  guide: {
    data: z.strictObject({
      ...commonData,
      topic: z.enum(GUIDE_TOPICS),
      minutes: z.int().min(1).max(600),
    }),
    texts: z.strictObject({
      ...commonTexts,
      steps: z
        .array(z.strictObject({ title: line(160), text: line(3000) }))
        .min(1)
        .max(30),
    }),
  },
} as const;

/** A document's file in the language of the response: path below the portal, size in bytes. */
const file = z.object({ path: z.string(), size: z.int() });

/** Optional, because an external root may not distinguish examples. */
const common = { id: z.string(), publishedAt: z.iso.datetime(), isExample: z.boolean().default(false) };
/** An external root has no images. */
const whole = { ...common, images: z.array(shownImage).default([]) };

const ITEMS = {
  news: z.object({ ...whole, data: news.data, ...news.texts.shape }),
  governmentNews: z.object({ ...whole, data: news.data, ...news.texts.shape }),
  activity: z.object({
    ...whole,
    data: PUBLICATION_FIELDS.activity.data,
    ...PUBLICATION_FIELDS.activity.texts.shape,
  }),
  document: z.object({
    ...whole,
    data: PUBLICATION_FIELDS.document.data,
    ...PUBLICATION_FIELDS.document.texts.shape,
    file,
  }),
  service: z.object({
    ...whole,
    data: PUBLICATION_FIELDS.service.data,
    ...PUBLICATION_FIELDS.service.texts.shape,
  }),
  offer: z.object({
    ...whole,
    data: PUBLICATION_FIELDS.offer.data,
    ...PUBLICATION_FIELDS.offer.texts.shape,
  }),
  guide: z.object({
    ...whole,
    data: PUBLICATION_FIELDS.guide.data,
    ...PUBLICATION_FIELDS.guide.texts.shape,
  }),
} as const;
export type Publication<Kind extends PublicationKind> = z.infer<(typeof ITEMS)[Kind]>;

/** Navigation of a list: ids for `after` and `before`, and the years that have publications. */
const neighbours = {
  newer: z.string().nullable().default(null),
  older: z.string().nullable().default(null),
  years: z.array(z.int()).default([]),
};

const activityRow = z.object({
  ...common,
  title: z.string(),
  place: z.string(),
  type: z.enum(ACTIVITY_TYPES),
});

export type ActivityRow = z.infer<typeof activityRow>;

const id = z.string().max(80);
const take = z.coerce.number().int().min(1).max(50).default(10);

/** Position of a list's page: before (`before`), after (`after`) or from (`at`) the publication with that id. */
const paging = {
  before: id.optional(),
  after: id.optional(),
  at: id.optional(),
  take,
  year: z.coerce.number().int().min(1900).max(2200).optional(),
};
const searching = { ...paging, text: z.string().trim().min(1).max(200) };

function facetsOf(kind: PublicationKind) {
  const entries = Object.entries(FACETS[kind]).map(([name, values]) => [name, z.enum(values).optional()]);
  return Object.fromEntries(entries) as Record<string, z.ZodOptional<z.ZodEnum>>;
}

/** Schemas of a kind's calls; `name` is its name in the OpenAPI document. */
function callsOf<Kind extends PublicationKind>(kind: Kind, name: string) {
  const item = ITEMS[kind];
  return {
    list: {
      summary: `A page of ${name}, the newest first, in the language of the caller`,
      query: z.object({ ...paging, ...facetsOf(kind) }),
      response: z.object({ data: z.array(item), ...neighbours }),
    },
    search: {
      summary: `The same with words: ${name} whose title or text contains all of them`,
      query: z.object({ ...searching, ...facetsOf(kind) }),
      response: z.object({ data: z.array(item), ...neighbours }),
    },
    top: { summary: `The four newest ${name}`, response: z.object({ data: z.array(item) }) },
    get: {
      summary: `One of the ${name} by its id; 404 \`notFound\` for an unknown id`,
      query: z.object({ id }),
      response: z.object({ data: item }),
    },
  };
}

const kinds = {
  news: callsOf('news', 'news'),
  governmentNews: callsOf('governmentNews', 'government news'),
  activity: callsOf('activity', 'activities of the minister'),
  document: callsOf('document', 'documents'),
  service: callsOf('service', 'services'),
  offer: callsOf('offer', 'offers for card holders'),
  guide: callsOf('guide', 'awareness guides'),
};

const rows = z.object({ data: z.array(activityRow), ...neighbours });

/** Addresses of publications with a separate page, for the sitemap: the first ids of its files, and one file. */
const addressFiles = z.object({ data: z.array(z.string()) });
const addresses = z.object({ data: z.array(z.object({ path: z.string(), updatedAt: z.iso.datetime() })) });

/** Schemas of the calls in `lib/publications/endpoints.ts`, by id. */
export const PUBLICATION_SCHEMAS = {
  listNews: kinds.news.list,
  searchNews: kinds.news.search,
  listTopNews: kinds.news.top,
  getNews: kinds.news.get,
  listGovernmentNews: kinds.governmentNews.list,
  searchGovernmentNews: kinds.governmentNews.search,
  listTopGovernmentNews: kinds.governmentNews.top,
  getGovernmentNews: kinds.governmentNews.get,
  listActivities: kinds.activity.list,
  searchActivities: kinds.activity.search,
  listActivityRows: {
    summary: 'A page of activities of the minister as rows of a table',
    query: kinds.activity.list.query,
    response: rows,
  },
  searchActivityRows: {
    summary: 'Rows of the table whose activity contains all words of the text',
    query: kinds.activity.search.query,
    response: rows,
  },
  listTopActivities: kinds.activity.top,
  getActivity: kinds.activity.get,
  listDocuments: kinds.document.list,
  searchDocuments: kinds.document.search,
  listTopDocuments: kinds.document.top,
  getDocument: kinds.document.get,
  listServices: kinds.service.list,
  searchServices: kinds.service.search,
  listTopServices: kinds.service.top,
  getService: kinds.service.get,
  listOffers: kinds.offer.list,
  searchOffers: kinds.offer.search,
  listTopOffers: kinds.offer.top,
  getOffer: kinds.offer.get,
  listGuides: kinds.guide.list,
  searchGuides: kinds.guide.search,
  listTopGuides: kinds.guide.top,
  getGuide: kinds.guide.get,
  listPublicationFiles: {
    summary: 'The first publication of each sitemap file',
    response: addressFiles,
  },
  listPublicationAddresses: {
    summary: 'The addresses in one sitemap file',
    query: z.object({ from: id }),
    response: addresses,
  },
};
