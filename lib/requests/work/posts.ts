import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readTarget, readText } from '@/lib/forms/no-javascript/read-posted';
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { FORMS } from '@/lib/requests/forms';
import { LIST_PARAMETERS, readListFields, requestPage, toListAddress } from '@/lib/requests/list-parameters';
import { MERGE_ENDPOINTS } from '@/lib/requests/merge/endpoints';
import { readSelected } from './bulk-controls';
import { LEVEL_CONTROL, TAKE_CONTROL, TEMPLATE_CONTROL } from './controls';
import { readDraft } from './draft-controls';
import { WORK_ENDPOINTS } from './endpoints';
import { OFFICE_ENDPOINTS } from './office-endpoints';
import { SILENCE_STEPS } from './plan-silence';
import { REPLY_ENDPOINTS } from './reply-endpoints';
import { REPLY_FILES, REPLY_SLOTS } from './reply-files';
import { PRIORITIES } from './schemas';

/** The page of the list from which a request was taken, else the page of the request. */
const assignmentPage = (fields: PostedFields) =>
  readText(fields, TAKE_CONTROL) === ''
    ? requestPage(fields)
    : toListAddress('/desk/requests', readListFields(fields, LIST_PARAMETERS));
const officePage = () => '/desk/office';

const readId = (fields: PostedFields): PostedBody => ({ body: { id: readText(fields, 'id') } });

/** The request that a button of the list takes, or that of the page. */
function readAssigned(fields: PostedFields) {
  const { id, workVersion } = readSelected(readText(fields, TAKE_CONTROL));
  return id === '' ? readTarget(fields) : { id, version: workVersion };
}

const readAssignment = (fields: PostedFields): PostedBody => ({
  body: { ...readAssigned(fields), owner: readText(fields, 'owner') },
});

const readPriority = (fields: PostedFields): PostedBody => ({
  body: {
    ...readTarget(fields),
    priority: readText(fields, 'priority'),
    reason: readText(fields, 'reason'),
  },
});

function readTeam(fields: PostedFields): PostedBody {
  const { id, version } = readTarget(fields);
  return {
    body: {
      ...(id === '' ? {} : { id, version }),
      name: readText(fields, 'name'),
      isClosed: fields.texts.has('isClosed'),
      forms: fields.texts.getAll('forms'),
      members: fields.texts.getAll('members'),
      departments: fields.texts.getAll('departments'),
    },
  };
}

/** A number of days as typed, also in Arabic or Persian digits; null if empty; other text is refused by the schema. */
function readDays(text: string): number | string | null {
  if (text === '') return null;
  const number = Number(toLatinDigits(text));
  return Number.isNaN(number) ? text : number;
}

const readLevels = (fields: PostedFields): PostedBody => ({
  body: {
    levels: Object.fromEntries(
      FORMS.map(({ id }) => [
        id,
        Object.fromEntries(
          PRIORITIES.map((priority) => [priority, readDays(readText(fields, LEVEL_CONTROL(id, priority)))]),
        ),
      ]),
    ),
  },
});

function readTemplate(fields: PostedFields): PostedBody {
  const { id, version } = readTarget(fields);
  const form = readText(fields, 'form');
  return {
    body: {
      ...(id === '' ? {} : { id, version }),
      name: readText(fields, 'name'),
      form: form === '' ? null : form,
      texts: Object.fromEntries(
        LOCALE_CODES.map((locale) => [locale, readText(fields, TEMPLATE_CONTROL(locale))]),
      ),
    },
  };
}

const readHolidays = ({ texts }: PostedFields): PostedBody => ({
  body: { from: readGregorianDay('from', texts), to: readGregorianDay('to', texts) },
});

const ofOffice = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'],
): NoJavaScriptForm => ({ endpoint, read, page: officePage, done: officePage });

const ofRequest = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'],
): NoJavaScriptForm => ({ endpoint, read, page: requestPage, done: requestPage });

/** The forms of the desk for the work on requests, as plain posts. */
export const WORK_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'request-assign': {
    endpoint: WORK_ENDPOINTS.assignRequest,
    read: readAssignment,
    page: assignmentPage,
    done: assignmentPage,
  },
  'request-team': {
    endpoint: WORK_ENDPOINTS.setTeam,
    read: (fields) => ({ body: { ...readTarget(fields), team: readText(fields, 'team') } }),
    page: requestPage,
    // A person outside a closed team cannot open a request that was moved to it.
    done: () => '/desk/requests',
  },
  'request-priority': ofRequest(WORK_ENDPOINTS.setPriority, readPriority),
  'request-note': ofRequest(REPLY_ENDPOINTS.addNote, (fields) => ({
    body: { id: readText(fields, 'id'), text: readText(fields, 'text') },
  })),
  'request-draft': {
    // The form of a reply can have files, which no draft keeps.
    ...ofRequest(REPLY_ENDPOINTS.saveReplyDraft, ({ texts }) => ({ body: readDraft(texts) })),
    files: [
      {
        name: REPLY_FILES,
        ...REPLY_SLOTS[REPLY_FILES],
        required: false,
        label: async (locale) => (await loadTranslator(locale, 'desk.reply'))('files'),
      },
    ],
  },
  'request-undo': ofRequest(REPLY_ENDPOINTS.undoChange, readId),
  'request-merge': ofRequest(MERGE_ENDPOINTS.mergeRequest, (fields) => ({
    body: { ...readTarget(fields), into: readText(fields, 'into') },
  })),
  'request-merge-undo': ofRequest(MERGE_ENDPOINTS.undoMerge, readId),
  'request-link': ofRequest(MERGE_ENDPOINTS.linkRequest, (fields) => ({
    body: { id: readText(fields, 'id'), referenceNumber: readText(fields, 'referenceNumber') },
  })),
  'request-unlink': ofRequest(MERGE_ENDPOINTS.unlinkRequest, (fields) => ({
    body: { id: readText(fields, 'id'), other: readText(fields, 'other') },
  })),
  'request-send': ofRequest(REPLY_ENDPOINTS.sendChangeNow, readId),
  'team-save': ofOffice(OFFICE_ENDPOINTS.saveTeam, readTeam),
  'team-remove': ofOffice(OFFICE_ENDPOINTS.removeTeam, (fields) => ({ body: readTarget(fields) })),
  'template-save': ofOffice(OFFICE_ENDPOINTS.saveTemplate, readTemplate),
  'template-remove': ofOffice(OFFICE_ENDPOINTS.removeTemplate, (fields) => ({ body: readTarget(fields) })),
  'levels-save': ofOffice(OFFICE_ENDPOINTS.saveServiceLevels, readLevels),
  'silence-save': ofOffice(OFFICE_ENDPOINTS.saveSilence, (fields) => ({
    body: Object.fromEntries(SILENCE_STEPS.map((step) => [step, readDays(readText(fields, step))])),
  })),
  'holidays-add': ofOffice(OFFICE_ENDPOINTS.addHolidays, readHolidays),
  'eids-add': ofOffice(OFFICE_ENDPOINTS.addEids, ({ texts }) => ({ body: { days: texts.getAll('days') } })),
  'holiday-remove': ofOffice(OFFICE_ENDPOINTS.removeHoliday, (fields) => ({
    body: { day: readText(fields, 'day') },
  })),
};
