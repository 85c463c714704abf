import 'server-only';
import { cache } from 'react';
import { createReader, orElse } from '@/lib/api/reader';
import { EDITION_ENDPOINTS } from '@/lib/award/edition-endpoints';
import { EDITION_SCHEMAS } from '@/lib/award/edition-schemas';
import type { Edition } from '@/lib/award/edition-with-texts';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import { openEdition, SEED_EDITION } from './open-edition';

const readEdition = createReader(EDITION_ENDPOINTS, EDITION_SCHEMAS);

/**
 * The edition in force. With an external root, and while the API fails, it is the edition of a new portal. Read once
 * for a page.
 */
export const getEdition = cache(async (locale: Locale): Promise<Edition> => {
  recordTags('edition');
  if (env.API_ROOT) return openEdition(SEED_EDITION, locale);
  return openEdition(await orElse(readEdition('getEdition', { locale }), SEED_EDITION), locale);
});

/**
 * The edition of a year that has been in force, for its own address.
 * @returns null for any other year
 */
export const findEdition = cache(async (locale: Locale, year: string): Promise<Edition | null> => {
  recordTags('edition');
  if (env.API_ROOT) return year === String(SEED_EDITION.year) ? openEdition(SEED_EDITION, locale) : null;
  const stored = await orElse(
    readEdition('getEdition', { locale, query: { year } }),
    null,
    ({ status }) => status === 404 || status === 422,
  );
  return stored && openEdition(stored, locale);
});

/** The edition of a year that has been in force; the one in force for any other year, and without a year. */
export const pickEdition = async (locale: Locale, year?: string): Promise<Edition> =>
  (year && (await findEdition(locale, year))) || getEdition(locale);
