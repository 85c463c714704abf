import 'server-only';
import { createReader, orElse } from '@/lib/api/reader';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { PUBLICATION_ENDPOINTS } from './endpoints';
import { PUBLICATION_SCHEMAS } from './schemas';

const read = createReader(PUBLICATION_ENDPOINTS, PUBLICATION_SCHEMAS);

// Empty if the API fails: the sitemap then contains only the portal's own pages.

/** The ids with which the sitemap's publication files begin. */
export const listPublicationFiles = (): Promise<string[]> =>
  orElse(read('listPublicationFiles', { locale: DEFAULT_LOCALE }), []);

export const listPublicationAddresses = (from: string): Promise<{ path: string; updatedAt: string }[]> =>
  orElse(read('listPublicationAddresses', { locale: DEFAULT_LOCALE, query: { from } }), []);
