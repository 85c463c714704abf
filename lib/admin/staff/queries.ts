import 'server-only';
import { type Asker, isMissing } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { STAFF_ENDPOINTS } from './endpoints';
import { STAFF_SCHEMAS } from './schemas';

const read = createReader(STAFF_ENDPOINTS, STAFF_SCHEMAS);

/** Who works in the back office; null if an external root lacks the call. @throws ApiFailure */
export const findStaff = (asker: Asker) => orElse(read('listStaff', asker), null, isMissing);
