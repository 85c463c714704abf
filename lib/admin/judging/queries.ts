import 'server-only';
import { createReader, orElse } from '@/lib/api/reader';
import { type Asker, askFor, isMissing, isUnknown, type Query } from '../queries';
import { CORRECTION_ENDPOINTS } from './correction-endpoints';
import { CORRECTION_SCHEMAS } from './correction-schemas';
import { DECISION_ENDPOINTS } from './decision-endpoints';
import { DECISION_SCHEMAS } from './decision-schemas';
import { RANKING_ENDPOINTS } from './ranking-endpoints';
import { RANKING_SCHEMAS } from './ranking-schemas';

const readRanking = createReader(RANKING_ENDPOINTS, RANKING_SCHEMAS);
const readDecisions = createReader(DECISION_ENDPOINTS, DECISION_SCHEMAS);
const readCorrections = createReader(CORRECTION_ENDPOINTS, CORRECTION_SCHEMAS);

/**
 * The progress of the judging of an edition; null for an unknown year, and if an external root lacks the call.
 * @throws ApiFailure
 */
export const findBoard = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readRanking('getBoard', { ...asker, query })),
    null,
    isMissing,
  );

/** A page of the ranking of a category. @throws ApiFailure */
export const listRanking = (asker: Asker, given: Query) =>
  askFor(given, (query) => readRanking('listRanking', { ...asker, query }));

/** One application of the ranking, or null for an id that is not in it. @throws ApiFailure */
export const findDecision = (asker: Asker, id: string) =>
  orElse(readDecisions('getDecision', { ...asker, query: { id } }), null, isUnknown);

/** The minutes of an edition; null if an external root lacks the call. @throws ApiFailure */
export const findMinutes = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readDecisions('getMinutes', { ...asker, query })),
    null,
    isMissing,
  );

/** What the asker may confirm of the judging; null if an external root lacks the call. @throws ApiFailure */
export const countConfirmations = (asker: Asker) =>
  orElse(readDecisions('countConfirmations', asker), null, isMissing);

/** The corrections that the asker may confirm; null if an external root lacks the call. @throws ApiFailure */
export const listCorrections = (asker: Asker) =>
  orElse(readCorrections('listCorrections', asker), null, isMissing);
