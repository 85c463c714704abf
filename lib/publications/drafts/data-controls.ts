import { toDay } from '@/lib/i18n/format';
import {
  ACTIVITY_TYPES,
  AUDIENCES,
  CHANNELS,
  DOCUMENT_TYPES,
  GUIDE_TOPICS,
  NEWS_TOPICS,
  OFFER_CATEGORIES,
  OFFER_CITIES,
  type PublicationKind,
} from '@/lib/publications/kinds';

/** How an editor enters a value that is the same in all languages. */
export type DataControl =
  | { name: string; control: 'choice' | 'choices'; values: readonly string[]; isOptional?: undefined }
  | { name: string; control: 'number' | 'day' | 'path'; isOptional?: true };

const news: DataControl[] = [{ name: 'topic', control: 'choice', values: NEWS_TOPICS }];

export const DATA_CONTROLS: Record<PublicationKind, readonly DataControl[]> = {
  news,
  governmentNews: news,
  activity: [{ name: 'type', control: 'choice', values: ACTIVITY_TYPES }],
  document: [{ name: 'type', control: 'choice', values: DOCUMENT_TYPES }],
  service: [
    { name: 'audience', control: 'choices', values: AUDIENCES },
    { name: 'channels', control: 'choices', values: CHANNELS },
    { name: 'feeHalalas', control: 'number' },
    { name: 'durationDays', control: 'number', isOptional: true },
    { name: 'startPath', control: 'path' },
  ],
  offer: [
    { name: 'category', control: 'choice', values: OFFER_CATEGORIES },
    { name: 'city', control: 'choice', values: OFFER_CITIES },
    { name: 'percent', control: 'number' },
    { name: 'validFrom', control: 'day' },
    { name: 'validUntil', control: 'day' },
  ],
  guide: [
    { name: 'topic', control: 'choice', values: GUIDE_TOPICS },
    { name: 'minutes', control: 'number' },
  ],
};

/** Valid data of a new publication, which its editor changes. */
export const START_DATA: Record<PublicationKind, (at: Date) => Record<string, unknown>> = {
  news: () => ({ topic: 'hajj' }),
  governmentNews: () => ({ topic: 'hajj' }),
  activity: () => ({ type: 'meeting' }),
  document: () => ({ type: 'guide' }),
  service: () => ({ audience: ['citizen'], feeHalalas: 0, channels: ['portal'], startPath: '/' }),
  offer: (at) => ({
    category: 'food',
    city: 'makkah',
    percent: 5,
    validFrom: toDay(at),
    validUntil: toDay(at),
  }),
  guide: () => ({ topic: 'rites', minutes: 5 }),
};
