import 'server-only';
import { type Asker, isMissing } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { MAIL_ENDPOINTS } from './endpoints';
import { MAIL_SCHEMAS } from './schemas';

const read = createReader(MAIL_ENDPOINTS, MAIL_SCHEMAS);

/** The asker's mails; null if an external root lacks the call. @throws ApiFailure */
export const findMyMails = (asker: Asker) => orElse(read('getMyMails', asker), null, isMissing);
