import type { z } from 'zod';
import type { EndpointId } from './endpoints';
import { APPOINTMENT_SCHEMAS } from './schemas/appointments';
import { callingCountries, encryptedText, tokenAnswer } from './schemas/common';
import { CREATIVES_SCHEMAS } from './schemas/creatives';
import { DESK_SCHEMAS } from './schemas/desk';
import { EDITOR_SCHEMAS } from './schemas/editor';
import { FORM_SCHEMAS } from './schemas/forms';
import { openDataUsage } from './schemas/open-data';
import { PUBLICATION_SCHEMAS } from './schemas/publications';
import { rating, ratingAnswer, ratingCounts, ratingQuery } from './schemas/ratings';
import {
  acknowledgements,
  configuration,
  myRequest,
  namedList,
  receipt,
  registration,
  windowAnswer,
} from './schemas/scholarship';
import { searchAnswer, searchQuery, suggestAnswer, suggestQuery } from './schemas/search';
import { REQUEST_SCHEMAS } from './schemas/service-requests';
import { SESSION_SCHEMAS } from './schemas/sessions';
import { SUPPLIER_SCHEMAS } from './schemas/suppliers';

/**
 * Request and answer schemas by endpoint id: `query` for what stands behind the question mark, all of it text.
 * Joined on the server; the browser imports single groups lazily.
 */
export const SCHEMAS = {
  getToken: { answer: tokenAnswer },
  authorizeScholarship: { query: encryptedText, answer: tokenAnswer },
  listCallingCountries: { answer: callingCountries },
  listScholarshipCountries: { answer: namedList },
  listResearchFields: { answer: namedList },
  listEducationalLevels: { answer: namedList },
  getAwardConfiguration: { answer: configuration },
  getRegistrationWindow: { answer: windowAnswer },
  getSubmissionWindow: { answer: windowAnswer },
  getMyRequest: { answer: myRequest },
  registerResearcher: { body: registration, answer: receipt },
  submitResearch: { body: acknowledgements, answer: receipt },
  addRating: { body: rating, answer: ratingAnswer },
  getRatingCounts: { query: ratingQuery, answer: ratingCounts },
  findInPortal: { query: searchQuery, answer: searchAnswer },
  suggestPages: { query: suggestQuery, answer: suggestAnswer },
  ...PUBLICATION_SCHEMAS,
  ...DESK_SCHEMAS,
  ...SESSION_SCHEMAS,
  ...EDITOR_SCHEMAS,
  ...REQUEST_SCHEMAS,
  ...APPOINTMENT_SCHEMAS,
  ...SUPPLIER_SCHEMAS,
  ...CREATIVES_SCHEMAS,
  ...FORM_SCHEMAS,
  getOpenDataUsage: { answer: openDataUsage },
} as const satisfies Record<EndpointId, { query?: z.ZodObject; body?: z.ZodType; answer: z.ZodType }>;
