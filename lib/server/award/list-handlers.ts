import 'server-only';
import type { NamedItem } from '@/lib/api/contract/named-list';
import type { Edition } from '@/lib/award/edition-with-texts';
import type { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { listCallingCodes, nameCountries, nameEducationalLevels, nameFields } from './named-lists';
import { openPublicEdition } from './read-edition';

const respondNames =
  (nameAll: (edition: Edition) => NamedItem[]): ApiHandler =>
  async (c) =>
    c.json({ data: nameAll(await openPublicEdition(await openDatabase(), c.get('locale'))) });

/** GetCountries, GetFields and GetScholarshipEducationalLevel: `{data: [{id, name}]}`. */
const listScholarshipCountries = respondNames(nameCountries);
const listResearchFields = respondNames(nameFields);
const listEducationalLevels = respondNames(nameEducationalLevels);

const listCallingCountries: ApiHandler = (c) => c.json(listCallingCodes(c.get('locale')));

export const LOOKUP_HANDLERS = {
  listCallingCountries,
  listScholarshipCountries,
  listResearchFields,
  listEducationalLevels,
} satisfies Record<keyof typeof LOOKUP_ENDPOINTS, ApiHandler>;
