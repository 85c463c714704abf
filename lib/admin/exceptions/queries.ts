import 'server-only';
import { createReader, orElse } from '@/lib/api/reader';
import { type Asker, askFor, isMissing, isUnknown, type Query } from '../queries';
import { EXCEPTION_ENDPOINTS } from './endpoints';
import { EXCEPTION_SCHEMAS } from './schemas';

const read = createReader(EXCEPTION_ENDPOINTS, EXCEPTION_SCHEMAS);

/**
 * The exceptions of an edition; null for an unknown year, and if an external root lacks the call.
 * @throws ApiFailure
 */
export const listExceptions = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => read('listExceptions', { ...asker, query })),
    null,
    isMissing,
  );

/** Whether an application is disqualified or proposed to be; null for one that is not submitted. @throws ApiFailure */
export const findDisqualification = (asker: Asker, id: string) =>
  orElse(read('getDisqualification', { ...asker, query: { id } }), null, isUnknown);
