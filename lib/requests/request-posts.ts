import 'server-only';
import { now } from '@/lib/env/clock';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay } from '@/lib/forms/no-javascript/read-posted';
import { listFileFields } from '@/lib/forms/rules/answers';
import { findErrors } from '@/lib/forms/rules/find-errors';
import { readAnswers, toMultipart, toPayload } from '@/lib/forms/rules/payload';
import { toDay } from '@/lib/i18n/format';
import { loadTranslator } from '@/lib/i18n/translator';
import { requestAnswer } from './answer-form';
import { APPOINTMENT_ENDPOINTS } from './appointment-endpoints';
import { REQUEST_ENDPOINTS } from './endpoints';
import { APPOINTMENT_PARAMETERS, readListFields, requestPage, toListAddress } from './list-parameters';
import { LOOKUP_PAGES } from './lookup-pages';
import { readSlotValue } from './slots/slot-controls';
import { REPLY_ENDPOINTS } from './work/reply-endpoints';
import { KEPT_FILES, REPLY_FILES, REPLY_SLOTS } from './work/reply-files';

/** The page of the form; restricted to pages of the portal. */
const lookupPage = ({ texts }: PostedFields) =>
  LOOKUP_PAGES.find((page) => page === texts.get('page')) ?? LOOKUP_PAGES[0];

/** The only answer with three controls. */
const DAY = 'preferredDate';

/** The non-empty answers; empty required ones become errors. */
function read(
  { texts }: Pick<PostedFields, 'texts'>,
  required: readonly string[],
  optional: readonly string[],
): PostedBody {
  const value = (name: string) =>
    name === DAY ? readGregorianDay(DAY, texts) : (texts.get(name) ?? '').trim();
  const missing = required.filter((name) => value(name) === '');
  if (missing.length > 0) return { errors: Object.fromEntries(missing.map((name) => [name, 'required'])) };
  const given = [...required, ...optional].filter((name) => value(name) !== '');
  return { body: Object.fromEntries(given.map((name) => [name, value(name)])) };
}

const findForm: NoJavaScriptForm = {
  endpoint: REQUEST_ENDPOINTS.findServiceRequest,
  read: (fields) => read(fields, ['referenceNumber'], ['contact']),
  page: lookupPage,
  done: lookupPage,
};

const transitionForm: NoJavaScriptForm = {
  endpoint: REQUEST_ENDPOINTS.transitionServiceRequest,
  read: (fields) => read(fields, ['referenceNumber', 'to'], ['contact', 'note']),
  page: lookupPage,
  done: lookupPage,
};

const answerForm: NoJavaScriptForm = {
  endpoint: requestAnswer.endpoint,
  files: listFileFields(requestAnswer).map(({ name, maxFiles }) => ({
    name,
    maxFiles,
    required: false,
    label: async (locale) => (await loadTranslator(locale, 'requests'))('answer.files'),
  })),
  read({ texts, files }) {
    const answers = readAnswers(requestAnswer, texts);
    const errors = findErrors(requestAnswer, answers, toDay(now()));
    if (Object.keys(errors).length > 0) return { errors };
    return { body: toMultipart(toPayload(requestAnswer, answers), files) };
  },
  page: lookupPage,
  done: lookupPage,
};

const rescheduleForm: NoJavaScriptForm = {
  endpoint: APPOINTMENT_ENDPOINTS.rescheduleAppointment,
  read: (fields) => read(fields, ['referenceNumber', DAY], ['note']),
  page: lookupPage,
  done: lookupPage,
};

const cancelForm: NoJavaScriptForm = {
  endpoint: APPOINTMENT_ENDPOINTS.cancelAppointment,
  read: (fields) => read(fields, ['referenceNumber'], ['contact', 'note']),
  page: lookupPage,
  done: lookupPage,
};

const chooseForm: NoJavaScriptForm = {
  endpoint: APPOINTMENT_ENDPOINTS.chooseAppointment,
  read: (fields) => read(fields, ['referenceNumber', 'offer'], []),
  page: lookupPage,
  done: lookupPage,
};

const appointments = (fields: PostedFields) =>
  toListAddress('/desk/appointments', readListFields(fields, APPOINTMENT_PARAMETERS));

/** An external root may identify appointments by their ids alone. */
function readApproval(fields: PostedFields): PostedBody {
  const version = fields.texts.get('version') ?? '';
  const slot = fields.texts.get('slot');
  const reading = read(fields, ['id'], ['note']);
  if ('errors' in reading || version === '') return reading;
  const body = { ...(reading.body as object), version: Number(version) };
  return { body: slot ? { ...body, slot: readSlotValue(slot) } : body };
}

/** An appointment is approved for a time on its own page, else in the list. */
const approvalPage = (fields: PostedFields) =>
  fields.texts.has('slot') ? requestPage(fields) : appointments(fields);

const approveForm: NoJavaScriptForm = {
  endpoint: APPOINTMENT_ENDPOINTS.approveAppointment,
  read: readApproval,
  page: approvalPage,
  done: approvalPage,
};

/** An empty day of an appointment is none. */
function readReplyPost({ texts, files }: PostedFields): PostedBody {
  const given = read({ texts }, ['id', 'version', 'to'], ['note', DAY]);
  if ('errors' in given) return given;
  const kept = files.filter(({ field }) => field === REPLY_FILES);
  const body = { ...(given.body as object), [KEPT_FILES]: texts.getAll(KEPT_FILES) };
  return { body: toMultipart(body, kept) };
}

/** The preview names the files that were chosen; it does not store them. */
function readPreviewPost({ texts, files }: PostedFields): PostedBody {
  const given = read({ texts }, ['id', 'version', 'to'], ['note', DAY]);
  if ('errors' in given) return given;
  const template = texts.get('template');
  const body = {
    ...(given.body as object),
    version: Number(texts.get('version')),
    ...(template ? { template } : {}),
  };
  const chosen = files.filter(({ field }) => field === REPLY_FILES).map(({ file }) => file.name);
  return { body: { ...body, [KEPT_FILES]: texts.getAll(KEPT_FILES), files: chosen } };
}

const changeForm: NoJavaScriptForm = {
  endpoint: REPLY_ENDPOINTS.proposeChange,
  files: [
    {
      name: REPLY_FILES,
      ...REPLY_SLOTS[REPLY_FILES],
      required: false,
      label: async (locale) => (await loadTranslator(locale, 'desk.reply'))('files'),
    },
  ],
  read: readReplyPost,
  page: requestPage,
  done: requestPage,
};

const previewForm: NoJavaScriptForm = {
  ...changeForm,
  endpoint: REPLY_ENDPOINTS.previewChange,
  read: readPreviewPost,
};

/** The forms without script for submitted requests: look-up, transition by the sender, change by the staff. */
export const REQUEST_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'request-find': findForm,
  'request-transition': transitionForm,
  [requestAnswer.id]: answerForm,
  'appointment-reschedule': rescheduleForm,
  'appointment-cancel': cancelForm,
  'appointment-choose': chooseForm,
  'appointment-approve': approveForm,
  'request-change': changeForm,
  'request-preview': previewForm,
};
