import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { changeByStaff, readByStaff } from '@/lib/api/contract/endpoint-rows';
import type { DESK_SURVEY_SCHEMAS } from './survey-draft-schemas';

/** The questions of the operators' survey at the desk. */
export const DESK_SURVEY_ENDPOINTS = defineEndpoints<typeof DESK_SURVEY_SCHEMAS>()({
  getSurveyDraft: readByStaff('Desk/GetSurveyDraft', 'publisher'),
  saveSurveyQuestion: changeByStaff('Desk/SaveSurveyQuestion', 'publisher'),
  saveSurveyOption: changeByStaff('Desk/SaveSurveyOption', 'publisher'),
  arrangeSurvey: changeByStaff('Desk/ArrangeSurvey', 'publisher'),
  publishSurvey: changeByStaff('Desk/PublishSurvey', 'publisher'),
});
