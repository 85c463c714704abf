import { APPOINTMENT_ENDPOINTS } from './appointment-endpoints';
import { CREATIVES_ENDPOINTS } from './creatives-endpoints';
import { DESK_ENDPOINTS } from './desk-endpoints';
import { EDITOR_ENDPOINTS } from './editor-endpoints';
import type { Endpoint } from './endpoint';
import { FORM_ENDPOINTS } from './form-endpoints';
import { PUBLICATION_ENDPOINTS } from './publication-endpoints';
import { REQUEST_ENDPOINTS } from './request-endpoints';
import { SUPPLIER_ENDPOINTS } from './supplier-endpoints';

/**
 * THE endpoint table: every call that the portal makes to the API (CALL-01), and nothing else
 * knows a path of it. Schemas are joined by id in `lib/api/contract/schemas`.
 *
 * - `token`: `none` sends no Authorization; `anonymous` the visitor's generated token; `context` the
 *   token of the sign-on when someone is signed in, else the anonymous one; `forced` the context token only.
 * - `access`: who may call; the server checks it (ADMIN-07).
 * - `action`: the label of the bot check, as the spec names it; a code is bound to its endpoint. Every POST and PUT
 *   has one, but those for staff, which session, role and Origin guard (BOT-01).
 * - `door`: `closed` rows are called by the middleware on the server side only; the gateway answers 404.
 */
export const ENDPOINTS = {
  getToken: { method: 'GET', path: 'TokenGenerator/GetToken', token: 'none', access: 'anyone' },
  authorizeScholarship: {
    method: 'GET',
    path: 'api/UserAuthentication/Scholarship/Nafath/Authorize',
    token: 'none',
    access: 'anyone',
    door: 'closed',
  },
  listCallingCountries: { method: 'GET', path: 'Countries/GetAll', token: 'anonymous', access: 'anyone' },
  listScholarshipCountries: {
    method: 'GET',
    path: 'api/Scholarship/GetCountries',
    token: 'context',
    access: 'anyone',
  },
  listResearchFields: {
    method: 'GET',
    path: 'api/Scholarship/GetFields',
    token: 'context',
    access: 'anyone',
  },
  listEducationalLevels: {
    method: 'GET',
    path: 'api/Scholarship/GetScholarshipEducationalLevel',
    token: 'context',
    access: 'anyone',
  },
  getAwardConfiguration: {
    method: 'GET',
    path: 'api/Scholarship/GetConfigration',
    token: 'anonymous',
    access: 'anyone',
  },
  getRegistrationWindow: {
    method: 'GET',
    path: 'api/Scholarship/GetRegistrationConfiguration',
    token: 'context',
    access: 'anyone',
  },
  getSubmissionWindow: {
    method: 'GET',
    path: 'api/Scholarship/GetSubmissionConfiguration',
    token: 'context',
    access: 'anyone',
  },
  getMyRequest: { method: 'GET', path: 'api/Scholarship/GetMyRequest', token: 'forced', access: 'person' },
  registerResearcher: {
    method: 'POST',
    path: 'api/Scholarship/RegisterResearcherInfo',
    token: 'forced',
    access: 'person',
    action: 'login',
    body: 'json',
  },
  submitResearch: {
    method: 'POST',
    path: 'api/Scholarship/SubmitResearch',
    token: 'forced',
    access: 'person',
    action: 'login',
    body: 'multipart',
  },
  addRating: {
    method: 'POST',
    path: 'PageRatings/AddRating',
    token: 'anonymous',
    access: 'anyone',
    action: 'page_rating',
    body: 'json',
  },
  getRatingCounts: {
    method: 'GET',
    path: 'PageRatings/GetRatingCounts',
    token: 'anonymous',
    access: 'anyone',
  },
  findInPortal: { method: 'GET', path: 'Search/Find', token: 'anonymous', access: 'anyone' },
  suggestPages: { method: 'GET', path: 'Search/Suggest', token: 'anonymous', access: 'anyone' },
  ...PUBLICATION_ENDPOINTS,
  ...FORM_ENDPOINTS,
  getOpenDataUsage: { method: 'GET', path: 'OpenData/GetUsage', token: 'anonymous', access: 'anyone' },
  ...DESK_ENDPOINTS,
  ...EDITOR_ENDPOINTS,
  ...REQUEST_ENDPOINTS,
  ...APPOINTMENT_ENDPOINTS,
  ...SUPPLIER_ENDPOINTS,
  ...CREATIVES_ENDPOINTS,
} as const satisfies Record<string, Endpoint>;

export type EndpointId = keyof typeof ENDPOINTS;

/** The row of an endpoint, widened to the table's type. */
export function getEndpoint(id: EndpointId): Endpoint {
  return ENDPOINTS[id];
}

/** The endpoint that a request names, or null; paths are case-sensitive. */
export function findEndpoint(path: string): EndpointId | null {
  const ids = Object.keys(ENDPOINTS) as EndpointId[];
  return ids.find((id) => ENDPOINTS[id].path === path) ?? null;
}
