import 'server-only';
import { cache } from 'react';
import { SUPPLIER_DESK_ENDPOINTS } from '@/lib/admin/register/supplier-endpoints';
import { SUPPLIER_DESK_SCHEMAS } from '@/lib/admin/register/supplier-schemas';
import { ApiFailure } from '@/lib/api/api-failure';
import type { Role } from '@/lib/api/contract/roles';
import { createReader, orElse } from '@/lib/api/reader';
import type { Person } from '@/lib/api/server-call';
import { SEASON_ENDPOINTS } from '@/lib/content/season-facts/endpoints';
import { SEASON_SCHEMAS } from '@/lib/content/season-facts/schemas';
import { isState } from '@/lib/forms/definition/transitions';
import type { Locale } from '@/lib/i18n/locales';
import { APPOINTMENT_ENDPOINTS } from '@/lib/requests/appointment-endpoints';
import { APPOINTMENT_SCHEMAS, type Appointment, AWAITING_APPROVAL } from '@/lib/requests/appointment-schemas';
import { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import { REQUEST_SCHEMAS } from '@/lib/requests/schemas';
import { SLOT_ENDPOINTS } from '@/lib/requests/slots/endpoints';
import { SLOT_SCHEMAS } from '@/lib/requests/slots/schemas';
import { WORK_ENDPOINTS } from '@/lib/requests/work/endpoints';
import { OFFICE_ENDPOINTS } from '@/lib/requests/work/office-endpoints';
import { OFFICE_SCHEMAS } from '@/lib/requests/work/office-schemas';
import { WORK_SCHEMAS } from '@/lib/requests/work/schemas';
import { EDITION_DESK_ENDPOINTS } from './editions/edition-desk-endpoints';
import { EDITION_DESK_SCHEMAS } from './editions/edition-desk-schemas';
import { ELIGIBILITY_ENDPOINTS } from './eligibility/eligibility-endpoints';
import { ELIGIBILITY_SCHEMAS } from './eligibility/eligibility-schemas';
import { ADMIN_ENDPOINTS } from './endpoints';
import { DESK_CERTIFICATE_ENDPOINTS } from './judging/certificate-desk-endpoints';
import { DESK_CERTIFICATE_SCHEMAS } from './judging/certificate-desk-schemas';
import { LETTER_ENDPOINTS } from './judging/letter-endpoints';
import { LETTER_SCHEMAS } from './judging/letter-schemas';
import { JURY_ENDPOINTS } from './jury/endpoints';
import { JURY_SCHEMAS } from './jury/schemas';
import { BLIND_ENDPOINTS } from './readings/blind-endpoints';
import { BLIND_SCHEMAS } from './readings/blind-schemas';
import { SHEET_ENDPOINTS } from './readings/sheet-endpoints';
import { SHEET_SCHEMAS } from './readings/sheet-schemas';
import { ADMIN_SCHEMAS } from './schemas';
import { SESSION_ENDPOINTS } from './sessions/session-endpoints';
import { SESSION_SCHEMAS } from './sessions/session-schemas';

const read = createReader(ADMIN_ENDPOINTS, ADMIN_SCHEMAS);
const readSessions = createReader(SESSION_ENDPOINTS, SESSION_SCHEMAS);
const readEditions = createReader(EDITION_DESK_ENDPOINTS, EDITION_DESK_SCHEMAS);
const readEligibility = createReader(ELIGIBILITY_ENDPOINTS, ELIGIBILITY_SCHEMAS);
const readJury = createReader(JURY_ENDPOINTS, JURY_SCHEMAS);
const readBlind = createReader(BLIND_ENDPOINTS, BLIND_SCHEMAS);
const readSheets = createReader(SHEET_ENDPOINTS, SHEET_SCHEMAS);
const readLetters = createReader(LETTER_ENDPOINTS, LETTER_SCHEMAS);
const readCertificates = createReader(DESK_CERTIFICATE_ENDPOINTS, DESK_CERTIFICATE_SCHEMAS);
const readAppointments = createReader(APPOINTMENT_ENDPOINTS, APPOINTMENT_SCHEMAS);
const readRequests = createReader(REQUEST_ENDPOINTS, REQUEST_SCHEMAS);
const readWork = createReader(WORK_ENDPOINTS, WORK_SCHEMAS);
const readSlots = createReader(SLOT_ENDPOINTS, SLOT_SCHEMAS);
const readSeason = createReader(SEASON_ENDPOINTS, SEASON_SCHEMAS);
const readOffice = createReader(OFFICE_ENDPOINTS, OFFICE_SCHEMAS);
const readSuppliers = createReader(SUPPLIER_DESK_ENDPOINTS, SUPPLIER_DESK_SCHEMAS);

/** The signed-in member of staff, and the language of the responses. */
export interface Asker {
  locale: Locale;
  person: Person;
}

export type Query = Record<string, string>;

/** True if an external root lacks the call. */
export const isMissing = ({ status }: ApiFailure) => status === 404;
/** True for an unknown or invalid id, and if an external root lacks the call. */
export const isUnknown = ({ status }: ApiFailure) => [404, 422].includes(status);

/** Reads a list; filters that the API refuses are dropped, so that every address shows a page. */
export async function askFor<Data>(query: Query, ask: (query: Query) => Promise<Data>): Promise<Data> {
  try {
    return await ask(query);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status !== 422) throw error;
    return ask(Object.fromEntries(Object.entries(query).filter(([name]) => !(name in error.fields))));
  }
}

