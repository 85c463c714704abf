import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readText } from '@/lib/forms/no-javascript/read-posted';
import { toLatinDigits } from '@/lib/i18n/digits';
import { JURY_ENDPOINTS } from './endpoints';

const readNumber = (fields: PostedFields, name: string) => Number(toLatinDigits(readText(fields, name)));
/** One value in each line. */
const readLines = (fields: PostedFields, name: string) =>
  readText(fields, name)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');

const juryPage = () => '/desk/jury';
const readingsPage = () => '/desk/readings';
const jurorPage = (fields: PostedFields) =>
  `/desk/jury/${readText(fields, 'subject').replace(/[^\w:-]/g, '')}`;

const readTarget = (fields: PostedFields) => ({
  subject: readText(fields, 'subject'),
  version: readNumber(fields, 'version'),
});

const readJuror = (fields: PostedFields): PostedBody => ({
  body: {
    ...readTarget(fields),
    fields: fields.texts.getAll('fields').map(Number),
    leads: fields.texts.getAll('leads').map(Number),
    languages: fields.texts.getAll('languages'),
    capacity: readNumber(fields, 'capacity'),
  },
});

const readTies = (fields: PostedFields) => ({
  universities: readLines(fields, 'universities'),
  persons: readLines(fields, 'persons'),
  mailDomains: readLines(fields, 'mailDomains'),
});

const readClearing = (fields: PostedFields): PostedBody => ({
  body: {
    id: readText(fields, 'id'),
    subject: readText(fields, 'subject'),
    note: readText(fields, 'note'),
  },
});

const readRelease = (fields: PostedFields): PostedBody => ({
  body: { proposedAt: readText(fields, 'proposedAt'), dueOn: readGregorianDay('dueOn', fields.texts) },
});

const ofJury = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'],
  done = juryPage,
): NoJavaScriptForm => ({ endpoint, read, page: juryPage, done });

const ofJuror = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'],
  done: NoJavaScriptForm['done'] = jurorPage,
): NoJavaScriptForm => ({ endpoint, read, page: jurorPage, done });

/** The forms of the jury, as plain posts. */
export const JURY_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'juror-save': ofJuror(JURY_ENDPOINTS.saveJuror, readJuror),
  'juror-remove': ofJuror(JURY_ENDPOINTS.removeJuror, (fields) => ({ body: readTarget(fields) }), juryPage),
  'juror-ties': ofJuror(JURY_ENDPOINTS.saveTies, (fields) => ({
    body: { subject: readText(fields, 'subject'), ...readTies(fields) },
  })),
  'conflict-clear': ofJuror(JURY_ENDPOINTS.clearConflict, readClearing),
  'jury-ties': ofJury(JURY_ENDPOINTS.saveMyTies, (fields) => ({ body: readTies(fields) })),
  'readings-ties': {
    endpoint: JURY_ENDPOINTS.saveMyTies,
    read: (fields) => ({ body: readTies(fields) }),
    page: readingsPage,
    done: readingsPage,
  },
  'readings-propose': ofJury(
    JURY_ENDPOINTS.proposeAssignments,
    () => ({ body: {} }),
    () => '/desk/jury?state=proposed',
  ),
  'readings-release': ofJury(JURY_ENDPOINTS.releaseAssignments, readRelease),
};
