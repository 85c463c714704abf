import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByAnyone } from '@/lib/api/contract/endpoint-rows';
import type { CREATIVES_SCHEMAS } from './creatives-schemas';

/** The calls of the creatives programme's form in addition to its submission (SERVICE-04). */
export const CREATIVES_ENDPOINTS = defineEndpoints<typeof CREATIVES_SCHEMAS>()({
  checkCommercialRegistryNumber: readByAnyone('Creatives/CheckCommercialRegistryNumber'),
  checkLicenseNumber: readByAnyone('Creatives/CheckLicenseNumber'),
  getInitialMonitoringUser: readByAnyone('Creatives/GetInitialMonitoringUser'),
});