const isNotEnded = ({ status }: ApiFailure) => status !== 401;
/** True if the API refused the call, as opposed to being down. */
const isRefused = ({ status }: ApiFailure) => status !== 401 && status < 500;

/**
 * The active appointments. Cached for one rendering.
 * @throws ApiFailure
 */
const listActiveAppointments = cache((asker: Asker) => readAppointments('listActiveAppointments', asker));

/** A state that only an external root knows is left to that root. */
const isAwaiting = ({ status = '' }: Appointment) =>
  !isState('appointment', status) || AWAITING_APPROVAL.includes(status);

/**
 * A page of the appointments that wait for an approval. An external root without pages gives all of them.
 * @throws ApiFailure
 */
export async function listAwaitingApproval(asker: Asker, given: Query) {
  const page = await orElse(
    askFor(given, (query) => readAppointments('listAwaitingApproval', { ...asker, query })),
    null,
    isMissing,
  );
  if (page) return page;
  const rows = (await listActiveAppointments(asker)).filter(isAwaiting);
  return { rows, next: null, total: rows.length };
}

/**
 * The roles of the signed-in person. An external root without a back office still has the specification's calls for
 * staff: anyone it lets read appointments gets that role.
 */
export async function listRoles(asker: Asker): Promise<Role[]> {
  const roles = await orElse(read('getMyRoles', asker), null, isNotEnded);
  if (roles) return roles;
  const appointments = await orElse(listActiveAppointments(asker), null, isRefused);
  return appointments ? ['appointments'] : [];
}

/** A page of registrations. @throws ApiFailure */
export const listRegistrations = (asker: Asker, given: Query) =>
  askFor(given, (query) => read('listRegistrations', { ...asker, query }));

/** One registration, or null for an unknown id. @throws ApiFailure */
export const findRegistration = (asker: Asker, id: string) =>
  orElse(read('getRegistration', { ...asker, query: { id } }), null, isUnknown);

/** The figures of an edition. @throws ApiFailure */
export const getFigures = (asker: Asker, query: Query) => read('getAwardFigures', { ...asker, query });

/** Every edition of the award, newest first; null if an external root lacks the call. @throws ApiFailure */
export const listEditions = (asker: Asker) => orElse(readEditions('listEditions', asker), null, isMissing);

/**
 * One edition in any state, with its texts in a language; null for an unknown year, and for a person without a role
 * that reads it.
 * @throws ApiFailure
 */
export const findDeskEdition = (asker: Asker, year: string, language: Locale = asker.locale) =>
  orElse(
    readEditions('openEdition', { ...asker, query: { year, language } }),
    null,
    ({ status }) => status < 500 && status !== 401,
  );

/**
 * A page of applications with their eligibility; null for an unknown year, and if an external root lacks the call.
 * @throws ApiFailure
 */
export const listEligibility = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readEligibility('listEligibility', { ...asker, query })),
    null,
    isMissing,
  );

/** One application with its check, or null for an id that is not in the list. @throws ApiFailure */
export const findEligibility = (asker: Asker, id: string) =>
  orElse(readEligibility('getEligibility', { ...asker, query: { id } }), null, isUnknown);

/** The jury of an edition; null for an unknown year, and if an external root lacks the call. @throws ApiFailure */
export const findJury = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readJury('getJury', { ...asker, query })),
    null,
    isMissing,
  );

/** One juror of an edition, or a person who may become one; null for anyone else. @throws ApiFailure */
export const findJuror = (asker: Asker, subject: string, given: Query) =>
  orElse(
    askFor(given, (query) => readJury('getJuror', { ...asker, query: { ...query, subject } })),
    null,
    isUnknown,
  );

