import type { Endpoint } from './endpoint';

/** What the form of the programme asks besides its sending (SERVICE-04). */
export const CREATIVES_ENDPOINTS = {
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
} as const satisfies Record<string, Endpoint>;
