import 'server-only';
import { cache } from 'react';
import { ApiFailure } from '@/lib/api/api-failure';
import type { Role } from '@/lib/api/contract/roles';
import { createReader, orElse } from '@/lib/api/reader';
import type { Person } from '@/lib/api/server-call';
import type { Locale } from '@/lib/i18n/locales';
import { APPOINTMENT_ENDPOINTS } from '@/lib/requests/appointment-endpoints';
import { APPOINTMENT_SCHEMAS } from '@/lib/requests/appointment-schemas';
import { REQUEST_ENDPOINTS } from '@/lib/requests/endpoints';
import { REQUEST_SCHEMAS } from '@/lib/requests/schemas';
import { WORK_ENDPOINTS } from '@/lib/requests/work/endpoints';
import { OFFICE_ENDPOINTS } from '@/lib/requests/work/office-endpoints';
import { OFFICE_SCHEMAS } from '@/lib/requests/work/office-schemas';
import { WORK_SCHEMAS } from '@/lib/requests/work/schemas';
import { EDITION_DESK_ENDPOINTS } from './edition-desk-endpoints';
import { EDITION_DESK_SCHEMAS } from './edition-desk-schemas';
import { ELIGIBILITY_ENDPOINTS } from './eligibility-endpoints';
import { ELIGIBILITY_SCHEMAS } from './eligibility-schemas';
import { ADMIN_ENDPOINTS } from './endpoints';
import { ADMIN_SCHEMAS } from './schemas';
import { SESSION_ENDPOINTS } from './session-endpoints';
import { SESSION_SCHEMAS } from './session-schemas';

const read = createReader(ADMIN_ENDPOINTS, ADMIN_SCHEMAS);
const readSessions = createReader(SESSION_ENDPOINTS, SESSION_SCHEMAS);
const readEditions = createReader(EDITION_DESK_ENDPOINTS, EDITION_DESK_SCHEMAS);
const readEligibility = createReader(ELIGIBILITY_ENDPOINTS, ELIGIBILITY_SCHEMAS);
const readAppointments = createReader(APPOINTMENT_ENDPOINTS, APPOINTMENT_SCHEMAS);
const readRequests = createReader(REQUEST_ENDPOINTS, REQUEST_SCHEMAS);
const readWork = createReader(WORK_ENDPOINTS, WORK_SCHEMAS);
const readOffice = createReader(OFFICE_ENDPOINTS, OFFICE_SCHEMAS);

/** The signed-in member of staff, and the language of the responses. */
export interface Asker {
  locale: Locale;
  person: Person;
}

export type Query = Record<string, string>;

/** True if an external root lacks the call. */
export const isMissing = ({ status }: ApiFailure) => status === 404;
const isUnknown = ({ status }: ApiFailure) => [404, 422].includes(status);

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
export const listActiveAppointments = cache((asker: Asker) =>
  readAppointments('listActiveAppointments', asker),
);

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
 * One edition in any state, with its texts in a language; null for an unknown year, and for a person without a role that
 * reads it. @throws ApiFailure
 */
export const findDeskEdition = (asker: Asker, year: string, language: Locale = asker.locale) =>
  orElse(
    readEditions('openEdition', { ...asker, query: { year, language } }),
    null,
    ({ status }) => status < 500 && status !== 401,
  );

/** A page of applications with their eligibility; null if an external root lacks the call. @throws ApiFailure */
export const listEligibility = (asker: Asker, given: Query) =>
  orElse(
    askFor(given, (query) => readEligibility('listEligibility', { ...asker, query })),
    null,
    isMissing,
  );

/** One application with its check, or null for an id that is not in the list. @throws ApiFailure */
export const findEligibility = (asker: Asker, id: string) =>
  orElse(readEligibility('getEligibility', { ...asker, query: { id } }), null, isUnknown);

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

/** One request, or null for an id that is not of this office. @throws ApiFailure */
export const findServiceRequest = (asker: Asker, id: string) =>
  orElse(readRequests('getServiceRequest', { ...asker, query: { id } }), null, isUnknown);

/** How many requests are in each queue. @throws ApiFailure */
export const countQueues = (asker: Asker) => readWork('countQueues', asker);

/** Teams, service levels and days off; null if an external root lacks the call. @throws ApiFailure */
export const findOffice = (asker: Asker) => orElse(readOffice('getOffice', asker), null, isMissing);
