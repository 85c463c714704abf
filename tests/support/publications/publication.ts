import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import type { PublicationKind } from '@/lib/publications/kinds';

/** Titles in the script of each language; the word in the middle makes a publication unique. */
const TITLES: Record<Locale, (word: string) => string> = {
  ar: (word) => `خبر ${word} من الوزارة`,
  en: (word) => `News ${word} of the ministry`,
  fr: (word) => `Nouvelle ${word} du ministère`,
  ms: (word) => `Berita ${word} kementerian`,
  tr: (word) => `Bakanlıktan ${word} haberi`,
  fa: (word) => `خبر ${word} از وزارت`,
  ur: (word) => `وزارت کی خبر ${word}`,
};

const DATA: Record<PublicationKind, Record<string, unknown>> = {
  news: { topic: 'hajj' },
  governmentNews: { topic: 'services' },
  activity: { type: 'visit' },
  document: { type: 'guide' },
  service: {
    audience: ['pilgrimAbroad'],
    feeHalalas: 0,
    durationDays: 3,
    channels: ['portal'],
    startPath: '/Haj',
  },
  offer: {
    category: 'food',
    city: 'makkah',
    percent: 15,
    validFrom: '2026-01-01',
    validUntil: '2030-01-01',
  },
  guide: { topic: 'rites', minutes: 5 },
};

const MORE: Partial<Record<PublicationKind, (title: string) => Record<string, unknown>>> = {
  activity: (title) => ({ place: title }),
  service: (title) => ({ steps: [title], requirements: [title] }),
  offer: (title) => ({ terms: [title] }),
  guide: (title) => ({ steps: [{ title, text: title }] }),
};

export interface ImportItem {
  kind: PublicationKind;
  id: string;
  publishedAt: string;
  isExample: boolean;
  data: Record<string, unknown>;
  texts: Record<Locale, Record<string, unknown>>;
}

/**
 * An item of the import format that is complete in every language.
 * @param id also the word in its titles
 */
export function makePublication(
  id: string,
  change: Partial<Pick<ImportItem, 'kind' | 'publishedAt' | 'isExample' | 'data'>> = {},
): ImportItem {
  const kind = change.kind ?? 'news';
  const texts = LOCALE_CODES.map((locale) => {
    const title = TITLES[locale](id);
    return [locale, { title, summary: title, body: [title], ...MORE[kind]?.(title) }];
  });
  return {
    kind,
    id,
    publishedAt: change.publishedAt ?? '2026-10-01T09:00:00+03:00',
    isExample: change.isExample ?? false,
    data: change.data ?? DATA[kind],
    texts: Object.fromEntries(texts),
  };
}
