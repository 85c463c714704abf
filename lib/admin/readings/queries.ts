import 'server-only';
import { type Asker, askFor, isMissing, isUnknown, type Query } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { JUROR_CERTIFICATE_ENDPOINTS } from './juror-certificate-endpoints';
import { JUROR_CERTIFICATE_SCHEMAS } from './juror-certificate-schemas';
import { PANEL_ENDPOINTS } from './panel-endpoints';
import { PANEL_SCHEMAS } from './panel-schemas';
import { READING_ENDPOINTS } from './reading-endpoints';
import { READING_SCHEMAS } from './reading-schemas';

const readReadings = createReader(READING_ENDPOINTS, READING_SCHEMAS);
const readPanel = createReader(PANEL_ENDPOINTS, PANEL_SCHEMAS);
const readJurorCertificates = createReader(JUROR_CERTIFICATE_ENDPOINTS, JUROR_CERTIFICATE_SCHEMAS);

/** The juror's readings; null if an external root lacks the call. @throws ApiFailure */
export const listReadings = (asker: Asker) => orElse(readReadings('listReadings', asker), null, isMissing);

/** One reading of the juror, or null for any other id. @throws ApiFailure */
export const findReading = (asker: Asker, id: string) =>
  orElse(readReadings('getReading', { ...asker, query: { id } }), null, isUnknown);

/** The juror's certificates; null if an external root lacks the call. @throws ApiFailure */
export const findJuryCertificates = (asker: Asker) =>
  orElse(readJurorCertificates('listMyJuryCertificates', asker), null, isMissing);

/** The panel of a field that the juror leads; null for any other juror or field. @throws ApiFailure */
export const findPanel = (asker: Asker, query: Query) =>
  orElse(
    askFor(query, (given) => readPanel('getPanel', { ...asker, query: given })),
    null,
    isUnknown,
  );
