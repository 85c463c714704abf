import { z } from 'zod';
import { STATES } from '@/lib/forms/definition/transitions';
import { optionalNote } from '@/lib/forms/rules/note-schema';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { shownSlot, times } from './slots/schemas';
import { colleague, QUEUES, subject, work } from './work/schemas';
import { listFields } from './work/template-fields';

const state = z.enum([...STATES.request, ...STATES.appointment]);
const workflow = z.enum(['request', 'appointment']);
export const NUMBER_LENGTH = 20;
export const CONTACT_LENGTH = 254;
export const referenceNumber = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(NUMBER_LENGTH, 'tooLong');
/** The phone number or e-mail address given with the request; not required from its signed-in sender. */
export const contact = z.string().trim().max(CONTACT_LENGTH, 'tooLong').optional();

export const findBody = z.strictObject({ referenceNumber, contact });
/** `Requests/Move`: a transition by its sender; appointments have separate calls. */
export const transitionBody = z.strictObject({
  referenceNumber,
  contact,
  to: state.exclude(['rescheduled', 'cancelled']),
  note: optionalNote,
});

const outline = z.object({
  referenceNumber: z.string(),
  form: z.string(),
  workflow,
  status: state,
  createdAt: z.string(),
  /** Files are waiting for the virus scanner: the staff cannot act yet. */
  beingChecked: z.boolean().default(false),
});

export const followed = outline.extend({
  /** The day of an appointment, yyyy-MM-dd. */
  preferredDate: z.string().nullable(),
  /** Null for other requests, and from an API that gives no hours. */
  appointment: times.nullable().default(null),
  /** When the ministry means to have answered, ISO 8601; null without a service level and while the sender is asked. */
  expectedAt: z.string().nullable().default(null),
  transitions: z.array(state),
  /** How many files the sender may add to an answer; 0 while nothing is asked, and if the API takes text only. */
  maxAnswerFiles: z.int().default(0),
  history: z.array(
    z.object({
      status: state,
      at: z.string(),
      by: z.enum(['sender', 'staff']),
      note: z.string().nullable(),
      /** Names of the files that came with an answer. */
      files: z.array(z.string()).default([]),
    }),
  ),
});
export type FollowedRequest = z.infer<typeof followed>;

const row = outline.extend({
  id: z.string(),
  updatedAt: z.string(),
  /** What it is about in its sender's words; empty if its form does not ask. */
  subject: z.string(),
  /** Version of the state; that of owner and priority is in `work`. */
  version: z.int(),
  work,
});
export type RequestRow = z.infer<typeof row>;

export const requestFilter = z.object({
  form: z.string().max(50, 'tooLong').optional(),
  status: state.optional(),
  queue: z.enum(QUEUES).optional(),
  team: z.uuid('id').optional(),
  owner: subject.optional(),
  /** A reference number or its beginning; or the e-mail address or phone number of the sender. */
  text: z.string().trim().max(CONTACT_LENGTH, 'tooLong').optional(),
});
/** Filter of the back office's list of requests, and the request after which its page begins. */
export const requestsQuery = requestFilter.extend({ after: z.uuid('id').optional() });
/** `Desk/ExportRequests`; it names the language, because a download link cannot set a header. */
export const requestsExportQuery = requestFilter.extend({ language: z.enum(LOCALE_CODES).optional() });
export const requestIdQuery = z.object({ id: z.uuid('id') });
/** `Desk/GetRequest`: a request, and the reply template to fill in. */
export const openQuery = requestIdQuery.extend({ template: z.uuid('id').optional() });
/** `Desk/ChangeRequest`: the version that was shown, to detect concurrent changes. */
export const changeBody = z.strictObject({
  id: z.uuid('id'),
  version: z.int('number'),
  to: state,
  /** Without a field of a template that its author has not filled in. */
  note: optionalNote.refine((text = '') => listFields(text).length === 0, 'pattern'),
  internalNote: optionalNote,
  /** The day of an appointment, yyyy-MM-dd: given to move it, or to approve it for another day. */
  preferredDate: z.iso.date({ error: 'date' }).optional(),
});

export const storedFile = z.object({ id: z.string(), field: z.string(), name: z.string(), size: z.int() });

const opened = row.extend({
  locale: z.string(),
  data: z.record(z.string(), z.unknown()),
  transitions: z.array(state),
  /** Free times from the wished day on; null without a place for such appointments. */
  appointment: times
    .extend({ free: z.array(shownSlot).nullable() })
    .nullable()
    .default(null),
  /** The files of the form; those of later answers are in the history. */
  files: z.array(storedFile),
  history: z.array(
    z.object({
      status: state,
      at: z.string(),
      by: z.enum(['sender', 'staff']),
      note: z.string().nullable(),
      internalNote: z.string().nullable(),
      files: z.array(storedFile).default([]),
    }),
  ),
  /** The caller's own change that can still be undone, or that was not made because the request had moved. */
  pending: z
    .object({
      isReturned: z.boolean(),
      dueAt: z.string(),
      to: state,
      note: z.string(),
      preferredDate: z.string().nullable(),
      /** The mail that the sender gets, in the language of the request; null if none is sent. */
      mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
    })
    .nullable(),
  notes: z.array(
    z.object({ id: z.string(), at: z.string(), author: z.string().nullable(), text: z.string() }),
  ),
  /** The reply templates for its service. */
  templates: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The chosen template in the language of the sender, with what the portal fills in; null without a choice. */
  draft: z.string().nullable(),
  /** To whom the caller may give the request: for the lead of the office everyone in it, else nobody. */
  colleagues: z.array(colleague),
});

export type OpenedRequest = z.infer<typeof opened>;

const changed = z.object({ data: followed });

export const REQUEST_SCHEMAS = {
  listMyServiceRequests: {
    summary: 'The requests that the signed-in person has sent, with their history',
    response: z.object({ data: z.array(followed) }),
  },
  findServiceRequest: {
    summary: 'One request by its reference number and the contact that was given with it',
    body: findBody,
    response: changed,
  },
  transitionServiceRequest: {
    summary: 'What a sender does with a request: withdraw it, answer a question',
    body: transitionBody,
    response: changed,
  },
  listServiceRequests: {
    summary: 'A page of the requests of one’s own office for its staff',
    query: requestsQuery,
    response: z.object({ data: z.object({ rows: z.array(row), next: z.string().nullable() }) }),
  },
  exportServiceRequests: {
    summary: 'The requests of one’s own office as CSV for a spreadsheet',
    query: requestsExportQuery,
    response: z.string(),
  },
  getServiceRequest: {
    summary: 'One request with answers, files and history; the view is recorded in the audit trail',
    query: openQuery,
    response: z.object({ data: opened }),
  },
  getRequestFile: {
    summary: 'A file of a request as an attachment; the download is recorded in the audit trail',
    query: requestIdQuery,
    response: z.string(),
  },
  changeServiceRequest: {
    summary: 'Transitions a request to another state, with notes',
    body: changeBody,
    response: z.object({ data: z.object({ status: state, version: z.int() }) }),
  },
};
