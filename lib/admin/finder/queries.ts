import 'server-only';
import { type Asker, isMissing } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { FINDER_ENDPOINTS } from './endpoints';
import { FINDER_SCHEMAS } from './schemas';

const read = createReader(FINDER_ENDPOINTS, FINDER_SCHEMAS);

/** The results of a search that the asker may open; null if an external root lacks the call. @throws ApiFailure */
export const findAtDesk = (asker: Asker, text: string) =>
  orElse(read('findAtDesk', { ...asker, query: { text } }), null, isMissing);
