import 'server-only';
import type { EndpointId } from '@/lib/contract/endpoints';
import type { ApiHandler } from './api-context';
import {
  approveAppointment,
  cancelAppointment,
  listActiveAppointments,
  listAppointmentTopics,
  rescheduleAppointment,
} from './appointments/handlers';
import { answerAuthorize } from './authorize/handler';
import { CREATIVES_HANDLERS } from './creatives/handlers';
import { exportRegistrations } from './desk/export-handler';
import { getAwardFigures } from './desk/figures-handler';
import { listRefusals } from './desk/refusals-handler';
import { getRegistration } from './desk/registration-handler';
import { listRegistrations } from './desk/registrations-handler';
import { endSessions, listSessions } from './desk/sessions-handler';
import { getSubmittedFile } from './desk/submitted-file-handler';
import { listTrail } from './desk/trail-handler';
import { importPublications, removePublication, saveMetaOverride } from './editor/handlers';
import { getOpenDataUsage } from './open-data/handlers';
import { PUBLICATION_HANDLERS } from './publications/handlers';
import { addRating, getRatingCounts } from './ratings/handlers';
import { exportServiceRequests } from './requests/export-handler';
import { findServiceRequest, listMyServiceRequests, moveServiceRequest } from './requests/sender-handlers';
import {
  changeServiceRequest,
  getRequestFile,
  getServiceRequest,
  listServiceRequests,
} from './requests/staff-handlers';
import {
  getAwardConfiguration,
  getRegistrationWindow,
  getSubmissionWindow,
} from './scholarship/configuration-handlers';
import {
  listCallingCountries,
  listEducationalLevels,
  listResearchFields,
  listScholarshipCountries,
} from './scholarship/list-handlers';
import { getMyRequest } from './scholarship/my-request-handler';
import { registerResearcher } from './scholarship/register-handler';
import { submitResearch } from './scholarship/submit-handler';
import { findInPortal, suggestPages } from './search/handlers';
import { FORM_HANDLERS } from './services/form-handlers';
import { getMyRoles } from './staff/roles-handler';
import { SUPPLIER_HANDLERS } from './suppliers/handlers';
import { getOperatorSurvey } from './surveys/operator-survey-handler';
import { answerToken } from './tokens';

/** The handler of each row of the endpoint table. */
export const HANDLERS: Record<EndpointId, ApiHandler> = {
  getToken: answerToken,
  authorizeScholarship: answerAuthorize,
  listCallingCountries,
  listScholarshipCountries,
  listResearchFields,
  listEducationalLevels,
  getAwardConfiguration,
  getRegistrationWindow,
  getSubmissionWindow,
  getMyRequest,
  registerResearcher,
  submitResearch,
  addRating,
  getRatingCounts,
  findInPortal,
  suggestPages,
  getMyRoles,
  listRegistrations,
  getRegistration,
  getSubmittedFile,
  exportRegistrations,
  getAwardFigures,
  listTrail,
  listRefusals,
  listSessions,
  endSessions,
  saveMetaOverride,
  importPublications,
  removePublication,
  listAppointmentTopics,
  listActiveAppointments,
  approveAppointment,
  cancelAppointment,
  rescheduleAppointment,
  getOperatorSurvey,
  listMyServiceRequests,
  findServiceRequest,
  moveServiceRequest,
  listServiceRequests,
  exportServiceRequests,
  getServiceRequest,
  getRequestFile,
  changeServiceRequest,
  ...PUBLICATION_HANDLERS,
  ...FORM_HANDLERS,
  ...SUPPLIER_HANDLERS,
  ...CREATIVES_HANDLERS,
  getOpenDataUsage,
};
