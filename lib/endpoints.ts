import { EDITION_DATES_ENDPOINTS } from './admin/editions/edition-dates-endpoints';
import { EDITION_DATES_SCHEMAS } from './admin/editions/edition-dates-schemas';
import { EDITION_DESK_ENDPOINTS } from './admin/editions/edition-desk-endpoints';
import { EDITION_DESK_SCHEMAS } from './admin/editions/edition-desk-schemas';
import { ELIGIBILITY_ENDPOINTS } from './admin/eligibility/eligibility-endpoints';
import { ELIGIBILITY_SCHEMAS } from './admin/eligibility/eligibility-schemas';
import { ADMIN_ENDPOINTS } from './admin/endpoints';
import { EXCEPTION_ENDPOINTS } from './admin/exceptions/endpoints';
import { EXCEPTION_SCHEMAS } from './admin/exceptions/schemas';
import { FINDER_ENDPOINTS } from './admin/finder/endpoints';
import { FINDER_SCHEMAS } from './admin/finder/schemas';
import { EDITOR_ENDPOINTS } from './admin/heads/editor-endpoints';
import { EDITOR_SCHEMAS } from './admin/heads/editor-schemas';
import { HEAD_ENDPOINTS } from './admin/heads/head-endpoints';
import { HEAD_SCHEMAS } from './admin/heads/head-schemas';
import { INSIGHT_ENDPOINTS } from './admin/insight/endpoints';
import { INSIGHT_SCHEMAS } from './admin/insight/schemas';
import { DESK_CERTIFICATE_ENDPOINTS } from './admin/judging/certificate-desk-endpoints';
import { DESK_CERTIFICATE_SCHEMAS } from './admin/judging/certificate-desk-schemas';
import { CORRECTION_ENDPOINTS } from './admin/judging/correction-endpoints';
import { CORRECTION_SCHEMAS } from './admin/judging/correction-schemas';
import { DECISION_ENDPOINTS } from './admin/judging/decision-endpoints';
import { DECISION_SCHEMAS } from './admin/judging/decision-schemas';
import { LETTER_ENDPOINTS } from './admin/judging/letter-endpoints';
import { LETTER_SCHEMAS } from './admin/judging/letter-schemas';
import { RANKING_ENDPOINTS } from './admin/judging/ranking-endpoints';
import { RANKING_SCHEMAS } from './admin/judging/ranking-schemas';
import { JURY_ENDPOINTS } from './admin/jury/endpoints';
import { JURY_SCHEMAS } from './admin/jury/schemas';
import { DESK_LIST_ENDPOINTS } from './admin/lists/endpoints';
import { DESK_LIST_SCHEMAS } from './admin/lists/schemas';
import { DESK_SURVEY_ENDPOINTS } from './admin/lists/survey-draft-endpoints';
import { DESK_SURVEY_SCHEMAS } from './admin/lists/survey-draft-schemas';
import { MAIL_ENDPOINTS } from './admin/mails/endpoints';
import { MAIL_SCHEMAS } from './admin/mails/schemas';
import { PUBLISHING_ENDPOINTS } from './admin/publishing/endpoints';
import { IMAGE_ENDPOINTS } from './admin/publishing/image-endpoints';
import { IMAGE_SCHEMAS } from './admin/publishing/image-schemas';
import { PUBLISHING_SCHEMAS } from './admin/publishing/schemas';
import { BLIND_ENDPOINTS } from './admin/readings/blind-endpoints';
import { BLIND_SCHEMAS } from './admin/readings/blind-schemas';
import { JUROR_CERTIFICATE_ENDPOINTS } from './admin/readings/juror-certificate-endpoints';
import { JUROR_CERTIFICATE_SCHEMAS } from './admin/readings/juror-certificate-schemas';
import { PANEL_ENDPOINTS } from './admin/readings/panel-endpoints';
import { PANEL_SCHEMAS } from './admin/readings/panel-schemas';
import { READING_ENDPOINTS } from './admin/readings/reading-endpoints';
import { READING_SCHEMAS } from './admin/readings/reading-schemas';
import { SHEET_ENDPOINTS } from './admin/readings/sheet-endpoints';
import { SHEET_SCHEMAS } from './admin/readings/sheet-schemas';
import { SUPPLIER_DESK_ENDPOINTS } from './admin/register/supplier-endpoints';
import { SUPPLIER_DESK_SCHEMAS } from './admin/register/supplier-schemas';
import { ADMIN_SCHEMAS } from './admin/schemas';
import { SESSION_ENDPOINTS } from './admin/sessions/session-endpoints';
import { SESSION_SCHEMAS } from './admin/sessions/session-schemas';
import { STAFF_ENDPOINTS } from './admin/staff/endpoints';
import { STAFF_SCHEMAS } from './admin/staff/schemas';
import { VIEW_ENDPOINTS } from './admin/views/endpoints';
import { VIEW_SCHEMAS } from './admin/views/schemas';
import type { Endpoint, EndpointSchemas } from './api/contract/endpoint';
import type { Contract } from './api/contract/openapi';
import { TOKEN_ENDPOINTS } from './api/contract/token-endpoint';
import { TOKEN_SCHEMAS } from './api/contract/token-schemas';
import { AUTH_ENDPOINTS } from './auth/endpoints';
import { AUTH_SCHEMAS } from './auth/schemas';
import { CERTIFICATE_ENDPOINTS } from './award/certificate-endpoints';
import { CERTIFICATE_SCHEMAS } from './award/certificate-schemas';
import { registrationForm } from './award/definition/registration';
import { submissionForm } from './award/definition/submission';
import { DRAFT_ENDPOINTS } from './award/draft-endpoints';
import { DRAFT_SCHEMAS } from './award/draft-schemas';
import { EDITION_ENDPOINTS } from './award/edition-endpoints';
import { EDITION_SCHEMAS } from './award/edition-schemas';
import { AWARD_ENDPOINTS } from './award/endpoints';
import { LOOKUP_ENDPOINTS } from './award/lookup-endpoints';
import { LOOKUP_SCHEMAS } from './award/lookup-schemas';
import { AWARD_FORM_SCHEMAS, AWARD_SCHEMAS } from './award/schemas';
import { CHOICE_LIST_ENDPOINTS } from './choice-lists/endpoints';
import { CHOICE_LIST_SCHEMAS } from './choice-lists/schemas';
import { SEASON_ENDPOINTS } from './content/season-facts/endpoints';
import { SEASON_SCHEMAS } from './content/season-facts/schemas';
import { PUBLICATION_ENDPOINTS } from './publications/endpoints';
import { OPEN_DATA_ENDPOINTS } from './publications/open-data/endpoints';
import { OPEN_DATA_SCHEMAS } from './publications/open-data/schemas';
import { PUBLICATION_SCHEMAS } from './publications/schemas';
import { requestAnswer } from './requests/answer-form';
import { ANSWER_SCHEMAS } from './requests/answer-schemas';
import { APPOINTMENT_ENDPOINTS } from './requests/appointment-endpoints';
import { APPOINTMENT_SCHEMAS } from './requests/appointment-schemas';
import { CREATIVES_ENDPOINTS } from './requests/creatives-endpoints';
import { CREATIVES_SCHEMAS } from './requests/creatives-schemas';
import { REQUEST_ENDPOINTS } from './requests/endpoints';
import { FORM_ENDPOINTS, FORM_SCHEMAS } from './requests/form-schemas';
import { MERGE_ENDPOINTS } from './requests/merge/endpoints';
import { MERGE_SCHEMAS } from './requests/merge/schemas';
import { REQUEST_SCHEMAS } from './requests/schemas';
import { SLOT_ENDPOINTS } from './requests/slots/endpoints';
import { SLOT_SCHEMAS } from './requests/slots/schemas';
import { BULK_ENDPOINTS } from './requests/work/bulk-endpoints';
import { BULK_SCHEMAS } from './requests/work/bulk-schemas';
import { WORK_ENDPOINTS } from './requests/work/endpoints';
import { OFFICE_ENDPOINTS } from './requests/work/office-endpoints';
import { OFFICE_SCHEMAS } from './requests/work/office-schemas';
import { REPLY_ENDPOINTS } from './requests/work/reply-endpoints';
import { REPLY_SCHEMAS } from './requests/work/reply-schemas';
import { WORK_SCHEMAS } from './requests/work/schemas';
import { SEARCH_ENDPOINTS } from './search/endpoints';
import { SEARCH_SCHEMAS } from './search/schemas';
import { SUPPLIER_CHANGE_SCHEMAS } from './suppliers/change-schemas';
import { SUPPLIER_ENDPOINTS } from './suppliers/endpoints';
import { SUPPLIER_SCHEMAS } from './suppliers/schemas';
import { supplierChange } from './suppliers/supplier-change-form';
import { SURVEY_ENDPOINTS } from './survey/endpoints';
import { SURVEY_SCHEMAS } from './survey/schemas';

