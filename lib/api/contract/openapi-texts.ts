import type { EndpointId } from './endpoints';
import { PUBLICATION_CALLS, type PublicationEndpointId } from './publication-endpoints';
import type { PublicationKind } from './publication-kinds';

const KIND_NAMES: Record<PublicationKind, string> = {
  news: 'news',
  governmentNews: 'government news',
  activity: 'activities of the minister',
  document: 'documents',
  service: 'services',
  offer: 'offers for card holders',
  guide: 'awareness guides',
};

/** The same four lines for every kind of publication. */
function summarize(kind: PublicationKind): [PublicationEndpointId, string][] {
  const { list, search, top, get } = PUBLICATION_CALLS[kind];
  const name = KIND_NAMES[kind];
  return [
    [list, `A page of ${name}, the newest first, in the language of the caller`],
    [search, `The same with words: ${name} whose title or text holds all of them`],
    [top, `The four newest ${name}`],
    [get, `One of the ${name} by its id; 404 \`notFound\` without it`],
  ];
}

const PUBLICATION_SUMMARIES = {
  ...Object.fromEntries((Object.keys(KIND_NAMES) as PublicationKind[]).flatMap(summarize)),
  listActivityRows: 'A page of activities of the minister as rows of a table',
  searchActivityRows: 'Rows of a table whose activity holds all words of the text',
  listPublicationFiles: 'The publications that the files of the sitemap begin with',
  listPublicationAddresses: 'The addresses in one file of the sitemap',
} as Record<PublicationEndpointId, string>;

/** One line on each call, for the reader of the OpenAPI document. */
export const SUMMARIES: Record<EndpointId, string> = {
  getToken: 'A token for a visitor; `message` holds it',
  authorizeScholarship:
    'Exchanges the encrypted text of a sign-on for the token of the person; the door does not pass it on',
  listCallingCountries: 'Every country with its calling code, Saudi Arabia first',
  listScholarshipCountries: 'The countries of the award, named in the language of the caller',
  listResearchFields: 'The research fields of the award, named in the language of the caller',
  listEducationalLevels: 'The levels that a student can be at, named in the language of the caller',
  getAwardConfiguration: 'Whether the award is active, and its two windows (Asia/Riyadh, both ends included)',
  getRegistrationWindow: 'The registration window, or null',
  getSubmissionWindow: 'The submission window, or null',
  getMyRequest: 'The request of the signed-in person, or null',
  registerResearcher: 'Registers the signed-in person, or changes the registration while its window is open',
  submitResearch: 'Submits the files and acknowledgements of the signed-in person; final',
  addRating:
    'What the visitor thinks of a page, with reasons; a second rating of the same page replaces the first',
  getRatingCounts: 'How many visitors rated a page, and how many of them found it useful',
  findInPortal:
    'Pages and publications in the language of the caller that hold all words of the text, ten a page',
  getMyRoles: 'The roles of the signed-in person at the desk',
  listRegistrations: 'A page of registrations for the award office, the newest first',
  getRegistration: 'One registration with its files and history; whoever looks stands in the trail',
  getSubmittedFile: 'A file of a submission as an attachment; whoever takes it stands in the trail',
  exportRegistrations: 'The registrations as CSV for a spreadsheet',
  getAwardFigures: 'How many registrations by day, country, field and status',
  listMyServiceRequests: 'The requests that the signed-in person has sent, with their history',
  findServiceRequest: 'One request by its reference number and the contact that was given with it',
  moveServiceRequest:
    'What a sender does with a request: withdraw it, answer a question, cancel an appointment',
  listServiceRequests: 'A page of the requests of one’s own office for its staff',
  exportServiceRequests: 'The requests of one’s own office as CSV for a spreadsheet',
  getServiceRequest: 'One request with answers, files and history; whoever looks stands in the trail',
  getRequestFile: 'A file of a request as an attachment; whoever takes it stands in the trail',
  changeServiceRequest: 'Moves a request to another state, with notes',
  addTransaction: 'Registers a transaction with the ministry, with PDF files where there are any',
  addOutsideTransaction: 'Registers a transaction from outside the Kingdom',
  listAppointmentTopics: 'What an appointment can be about',
  listActiveAppointments: 'The appointments that are not cancelled, for the staff',
  approveAppointment: 'Approves an appointment as it was looked at',
  cancelAppointment: 'Its sender gives an appointment up',
  rescheduleAppointment: 'Its sender asks for another day',
  createAppointment: 'A signed-in person asks for an appointment',
  getOperatorSurvey:
    'The questions of the operators’ survey, in the caller’s language; the page asks what this answers',
  addOperatorSurvey: 'An operator’s answers to the survey',
  saveMetaOverride:
    'An editor’s title, description and card for a page in one language; none gives back its own',
  importPublications: 'Publications in the import format: all of them, or none',
  removePublication: 'Takes a publication off the portal',
  listTrail: 'A page of the audit trail for administrators',
  listRefusals: 'What was refused, counted by hour, kind and source, for administrators',
  listSessions: 'A page of who is signed in, for administrators',
  endSessions: 'Ends the sessions of a person or of everybody but the caller’s own',
  suggestPages: 'Titles that fit what has been typed so far',
  ...PUBLICATION_SUMMARIES,
  addContactMessage: 'A message to the ministry',
  addDataSharingRequest: 'A body asks for data to be shared with it',
  createPublicInfoRequest: 'A request for public information',
  getOpenDataUsage:
    'How often each file of the open-data library was downloaded, and how many data sets were asked for',
  addOpenDataRequest: 'A request for a data set that the open-data library lacks',
  addInnovationSubmission: 'An idea that serves pilgrims, with a document that explains it',
  submitCreatives: 'The signed-in person enters the programme of creativity and enterprise with a project',
  checkCommercialRegistryNumber:
    'Whether a number can be that of a commercial registration, and whether an open application names it',
  checkLicenseNumber: 'The same for the licence of an association',
  getInitialMonitoringUser: 'The name of the signed-in person, to open the form with; `null` for a visitor',
  createSupplier:
    'Registers an establishment as a supplier, with the PDF file of its commercial registration',
  addCompanyRequest: 'A request to add a company that the list lacks',
  findCompany: 'Whether an accepted supplier or company has this name; signs, accents and case do not matter',
  getSupplier:
    'An accepted supplier by its commercial registration, and to its signed-in sender what only they may see; 404 `notFound` without one',
  listSuppliers:
    'Twenty accepted suppliers a page, the newest first, with their public fields only; before and after name the registration that the page follows or leads up to',
  checkRegistrationStatus: 'Whether a commercial registration is not registered, under review or registered',
  updateSupplier:
    'The signed-in sender of a registration changes address, activity and contact; 404 `notFound` for everybody else',
};

export const ERRORS: Record<string, string> = {
  400: 'The request cannot be read',
  401: 'No usable token, or nobody is signed in',
  403: 'The bot check failed',
  408: 'The body stopped coming',
  409: 'The award is closed, its window is, or the request is complete',
  413: 'The body is too large',
  415: 'The body is of another type',
  422: 'Answers or files have faults, named in `fields`',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'The service is unavailable for the moment',
};