/** What the asker has declared; null if an external root lacks the call. @throws ApiFailure */
export const findMyTies = (asker: Asker) => orElse(readJury('getMyTies', asker), null, isMissing);

/** A page of admitted applications with their readings. @throws ApiFailure */
export const listAssignments = (asker: Asker, given: Query) =>
  askFor(given, (query) => readJury('listAssignments', { ...asker, query }));
/** The copies that jurors read of an application's files. @throws ApiFailure */
export const listBlindCopies = (asker: Asker, id: string) =>
  readBlind('listBlindCopies', { ...asker, query: { id } });

/** The released readings of an application, for the coordinator. @throws ApiFailure */
export const listSheets = (asker: Asker, id: string) => readSheets('listSheets', { ...asker, query: { id } });

/** The letters about the decisions of an edition; null if an external root lacks the call. @throws ApiFailure */
export const findLetters = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readLetters('getLetters', { ...asker, query })),
    null,
    isMissing,
  );

/** A letter as it will be sent; null if no application gets it. @throws ApiFailure */
export const findLetter = (asker: Asker, query: Query) =>
  orElse(readLetters('previewLetter', { ...asker, query }), null, isUnknown);

/** A page of certificates, or the one that the query names. @throws ApiFailure */
export const listCertificates = (asker: Asker, given: Query) =>
  askFor(given, (query) => readCertificates('listCertificates', { ...asker, query }));

/** A page of the audit trail. @throws ApiFailure */
export const listTrail = (asker: Asker, given: Query) =>
  askFor(given, (query) => read('listTrail', { ...asker, query }));

/** A page of refusals. @throws ApiFailure */
export const listRefusals = (asker: Asker, given: Query) =>
  askFor(given, (query) => readSessions('listRefusals', { ...asker, query }));

/** A page of active sessions. @throws ApiFailure */
export const listSessions = (asker: Asker, given: Query) =>
  askFor(given, (query) => readSessions('listSessions', { ...asker, query }));

/** A page of the requests of the person's own office; null if an external root lacks the call. @throws ApiFailure */
export const listServiceRequests = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readRequests('listServiceRequests', { ...asker, query })),
    null,
    isMissing,
  );

/** One request with a reply template filled in, or null for an id that is not of this office. @throws ApiFailure */
export const findServiceRequest = (asker: Asker, id: string, template = '') =>
  orElse(
    readRequests('getServiceRequest', { ...asker, query: { id, ...(template === '' ? {} : { template }) } }),
    null,
    isUnknown,
  );

/**
 * The place of a request in a list; null if it is not of this office, or an external root lacks the call.
 * @throws ApiFailure
 */
export const findRequestPlace = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readRequests('getRequestPlace', { ...asker, query })),
    null,
    isUnknown,
  );

/** How many requests are in each queue. @throws ApiFailure */
export const countQueues = (asker: Asker) => readWork('countQueues', asker);

/** The teams and the staff by which the list of requests is filtered. @throws ApiFailure */
export const listOwners = (asker: Asker) => readWork('listOwners', asker);

/** What is announced for the season; null if an external root lacks the call. @throws ApiFailure */
export const findSeason = (asker: Asker) => orElse(readSeason('listSeasonFacts', asker), null, isMissing);

/** Teams, service levels, days off and reply templates; null if an external root lacks the call. @throws ApiFailure */
export const findOffice = (asker: Asker) => orElse(readOffice('getOffice', asker), null, isMissing);

/** A page of the register of suppliers; null if an external root lacks the call. @throws ApiFailure */
export const listRegister = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readSuppliers('listRegister', { ...asker, query })),
    null,
    isMissing,
  );

/** A supplier or an application, or null for any other id. @throws ApiFailure */
export const findSupplierEntry = (asker: Asker, id: string) =>
  orElse(readSuppliers('openSupplier', { ...asker, query: { id } }), null, isUnknown);

/** Every topic that an appointment may have, also those that have ended. @throws ApiFailure */
export const listTopics = (asker: Asker) =>
  readAppointments('listAppointmentTopics', { ...asker, query: { ended: 'yes' } });

/** Where appointments take place; null if an external root lacks the call. @throws ApiFailure */
export const findResources = (asker: Asker) => orElse(readSlots('listResources', asker), null, isMissing);

/** A week of appointments; null if an external root lacks the call. @throws ApiFailure */
export const findWeek = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readSlots('getWeek', { ...asker, query })),
    null,
    isMissing,
  );
