import 'server-only';
import { type Asker, askFor, isMissing, type Query } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { INSIGHT_ENDPOINTS } from './endpoints';
import { INSIGHT_SCHEMAS } from './schemas';

const read = createReader(INSIGHT_ENDPOINTS, INSIGHT_SCHEMAS);

type Figures = 'getRatings' | 'getSurvey' | 'getRequestFigures';

/** Reads figures; null if an external root lacks the call. @throws ApiFailure */
export const readFigures = <Id extends Figures>(id: Id, asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => read(id, { ...asker, query })),
    null,
    isMissing,
  );
