import { defineEndpoints } from '@/lib/api/contract/endpoint';
import type { CREATIVES_SCHEMAS } from './creatives-schemas';

/** What the form of the creatives programme asks besides its submission (SERVICE-04). */
export const CREATIVES_ENDPOINTS = defineEndpoints<typeof CREATIVES_SCHEMAS>()({
  checkCommercialRegistryNumber: {
    method: 'GET',
    path: 'Creatives/CheckCommercialRegistryNumber',
    token: 'context',
    access: 'anyone',
  },
  checkLicenseNumber: {
    method: 'GET',
    path: 'Creatives/CheckLicenseNumber',
    token: 'context',
    access: 'anyone',
  },
  getInitialMonitoringUser: {
    method: 'GET',
    path: 'Creatives/GetInitialMonitoringUser',
    token: 'context',
    access: 'anyone',
  },
});
