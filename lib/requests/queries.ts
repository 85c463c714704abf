import 'server-only';
import { cache } from 'react';
import { createReader, orElse } from '@/lib/api/reader';
import type { Person } from '@/lib/api/server-call';
import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import type { FollowedRequest } from '@/lib/requests/schemas';
import { REQUEST_ENDPOINTS } from './endpoints';
import { REQUEST_SCHEMAS } from './schemas';
import { OFFICE_ENDPOINTS } from './work/office-endpoints';
import { OFFICE_SCHEMAS } from './work/office-schemas';

const read = createReader(REQUEST_ENDPOINTS, REQUEST_SCHEMAS);
const readOffice = createReader(OFFICE_ENDPOINTS, OFFICE_SCHEMAS);

/** @returns null if they cannot be read now */
export const listMyRequests = (locale: Locale, person: Person): Promise<FollowedRequest[] | null> =>
  orElse(read('listMyServiceRequests', { locale, person }), null);

/** The working days within which requests are answered, by form; none with an external root. Read once for a page. */
export const findServiceLevels = cache(async (locale: Locale): Promise<Readonly<Record<string, number>>> => {
  recordTags('levels');
  return env.API_ROOT ? {} : orElse(readOffice('getServiceLevels', { locale }), {});
});
