import 'server-only';
import { createReader, orElse } from '@/lib/api/reader';
import type { Person } from '@/lib/api/server-call';
import type { Locale } from '@/lib/i18n/locales';
import type { FollowedRequest } from '@/lib/requests/schemas';
import { REQUEST_ENDPOINTS } from './endpoints';
import { REQUEST_SCHEMAS } from './schemas';

const read = createReader(REQUEST_ENDPOINTS, REQUEST_SCHEMAS);

/** @returns null if they cannot be read now */
export const listMyRequests = (locale: Locale, person: Person): Promise<FollowedRequest[] | null> =>
  orElse(read('listMyServiceRequests', { locale, person }), null);
