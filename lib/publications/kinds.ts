export const PUBLICATION_KINDS = [
  'news',
  'governmentNews',
  'activity',
  'document',
  'service',
  'offer',
  'guide',
] as const;
export type PublicationKind = (typeof PUBLICATION_KINDS)[number];

/** What the body of a publication consists of. */
export const BLOCK_KINDS = ['paragraph', 'heading', 'list', 'table', 'image', 'link', 'file'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const NEWS_TOPICS = ['hajj', 'umrah', 'health', 'services', 'awards', 'access'] as const;
export const ACTIVITY_TYPES = ['meeting', 'inspection', 'forum', 'visit'] as const;
export const DOCUMENT_TYPES = ['guide', 'policy', 'report', 'form'] as const;
export const AUDIENCES = [
  'pilgrimInside',
  'pilgrimAbroad',
  'umrahPerformer',
  'operator',
  'supplier',
  'researcher',
  'citizen',
  'media',
] as const;
export const CHANNELS = ['portal', 'app', 'centre', 'phone'] as const;
export const OFFER_CATEGORIES = ['food', 'transport', 'shopping', 'lodging', 'culture', 'health'] as const;
export const OFFER_CITIES = ['makkah', 'madinah', 'jeddah'] as const;
export const GUIDE_TOPICS = ['rites', 'health', 'movement', 'packing', 'women', 'elderly'] as const;

/** The filters of each kind in addition to year and words: a field of `data` and its values. */
export const FACETS = {
  news: { topic: NEWS_TOPICS },
  governmentNews: { topic: NEWS_TOPICS },
  activity: { type: ACTIVITY_TYPES },
  document: { type: DOCUMENT_TYPES },
  service: { audience: AUDIENCES },
  offer: { category: OFFER_CATEGORIES, city: OFFER_CITIES },
  guide: { topic: GUIDE_TOPICS },
} as const satisfies Record<PublicationKind, Record<string, readonly string[]>>;
