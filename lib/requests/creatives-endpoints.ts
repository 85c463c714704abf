import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { CREATIVES_SCHEMAS } from './creatives-schemas';

/** What the form of the creatives programme asks besides its submission (SERVICE-04). */
export const CREATIVES_ENDPOINTS = defineEndpoints<typeof CREATIVES_SCHEMAS>()({
  checkCommercialRegistryNumber: readByAnyone('Creatives/CheckCommercialRegistryNumber'),
  checkLicenseNumber: readByAnyone('Creatives/CheckLicenseNumber'),
  getInitialMonitoringUser: readByAnyone('Creatives/GetInitialMonitoringUser'),
});
