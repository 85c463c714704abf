import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { DESK_CERTIFICATE_SCHEMAS } from './certificate-desk-schemas';

/** The certificates at the desk: the award office revokes and issues them, the coordinator reads. */
export const DESK_CERTIFICATE_ENDPOINTS = defineEndpoints<typeof DESK_CERTIFICATE_SCHEMAS>()({
  listCertificates: readByHolders('Desk/ListCertificates', 'award', 'coordinator'),
  printCertificate: {
    ...readByHolders('Desk/PrintCertificate', 'award', 'coordinator'),
    response: 'file',
    limit: 'document',
  },
  revokeCertificate: changeByHolders('Desk/RevokeCertificate', 'award'),
  issueCertificate: changeByHolders('Desk/IssueCertificate', 'award'),
});
