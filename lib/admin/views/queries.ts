import 'server-only';
import { type Asker, isMissing } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { VIEW_ENDPOINTS } from './endpoints';
import { VIEW_SCHEMAS } from './schemas';
import type { ViewList } from './view-lists';

const read = createReader(VIEW_ENDPOINTS, VIEW_SCHEMAS);

/** The saved views of a list; null if an external root lacks the call. @throws ApiFailure */
export const findViews = (asker: Asker, list: ViewList) =>
  orElse(read('listViews', { ...asker, query: { list } }), null, isMissing);
