import 'server-only';
import type { PlainFields, PlainForm, PlainReading } from '@/lib/forms/no-javascript/plain-form';
import { APPOINTMENT_ENDPOINTS } from './appointment-endpoints';
import { REQUEST_ENDPOINTS } from './endpoints';
import { LOOKUP_PAGES } from './lookup-pages';

/** The page that the form came from; one of the portal's own, whatever was posted. */
const lookupPage = ({ texts }: PlainFields) =>
  LOOKUP_PAGES.find((page) => page === texts.get('page')) ?? LOOKUP_PAGES[0];

/** The answers that are not empty; `required` ones that are become faults. */
function read(
  { texts }: PlainFields,
  required: readonly string[],
  optional: readonly string[],
): PlainReading {
  const value = (name: string) => (texts.get(name) ?? '').trim();
  const missing = required.filter((name) => value(name) === '');
  if (missing.length > 0) return { faults: Object.fromEntries(missing.map((name) => [name, 'required'])) };
  const given = [...required, ...optional].filter((name) => value(name) !== '');
  return { body: Object.fromEntries(given.map((name) => [name, value(name)])) };
}

const findForm: PlainForm = {
  endpoint: REQUEST_ENDPOINTS.findServiceRequest,
  read: (fields) => read(fields, ['referenceNumber'], ['contact']),
  page: lookupPage,
  done: lookupPage,
};

const moveForm: PlainForm = {
  endpoint: REQUEST_ENDPOINTS.moveServiceRequest,
  read: (fields) => read(fields, ['referenceNumber', 'to'], ['contact', 'note']),
  page: lookupPage,
  done: lookupPage,
};

const rescheduleForm: PlainForm = {
  endpoint: APPOINTMENT_ENDPOINTS.rescheduleAppointment,
  read: (fields) => read(fields, ['referenceNumber', 'preferredDate'], ['note']),
  page: lookupPage,
  done: lookupPage,
};

const deskPage = ({ texts }: PlainFields) => `/desk/requests/${encodeURIComponent(texts.get('id') ?? '')}`;

function readChange(fields: PlainFields): PlainReading {
  const reading = read(fields, ['id', 'version', 'to'], ['note', 'internalNote', 'preferredDate']);
  if ('faults' in reading) return reading;
  return { body: { ...(reading.body as object), version: Number(fields.texts.get('version')) } };
}

const changeForm: PlainForm = {
  endpoint: REQUEST_ENDPOINTS.changeServiceRequest,
  read: readChange,
  page: deskPage,
  done: deskPage,
};

/** The plain posts that follow a request: find it, move it as its sender, change it as the staff. */
export const REQUEST_PLAIN_FORMS: Readonly<Record<string, PlainForm>> = {
  'request-find': findForm,
  'request-move': moveForm,
  'appointment-reschedule': rescheduleForm,
  'request-change': changeForm,
};