/** THE endpoint table: every call to the API (CALL-01). Only its rows are forwarded, guarded and documented. */
export const ENDPOINTS = {
  ...TOKEN_ENDPOINTS,
  ...AUTH_ENDPOINTS,
  ...LOOKUP_ENDPOINTS,
  ...AWARD_ENDPOINTS,
  ...DRAFT_ENDPOINTS,
  ...CERTIFICATE_ENDPOINTS,
  ...EDITION_ENDPOINTS,
  ...EDITION_DESK_ENDPOINTS,
  ...EDITION_DATES_ENDPOINTS,
  ...ELIGIBILITY_ENDPOINTS,
  ...EXCEPTION_ENDPOINTS,
  ...JURY_ENDPOINTS,
  ...BLIND_ENDPOINTS,
  ...READING_ENDPOINTS,
  ...PANEL_ENDPOINTS,
  ...JUROR_CERTIFICATE_ENDPOINTS,
  ...SHEET_ENDPOINTS,
  ...RANKING_ENDPOINTS,
  ...CORRECTION_ENDPOINTS,
  ...DECISION_ENDPOINTS,
  ...LETTER_ENDPOINTS,
  ...DESK_CERTIFICATE_ENDPOINTS,
  registerResearcher: registrationForm.endpoint,
  submitResearch: submissionForm.endpoint,
  ...SURVEY_ENDPOINTS,
  ...SEARCH_ENDPOINTS,
  ...PUBLICATION_ENDPOINTS,
  ...OPEN_DATA_ENDPOINTS,
  ...ADMIN_ENDPOINTS,
  ...FINDER_ENDPOINTS,
  ...VIEW_ENDPOINTS,
  ...INSIGHT_ENDPOINTS,
  ...STAFF_ENDPOINTS,
  ...MAIL_ENDPOINTS,
  ...SESSION_ENDPOINTS,
  ...EDITOR_ENDPOINTS,
  ...PUBLISHING_ENDPOINTS,
  ...IMAGE_ENDPOINTS,
  ...HEAD_ENDPOINTS,
  ...SEASON_ENDPOINTS,
  ...CHOICE_LIST_ENDPOINTS,
  ...DESK_LIST_ENDPOINTS,
  ...DESK_SURVEY_ENDPOINTS,
  ...REQUEST_ENDPOINTS,
  answerServiceRequest: requestAnswer.endpoint,
  ...WORK_ENDPOINTS,
  ...BULK_ENDPOINTS,
  ...OFFICE_ENDPOINTS,
  ...REPLY_ENDPOINTS,
  ...MERGE_ENDPOINTS,
  ...APPOINTMENT_ENDPOINTS,
  ...SLOT_ENDPOINTS,
  ...CREATIVES_ENDPOINTS,
  ...FORM_ENDPOINTS,
  ...SUPPLIER_ENDPOINTS,
  ...SUPPLIER_DESK_ENDPOINTS,
  updateSupplier: supplierChange.endpoint,
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof ENDPOINTS;

/** Request and response schemas of each call; server only, because it imports every schema. */
export const SCHEMAS = {
  ...TOKEN_SCHEMAS,
  ...AUTH_SCHEMAS,
  ...LOOKUP_SCHEMAS,
  ...AWARD_SCHEMAS,
  ...DRAFT_SCHEMAS,
  ...CERTIFICATE_SCHEMAS,
  ...EDITION_SCHEMAS,
  ...EDITION_DESK_SCHEMAS,
  ...EDITION_DATES_SCHEMAS,
  ...ELIGIBILITY_SCHEMAS,
  ...EXCEPTION_SCHEMAS,
  ...JURY_SCHEMAS,
  ...BLIND_SCHEMAS,
  ...READING_SCHEMAS,
  ...PANEL_SCHEMAS,
  ...JUROR_CERTIFICATE_SCHEMAS,
  ...SHEET_SCHEMAS,
  ...RANKING_SCHEMAS,
  ...CORRECTION_SCHEMAS,
  ...DECISION_SCHEMAS,
  ...LETTER_SCHEMAS,
  ...DESK_CERTIFICATE_SCHEMAS,
  ...AWARD_FORM_SCHEMAS,
  ...SURVEY_SCHEMAS,
  ...SEARCH_SCHEMAS,
  ...PUBLICATION_SCHEMAS,
  ...OPEN_DATA_SCHEMAS,
  ...ADMIN_SCHEMAS,
  ...FINDER_SCHEMAS,
  ...VIEW_SCHEMAS,
  ...INSIGHT_SCHEMAS,
  ...STAFF_SCHEMAS,
  ...MAIL_SCHEMAS,
  ...SESSION_SCHEMAS,
  ...EDITOR_SCHEMAS,
  ...PUBLISHING_SCHEMAS,
  ...IMAGE_SCHEMAS,
  ...HEAD_SCHEMAS,
  ...SEASON_SCHEMAS,
  ...CHOICE_LIST_SCHEMAS,
  ...DESK_LIST_SCHEMAS,
  ...DESK_SURVEY_SCHEMAS,
  ...REQUEST_SCHEMAS,
  ...ANSWER_SCHEMAS,
  ...WORK_SCHEMAS,
  ...BULK_SCHEMAS,
  ...OFFICE_SCHEMAS,
  ...REPLY_SCHEMAS,
  ...MERGE_SCHEMAS,
  ...APPOINTMENT_SCHEMAS,
  ...SLOT_SCHEMAS,
  ...CREATIVES_SCHEMAS,
  ...FORM_SCHEMAS,
  ...SUPPLIER_SCHEMAS,
  ...SUPPLIER_DESK_SCHEMAS,
  ...SUPPLIER_CHANGE_SCHEMAS,
} as const satisfies Record<EndpointId, EndpointSchemas>;

export const ENDPOINT_IDS = Object.keys(ENDPOINTS) as EndpointId[];

export function getEndpoint(id: EndpointId): Endpoint {
  return ENDPOINTS[id];
}

export const CONTRACT: Contract = ENDPOINT_IDS.map((id) => [ENDPOINTS[id], SCHEMAS[id]]);
