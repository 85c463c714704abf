import 'server-only';
import { createReader, orElse } from '@/lib/api/reader';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { PUBLICATION_ENDPOINTS } from './endpoints';
import { PUBLICATION_SCHEMAS } from './schemas';

const read = createReader(PUBLICATION_ENDPOINTS, PUBLICATION_SCHEMAS);

// Nothing where the API cannot tell: the sitemap then holds the portal's own pages.

/** The ids that the sitemap's files of publications begin with. */
export const listPublicationFiles = (): Promise<string[]> =>
  orElse(read('listPublicationFiles', { locale: DEFAULT_LOCALE }), []);

/** The addresses in the sitemap's file that begins with an id. */
export const listPublicationAddresses = (from: string): Promise<{ path: string; updatedAt: string }[]> =>
  orElse(read('listPublicationAddresses', { locale: DEFAULT_LOCALE, query: { from } }), []);
