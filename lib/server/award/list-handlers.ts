import 'server-only';
import type { NamedItem } from '@/lib/api/contract/schemas/scholarship';
import type { Locale } from '@/lib/i18n/locales';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { listCallingCodes, nameCountries, nameEducationalLevels, nameFields } from './lists';

const answerNames =
  (nameAll: (locale: Locale) => Promise<NamedItem[]>): ApiHandler =>
  async (c) =>
    c.json({ data: await nameAll(c.get('locale')) });

/** GetCountries, GetFields and GetScholarshipEducationalLevel: `{data: [{id, name}]}`. */
export const listScholarshipCountries = answerNames(nameCountries);
export const listResearchFields = answerNames(nameFields);
export const listEducationalLevels = answerNames(nameEducationalLevels);

/** Countries/GetAll: a bare list. */
export const listCallingCountries: ApiHandler = (c) => c.json(listCallingCodes(c.get('locale')));
