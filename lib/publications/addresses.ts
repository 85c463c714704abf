import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer } from '@/lib/api/server';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { PUBLICATION_ENDPOINTS } from './endpoints';
import { PUBLICATION_SCHEMAS } from './schemas';

/** Nothing where the API cannot tell: the sitemap then holds the portal's own pages. */
async function orNothing<Row>(read: Promise<{ data: Row[] }>): Promise<Row[]> {
  try {
    return (await read).data;
  } catch (error) {
    if (error instanceof ApiFailure) return [];
    throw error;
  }
}

/** The ids that the sitemap's files of publications begin with. */
export function listPublicationFiles(): Promise<string[]> {
  return orNothing(
    callFromServer(PUBLICATION_ENDPOINTS.listPublicationFiles, PUBLICATION_SCHEMAS.listPublicationFiles, {
      locale: DEFAULT_LOCALE,
    }),
  );
}

/** The addresses in the sitemap's file that begins with an id. */
export function listPublicationAddresses(from: string): Promise<{ path: string; updatedAt: string }[]> {
  return orNothing(
    callFromServer(
      PUBLICATION_ENDPOINTS.listPublicationAddresses,
      PUBLICATION_SCHEMAS.listPublicationAddresses,
      { locale: DEFAULT_LOCALE, query: { from } },
    ),
  );
}
