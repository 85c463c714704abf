import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { AWARD_SCHEMAS } from './schemas';

/** The award's windows, and a person's own request. The calls that send its two forms stand in their definitions. */
export const AWARD_ENDPOINTS = defineEndpoints<typeof AWARD_SCHEMAS>()({
  getAwardConfiguration: {
    method: 'GET',
    path: 'api/Scholarship/GetConfigration',
    token: 'anonymous',
    access: 'anyone',
  },
  getRegistrationWindow: {
    method: 'GET',
    path: 'api/Scholarship/GetRegistrationConfiguration',
    token: 'context',
    access: 'anyone',
  },
  getSubmissionWindow: {
    method: 'GET',
    path: 'api/Scholarship/GetSubmissionConfiguration',
    token: 'context',
    access: 'anyone',
  },
  getMyRequest: { method: 'GET', path: 'api/Scholarship/GetMyRequest', token: 'forced', access: 'person' },
});
