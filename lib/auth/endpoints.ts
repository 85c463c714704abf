import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { AUTH_SCHEMAS } from './schemas';

/** The exchange of a sign-on, called only by the portal's server. */
export const AUTH_ENDPOINTS = defineEndpoints<typeof AUTH_SCHEMAS>()({
  authorizeScholarship: {
    method: 'GET',
    path: 'api/UserAuthentication/Scholarship/Nafath/Authorize',
    token: 'none',
    access: 'anyone',
    visibility: 'internal',
    limit: 'authorize',
  },
});
