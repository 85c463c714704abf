import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { readByPerson, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { CERTIFICATE_SCHEMAS } from './certificate-schemas';

/** The certificates of released results, and the receipts of applications. */
export const CERTIFICATE_ENDPOINTS = defineEndpoints<typeof CERTIFICATE_SCHEMAS>()({
  checkAwardCertificate: readByVisitors('Award/CheckCertificate'),
  getCertificate: { ...readByPerson('Award/GetCertificate'), response: 'file', limit: 'document' },
  getReceipt: { ...readByPerson('Award/GetReceipt'), response: 'file', limit: 'document' },
});
