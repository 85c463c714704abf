import 'server-only';
import type { EndpointId } from '@/lib/endpoints';
import { EDITION_DATES_HANDLERS } from './admin/editions/edition-dates-handlers';
import { EDITION_HANDLERS } from './admin/editions/edition-handlers';
import { EDITOR_HANDLERS } from './admin/editor/handlers';
import { HEAD_HANDLERS } from './admin/editor/head-handlers';
import { ELIGIBILITY_HANDLERS } from './admin/eligibility-handlers';
import { EXCEPTION_HANDLERS } from './admin/exceptions/handlers';
import { exportRegistrations } from './admin/export-desk-handler';
import { getAwardFigures } from './admin/figures-handler';
import { RATING_HANDLERS } from './admin/insight/rating-handlers';
import { DESK_CERTIFICATE_HANDLERS } from './admin/judging/certificate-desk-handlers';
import { CORRECTION_HANDLERS } from './admin/judging/correction-handlers';
import { DECISION_HANDLERS } from './admin/judging/decision-handlers';
import { LETTER_HANDLERS } from './admin/judging/letter-handlers';
import { RANKING_HANDLERS } from './admin/judging/ranking-handlers';
import { ASSIGNMENT_HANDLERS } from './admin/jury/assignment-handlers';
import { JUROR_HANDLERS } from './admin/jury/juror-handlers';
import { listAssignments } from './admin/jury/list-assignments-handler';
import { DESK_LIST_HANDLERS } from './admin/lists/choice-list-handlers';
import { DESK_SURVEY_HANDLERS } from './admin/lists/survey-draft-handlers';
import { addImage } from './admin/publishing/add-image-handler';
import { DOCUMENT_FILE_HANDLERS } from './admin/publishing/document-file-handlers';
import { IMAGE_HANDLERS } from './admin/publishing/image-handlers';
import { importPublications } from './admin/publishing/import-handler';
import { PUBLICATION_DRAFT_HANDLERS } from './admin/publishing/publication-draft-handlers';
import { PUBLISH_HANDLERS } from './admin/publishing/publish-handlers';
import { READ_HANDLERS } from './admin/publishing/read-handlers';
import { BLIND_HANDLERS } from './admin/readings/blind-handlers';
import { JUROR_CERTIFICATE_HANDLERS } from './admin/readings/juror-certificate-handlers';
import { PANEL_HANDLERS } from './admin/readings/panel-handlers';
import { READING_HANDLERS } from './admin/readings/reading-handlers';
import { SHEET_HANDLERS } from './admin/readings/sheet-handlers';
import { getRegistration, getSubmittedFile } from './admin/registration-handler';
import { listRegistrations } from './admin/registrations-handler';
import { SEASON_HANDLERS } from './admin/season-handlers';
import { SESSION_HANDLERS } from './admin/session-handlers';
import { getMyRoles } from './admin/staff/find-roles';
import { MEMBER_HANDLERS } from './admin/staff/handlers';
import { MAIL_HANDLERS } from './admin/staff/mail-handlers';
import { listTrail } from './admin/trail-handler';
import { respondAuthorize } from './auth/authorize/handler';
import { respondToken } from './auth/tokens';
import {
  getAwardConfiguration,
  getRegistrationWindow,
  getSubmissionWindow,
} from './award/configuration-handlers';
import { CERTIFICATE_HANDLERS } from './award/documents/certificate-handlers';
import { DRAFT_HANDLERS } from './award/drafts/handlers';
import { getEdition } from './award/edition-handler';
import { exportMine } from './award/export-mine-handler';
import { exportStatistics } from './award/export-statistics-handler';
import { LOOKUP_HANDLERS } from './award/list-handlers';
import { listMyApplications } from './award/my-applications-handler';
import { getMyRequest } from './award/my-request-handler';
import { registerResearcher } from './award/register-handler';
import { setReminders } from './award/reminders-handler';
import { setConsent } from './award/results/consent-handler';
import { submitResearch } from './award/submit-handler';
import { withdrawMine } from './award/withdraw-handler';
import { CHOICE_LIST_HANDLERS } from './choice-lists/handlers';
import { FINDER_HANDLERS } from './desk/finder-handlers';
import { VIEW_HANDLERS } from './desk/view-handlers';
import type { ApiHandler } from './http/api-context';
import { PUBLICATION_HANDLERS } from './publications/handlers';
import { getOpenDataUsage } from './publications/open-data/handlers';
import { answerServiceRequest } from './requests/answer-handler';
import { APPOINTMENT_HANDLERS } from './requests/appointments/handlers';
import { offerSlots } from './requests/appointments/offer-handler';
import { RESOURCE_HANDLERS } from './requests/appointments/resource-handlers';
import { getWeek } from './requests/appointments/week-handler';
import { CREATIVES_HANDLERS } from './requests/creatives/handlers';
import { exportServiceRequests } from './requests/export-requests-handler';
import { FORM_HANDLERS } from './requests/form-handlers';
import { INSIGHT_HANDLERS } from './requests/insight/handlers';
import { LINK_HANDLERS } from './requests/merge/link-handlers';
import { MERGE_HANDLERS } from './requests/merge/merge-handlers';
import { SENDER_HANDLERS } from './requests/sender-handlers';
import { STAFF_HANDLERS } from './requests/staff-handlers';
import { BULK_HANDLERS } from './requests/work/bulk-handlers';
import { OFFICE_HANDLERS } from './requests/work/office-handlers';
import { REPLY_HANDLERS } from './requests/work/reply-handlers';
import { WORK_HANDLERS } from './requests/work/work-handlers';
import { SEARCH_HANDLERS } from './search/handlers';
import { SUPPLIER_DESK_HANDLERS } from './suppliers/desk-handlers';
import { SUPPLIER_HANDLERS } from './suppliers/handlers';
import { SURVEY_HANDLERS } from './survey/handlers';

