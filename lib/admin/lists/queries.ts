import 'server-only';
import { type Asker, isMissing } from '@/lib/admin/queries';
import { createReader, orElse } from '@/lib/api/reader';
import { DESK_LIST_ENDPOINTS } from './endpoints';
import { DESK_LIST_SCHEMAS } from './schemas';
import { DESK_SURVEY_ENDPOINTS } from './survey-draft-endpoints';
import { DESK_SURVEY_SCHEMAS } from './survey-draft-schemas';

const readLists = createReader(DESK_LIST_ENDPOINTS, DESK_LIST_SCHEMAS);
const readSurvey = createReader(DESK_SURVEY_ENDPOINTS, DESK_SURVEY_SCHEMAS);

/** The lists that the desk changes; null if an external root lacks the call. @throws ApiFailure */
export const findChoiceLists = (asker: Asker) => orElse(readLists('listChoiceLists', asker), null, isMissing);

/** The draft of the survey's next version; null if an external root lacks the call. @throws ApiFailure */
export const findSurveyDraft = (asker: Asker) => orElse(readSurvey('getSurveyDraft', asker), null, isMissing);
