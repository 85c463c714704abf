import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByAnyone, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { LOOKUP_SCHEMAS } from './lookup-schemas';

/** The option lists of the registration. */
export const LOOKUP_ENDPOINTS = defineEndpoints<typeof LOOKUP_SCHEMAS>()({
  listCallingCountries: readByVisitors('Countries/GetAll'),
  listScholarshipCountries: readByAnyone('api/Scholarship/GetCountries'),
  listResearchFields: readByAnyone('api/Scholarship/GetFields'),
  listEducationalLevels: readByAnyone('api/Scholarship/GetScholarshipEducationalLevel'),
});
