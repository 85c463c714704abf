import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByHolders, readByHolders } from '@/lib/api/contract/endpoint-rows';
import type { JUROR_CERTIFICATE_SCHEMAS } from './juror-certificate-schemas';

/** The certificates of the calling juror: no call names another person. */
export const JUROR_CERTIFICATE_ENDPOINTS = defineEndpoints<typeof JUROR_CERTIFICATE_SCHEMAS>()({
  listMyJuryCertificates: readByHolders('Jury/ListCertificates', 'jury'),
  getMyJuryCertificate: {
    ...readByHolders('Jury/GetCertificate', 'jury'),
    response: 'file',
    limit: 'document',
  },
  setMyJuryConsent: changeByHolders('Jury/SetConsent', 'jury'),
});