const HANDLERS: Record<EndpointId, ApiHandler> = {
  getToken: respondToken,
  authorizeScholarship: respondAuthorize,
  ...LOOKUP_HANDLERS,
  getAwardConfiguration,
  getRegistrationWindow,
  getSubmissionWindow,
  getMyRequest,
  listMyApplications,
  ...CERTIFICATE_HANDLERS,
  getEdition,
  exportStatistics,
  exportMine,
  withdrawMine,
  setReminders,
  setConsent,
  ...DRAFT_HANDLERS,
  registerResearcher,
  submitResearch,
  getMyRoles,
  listRegistrations,
  getRegistration,
  getSubmittedFile,
  exportRegistrations,
  getAwardFigures,
  listTrail,
  exportServiceRequests,
  answerServiceRequest,
  getOpenDataUsage,
  ...FINDER_HANDLERS,
  ...VIEW_HANDLERS,
  ...SESSION_HANDLERS,
  ...MEMBER_HANDLERS,
  ...MAIL_HANDLERS,
  ...RATING_HANDLERS,
  ...INSIGHT_HANDLERS,
  ...EDITION_HANDLERS,
  ...ELIGIBILITY_HANDLERS,
  ...EXCEPTION_HANDLERS,
  ...JUROR_HANDLERS,
  listAssignments,
  ...ASSIGNMENT_HANDLERS,
  ...BLIND_HANDLERS,
  ...READING_HANDLERS,
  ...PANEL_HANDLERS,
  ...JUROR_CERTIFICATE_HANDLERS,
  ...SHEET_HANDLERS,
  ...RANKING_HANDLERS,
  ...CORRECTION_HANDLERS,
  ...EDITION_DATES_HANDLERS,
  ...DECISION_HANDLERS,
  ...LETTER_HANDLERS,
  ...DESK_CERTIFICATE_HANDLERS,
  ...EDITOR_HANDLERS,
  ...DOCUMENT_FILE_HANDLERS,
  ...PUBLICATION_DRAFT_HANDLERS,
  ...READ_HANDLERS,
  ...PUBLISH_HANDLERS,
  importPublications,
  addImage,
  ...IMAGE_HANDLERS,
  ...HEAD_HANDLERS,
  ...SEASON_HANDLERS,
  ...DESK_LIST_HANDLERS,
  ...DESK_SURVEY_HANDLERS,
  ...CHOICE_LIST_HANDLERS,
  ...SURVEY_HANDLERS,
  ...SEARCH_HANDLERS,
  ...SENDER_HANDLERS,
  ...STAFF_HANDLERS,
  ...WORK_HANDLERS,
  ...BULK_HANDLERS,
  ...OFFICE_HANDLERS,
  ...REPLY_HANDLERS,
  ...MERGE_HANDLERS,
  ...LINK_HANDLERS,
  ...APPOINTMENT_HANDLERS,
  ...RESOURCE_HANDLERS,
  getWeek,
  offerSlots,
  ...CREATIVES_HANDLERS,
  ...FORM_HANDLERS,
  ...SUPPLIER_HANDLERS,
  ...SUPPLIER_DESK_HANDLERS,
  ...PUBLICATION_HANDLERS,
};

/** The handler of a row. @throws Error for a row without one */
export function getHandler(id: string): ApiHandler {
  const handler = (HANDLERS as Readonly<Record<string, ApiHandler>>)[id];
  if (!handler) throw new Error(`No handler for ${id}`);
  return handler;
}
