import 'server-only';
import { type Asker, isMissing, isUnknown } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { JUROR_CERTIFICATE_ENDPOINTS } from './juror-certificate-endpoints';
import { JUROR_CERTIFICATE_SCHEMAS } from './juror-certificate-schemas';
import { READING_ENDPOINTS } from './reading-endpoints';
import { READING_SCHEMAS } from './reading-schemas';

const readReadings = createReader(READING_ENDPOINTS, READING_SCHEMAS);
const readJurorCertificates = createReader(JUROR_CERTIFICATE_ENDPOINTS, JUROR_CERTIFICATE_SCHEMAS);

/** The juror's readings; null if an external root lacks the call. @throws ApiFailure */
export const listReadings = (asker: Asker) => orElse(readReadings('listReadings', asker), null, isMissing);

/** One reading of the juror, or null for any other id. @throws ApiFailure */
export const findReading = (asker: Asker, id: string) =>
  orElse(readReadings('getReading', { ...asker, query: { id } }), null, isUnknown);

/** The juror's certificates; null if an external root lacks the call. @throws ApiFailure */
export const findJuryCertificates = (asker: Asker) =>
  orElse(readJurorCertificates('listMyJuryCertificates', asker), null, isMissing);
