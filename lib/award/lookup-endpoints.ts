import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { LOOKUP_SCHEMAS } from './lookup-schemas';

/** The lists that the registration is filled in from. */
export const LOOKUP_ENDPOINTS = defineEndpoints<typeof LOOKUP_SCHEMAS>()({
  listCallingCountries: { method: 'GET', path: 'Countries/GetAll', token: 'anonymous', access: 'anyone' },
  listScholarshipCountries: {
    method: 'GET',
    path: 'api/Scholarship/GetCountries',
    token: 'context',
    access: 'anyone',
  },
  listResearchFields: {
    method: 'GET',
    path: 'api/Scholarship/GetFields',
    token: 'context',
    access: 'anyone',
  },
  listEducationalLevels: {
    method: 'GET',
    path: 'api/Scholarship/GetScholarshipEducationalLevel',
    token: 'context',
    access: 'anyone',
  },
});
