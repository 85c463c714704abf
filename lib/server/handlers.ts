import 'server-only';
import type { EndpointId } from '@/lib/api/contract/endpoints';
import { getSubmittedFile } from '@/lib/server/admin/registration-handler';
import { getMyRoles } from '@/lib/server/admin/staff/roles';
import { FORM_HANDLERS } from '@/lib/server/requests/sender-handlers';
import { getOperatorSurvey } from '@/lib/server/survey/handlers';
import { importPublications, removePublication, saveMetaOverride } from './admin/editor/handlers';
import { exportRegistrations } from './admin/export-handler';
import { getAwardFigures } from './admin/figures-handler';
import { listRefusals } from './admin/refusals-handler';
import { getRegistration } from './admin/registration-handler';
import { listRegistrations } from './admin/registrations-handler';
import { endSessions, listSessions } from './admin/sessions-handler';
import { listTrail } from './admin/trail-handler';
import { answerAuthorize } from './auth/authorize/handler';
import { answerToken } from './auth/tokens';
import {
  getAwardConfiguration,
  getRegistrationWindow,
  getSubmissionWindow,
} from './award/configuration-handlers';
import {
  listCallingCountries,
  listEducationalLevels,
  listResearchFields,
  listScholarshipCountries,
} from './award/list-handlers';
import { getMyRequest } from './award/my-request-handler';
import { registerResearcher } from './award/register-handler';
import { submitResearch } from './award/submit-handler';
import type { ApiHandler } from './http/api-context';
import { PUBLICATION_HANDLERS } from './publications/handlers';
import { getOpenDataUsage } from './publications/open-data/handlers';
import {
  approveAppointment,
  cancelAppointment,
  listActiveAppointments,
  listAppointmentTopics,
  rescheduleAppointment,
} from './requests/appointments/handlers';
import { CREATIVES_HANDLERS } from './requests/creatives/handlers';
import { exportServiceRequests } from './requests/export-handler';
import { findServiceRequest, listMyServiceRequests, moveServiceRequest } from './requests/sender-handlers';
import {
  changeServiceRequest,
  getRequestFile,
  getServiceRequest,
  listServiceRequests,
} from './requests/staff-handlers';
import { findInPortal, suggestPages } from './search/handlers';
import { SUPPLIER_HANDLERS } from './suppliers/handlers';
import { addRating, getRatingCounts } from './survey/handlers';

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
