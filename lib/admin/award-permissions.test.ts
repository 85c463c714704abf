/** Requirements: JUDGE-03, JUDGE-27 */
import { ROLES, type Role } from '@/lib/api/contract/roles';
import { ENDPOINT_IDS, type EndpointId, getEndpoint } from '@/lib/endpoints';

/** Who may make each call of the award at the desk (`docs/decisions/0035-judging-roles.md`). */
const TABLE: Partial<Record<EndpointId, readonly Role[]>> = {
  // Editions: coordinators read, the office writes, an administrator confirms, editors change texts.
  openEdition: ['administrator', 'editor', 'award', 'coordinator'],
  copyEdition: ['award'],
  saveEdition: ['award'],
  saveJudging: ['award'],
  changeEditionList: ['award'],
  saveEditionTexts: ['editor', 'award'],
  proposeEdition: ['award'],
  confirmEdition: ['administrator'],
  archiveEdition: ['award'],
  proposeDates: ['award'],
  confirmDates: ['administrator'],
  withdrawDates: ['administrator', 'award'],
  // Eligibility: the office writes, the coordinator confirms, administrators read.
  listEligibility: ['administrator', 'award', 'coordinator'],
  getEligibility: ['administrator', 'award', 'coordinator'],
  saveCheck: ['award'],
  confirmRefusal: ['coordinator'],
  listBlindCopies: ['award'],
  getBlindCopy: ['award'],
  saveBlindCopy: ['award'],
  // Jury: the coordinator writes, the office reads.
  getJury: ['award', 'coordinator'],
  getJuror: ['award', 'coordinator'],
  listAssignments: ['award', 'coordinator'],
  saveJuror: ['coordinator'],
  removeJuror: ['coordinator'],
  saveTies: ['coordinator'],
  clearConflict: ['coordinator'],
  proposeAssignments: ['coordinator'],
  releaseAssignments: ['coordinator'],
  // Readings: jurors, each their own; coordinators declare ties too.
  listReadings: ['jury'],
  getReading: ['jury'],
  readFile: ['jury'],
  saveSheet: ['jury'],
  makeFinal: ['jury'],
  recuse: ['jury'],
  getPanel: ['jury'],
  getMyTies: ['coordinator', 'jury'],
  saveMyTies: ['coordinator', 'jury'],
  listMyJuryCertificates: ['jury'],
  getMyJuryCertificate: ['jury'],
  setMyJuryConsent: ['jury'],
  // Judging: the coordinator writes, an administrator confirms.
  listSheets: ['coordinator'],
  reopenSheet: ['coordinator'],
  extendReading: ['coordinator'],
  getBoard: ['administrator', 'coordinator'],
  listRanking: ['administrator', 'coordinator'],
  getDecision: ['administrator', 'coordinator'],
  listCorrections: ['administrator', 'coordinator'],
  countConfirmations: ['administrator', 'coordinator'],
  getMinutes: ['administrator', 'coordinator'],
  exportMinutes: ['administrator', 'coordinator'],
  printMinutes: ['administrator', 'coordinator'],
  freezeRanking: ['coordinator'],
  saveCommittee: ['coordinator'],
  saveDecision: ['coordinator'],
  proposeDecisions: ['coordinator'],
  confirmDecisions: ['administrator'],
  proposeCorrection: ['coordinator'],
  confirmCorrection: ['administrator'],
  // Exceptions: the coordinator or the office proposes, somebody else confirms.
  listExceptions: ['administrator', 'award', 'coordinator'],
  getDisqualification: ['administrator', 'award', 'coordinator'],
  proposeDisqualification: ['coordinator'],
  confirmDisqualification: ['administrator'],
  proposePermit: ['award'],
  confirmPermit: ['coordinator'],
  endPermit: ['award', 'coordinator'],
  // Letters and certificates: the office writes, the coordinator confirms and reads.
  getLetters: ['award', 'coordinator'],
  previewLetter: ['award', 'coordinator'],
  planRelease: ['award'],
  approveLetters: ['coordinator'],
  listCertificates: ['award', 'coordinator'],
  printCertificate: ['award', 'coordinator'],
  revokeCertificate: ['award'],
  issueCertificate: ['award'],
};

function listAllowed(id: EndpointId): Role[] {
  const { roles = [], holdersOnly } = getEndpoint(id);
  return ROLES.filter((role) => roles.includes(role) || (role === 'administrator' && !holdersOnly));
}

test.each(Object.entries(TABLE))('%s is open to the roles of the table', (id, roles) => {
  expect(listAllowed(id as EndpointId)).toEqual(roles);
});

test('every call that only holders of a role may make is in the table', () => {
  const missing = ENDPOINT_IDS.filter((id) => getEndpoint(id).holdersOnly && !TABLE[id]);
  expect(missing).toEqual([]);
});
