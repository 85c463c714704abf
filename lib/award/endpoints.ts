import { defineEndpoints } from '@/lib/api/contract/endpoint';
import { postByPerson, readByAnyone, readByPerson, readByVisitors } from '@/lib/api/contract/endpoint-rows';
import type { AWARD_SCHEMAS } from './schemas';

/** The award's windows and a person's own request. The calls of its two forms are in the form definitions. */
export const AWARD_ENDPOINTS = defineEndpoints<typeof AWARD_SCHEMAS>()({
  getAwardConfiguration: readByVisitors('api/Scholarship/GetConfigration'),
  getRegistrationWindow: readByAnyone('api/Scholarship/GetRegistrationConfiguration'),
  getSubmissionWindow: readByAnyone('api/Scholarship/GetSubmissionConfiguration'),
  getMyRequest: readByPerson('api/Scholarship/GetMyRequest'),
  listMyApplications: readByPerson('Award/GetMine'),
  withdrawMine: postByPerson('Award/Withdraw', 'award_withdraw'),
  setReminders: postByPerson('Award/SetReminders', 'award_reminders'),
  setConsent: postByPerson('Award/SetConsent', 'award_consent'),
  exportMine: { ...readByPerson('Award/ExportMine'), response: 'file' },
});
