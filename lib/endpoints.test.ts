/** @jest-environment node */
/** Requirements: BOT-01, CALL-01, CALL-05 */
import type { Endpoint } from './api/contract/endpoint';
import { ENDPOINTS } from './endpoints';

const ROWS: readonly Endpoint[] = Object.values(ENDPOINTS);

/** The endpoints that use the context token (CALL-05). */
const CONTEXT = {
  MinisterActivities: [
    'GetAll',
    'GetAllWithSearch',
    'GetAllToTable',
    'GetAllToTableWithSearch',
    'GetTop4',
    'GetById',
  ],
  InnovationSubmission: ['AddInnovationSubmissionRequest'],
  Creatives: [
    'CheckCommercialRegistryNumber',
    'CheckLicenseNumber',
    'GetInitialMonitoringUser',
    'SubmitForm',
  ],
  DataSharing: ['AddRequest'],
  OpenData: ['AddRequest'],
  PublicInfoRequest: ['Create'],
  MinsterAppointment: ['GetTopics', 'Create', 'GetActive', 'Approve', 'Cancel', 'Reschedule'],
  'api/Scholarship': [
    'GetCountries',
    'GetFields',
    'GetScholarshipEducationalLevel',
    'GetRegistrationConfiguration',
    'GetSubmissionConfiguration',
  ],
  Surveys: ['AddOperatorSurvey', 'OperatorSurvey'],
  Supplier: ['Details', 'GetAll', 'CheckCRStatus', 'Create', 'Update'],
  RaselTransactions: ['AddTransaction'],
};

/** The calls of the specification's table that are in neither list: they use the anonymous token. */
const PLAIN = [
  'PageRatings/AddRating',
  'PageRatings/GetRatingCounts',
  'Countries/GetAll',
  'api/Scholarship/GetConfigration',
  'GetCompanyByNameIfExist',
  'AddCompanyRequest',
];

/** Those with the force marker (CALL-05). */
const FORCED = [
  'api/Scholarship/GetMyRequest',
  'api/Scholarship/RegisterResearcherInfo',
  'api/Scholarship/SubmitResearch',
];

const tokenOf = (path: string) => ROWS.find((row) => row.path === path)?.token;
const listed = Object.entries(CONTEXT).flatMap(([group, names]) => names.map((name) => `${group}/${name}`));

test.each(listed)('%s uses the context token', (path) =>
  expect(['context', 'forced']).toContain(tokenOf(path)),
);
test.each(PLAIN)('%s uses the visitor’s token', (path) => expect(tokenOf(path)).toBe('anonymous'));
test.each(FORCED)('%s uses only the context token', (path) => expect(tokenOf(path)).toBe('forced'));

test('every POST and PUT requires a bot code, except those of the staff and the saving of drafts', () => {
  const open = ROWS.filter(({ method, access }) => method !== 'GET' && access !== 'staff');
  const plain = open.filter(({ action }) => !action);
  expect(plain.map(({ id }) => id)).toEqual(['saveDraft', 'addDraftFile', 'removeDraftFile']);
  for (const { access, limit } of plain) expect([access, limit]).toEqual(['person', 'draft']);
});
