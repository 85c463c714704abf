import 'server-only';
import { isFormPhase, PHASE_KEYS, type PhaseKey } from '@/lib/award/definition/edition';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readText } from '@/lib/forms/no-javascript/read-posted';
import { toLatinDigits } from '@/lib/i18n/digits';
import { PHASE_CONTROL, TIME_CONTROL } from './edition-controls';
import { EDITION_DATES_ENDPOINTS } from './edition-dates-endpoints';
import { editionPage, readYear } from './edition-posts';

/** The days of a phase, with times for that of a form, which may also be empty. */
function readPhase(key: PhaseKey, fields: PostedFields) {
  const [from, to] = (['from', 'to'] as const).map((end) =>
    readGregorianDay(PHASE_CONTROL(key, end), fields.texts),
  );
  if (!isFormPhase(key)) return { from, to };
  const [fromTime, toTime] = (['from', 'to'] as const).map((end) =>
    toLatinDigits(readText(fields, TIME_CONTROL(key, end))),
  );
  return [from, to, fromTime, toTime].every((text) => text === '') ? null : { from, fromTime, to, toTime };
}

const readDates = (fields: PostedFields): PostedBody => ({
  body: {
    ...readYear(fields),
    seen: readText(fields, 'seen'),
    isAccepting: fields.texts.has('isAccepting'),
    phases: Object.fromEntries(PHASE_KEYS.map((key) => [key, readPhase(key, fields)])),
  },
});

const readProposal = (fields: PostedFields): PostedBody => ({
  body: { ...readYear(fields), id: readText(fields, 'id') },
});

const onPage = { page: editionPage, done: editionPage };

/** The forms of the dates of the edition in force, as plain posts. */
export const EDITION_DATES_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'edition-dates': { endpoint: EDITION_DATES_ENDPOINTS.proposeDates, read: readDates, ...onPage },
  'edition-dates-confirm': {
    endpoint: EDITION_DATES_ENDPOINTS.confirmDates,
    read: readProposal,
    ...onPage,
  },
  'edition-dates-withdraw': {
    endpoint: EDITION_DATES_ENDPOINTS.withdrawDates,
    read: readProposal,
    ...onPage,
  },
};
