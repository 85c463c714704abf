import { z } from 'zod';
import { SHEET_PARAMETERS } from '@/lib/api/contract/sheet-format';
import { STATES } from '@/lib/forms/definition/transitions';
import { optionalNote } from '@/lib/forms/rules/note-schema';
import { NO_DUE } from './list-parameters';
import { shownSlot, times } from './slots/schemas';
import { drafts } from './work/reply-draft-schemas';
import { replyMail } from './work/reply-mail-schema';
import { colleague, DUE_TIMES, PRIORITIES, place, QUEUES, subject, teamName, work } from './work/schemas';
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

const followedEntry = z.object({
  status: state,
  at: z.string(),
  by: z.enum(['sender', 'staff']),
  note: z.string().nullable(),
  /** Names of the files that came with an answer. */
  files: z.array(z.string()).default([]),
  /** Files of the staff. The key opens one through `Requests/GetFile` for an hour. */
  documents: z.array(z.object({ name: z.string(), size: z.int(), key: z.string() })).default([]),
});

export const followed = outline.extend({
  /** The day of an appointment, yyyy-MM-dd. */
  preferredDate: z.string().nullable(),
  /** Null for other requests, and from an API that gives no hours. */
  appointment: times.nullable().default(null),
  /** By when the ministry intends to answer, ISO 8601; null without a service level and while the sender is asked. */
  expectedAt: z.string().nullable().default(null),
  /** Until when the sender may answer a question before the request is closed, ISO 8601; null if it stays open. */
  answerBy: z.string().nullable().default(null),
  transitions: z.array(state),
  /** How many files the sender may add to an answer; 0 while nothing is asked, and if the API takes text only. */
  maxAnswerFiles: z.int().default(0),
  history: z.array(followedEntry),
  /** Requests of the same sender that are continued under this number. */
  merged: z
    .array(z.object({ referenceNumber: z.string(), form: z.string(), history: z.array(followedEntry) }))
    .default([]),
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
  /** Who made the last entry of its history. */
  lastBy: z.enum(['sender', 'staff']).nullable().default(null),
});
export type RequestRow = z.infer<typeof row>;

export const requestFilter = z.object({
  form: z.string().max(50, 'tooLong').optional(),
  status: state.optional(),
  queue: z.enum(QUEUES).optional(),
  team: z.uuid('id').optional(),
  owner: subject.optional(),
  priority: z.enum(PRIORITIES).optional(),
  due: z.enum(DUE_TIMES).optional(),
  /** A reference number or its beginning; or the e-mail address or phone number of the sender. */
  text: z.string().trim().max(CONTACT_LENGTH, 'tooLong').optional(),
});
/** Filter of the back office's list of requests, and the request after which its page begins. */
export const requestsQuery = requestFilter.extend({ after: z.uuid('id').optional() });
/** `Desk/GetPlace`: the filters of a list, and a request in it. */
export const placeQuery = requestFilter.extend({
  id: z.uuid('id'),
  /**
   * Its due date while it was in the list, or `none`: a list by due date keeps its place after the date has changed.
   */
  at: z.union([z.iso.datetime(), z.literal(NO_DUE)]).optional(),
});
/** `Desk/ExportRequests` */
export const requestsExportQuery = requestFilter.extend(SHEET_PARAMETERS);
export const requestIdQuery = z.object({ id: z.uuid('id') });
/** `Requests/GetFile`: the key of a file in a followed request. */
export const documentQuery = z.object({ key: z.string().max(1000, 'tooLong') });
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

const openedEntry = z.object({
  status: state,
  at: z.string(),
  by: z.enum(['sender', 'staff']),
  note: z.string().nullable(),
  internalNote: z.string().nullable(),
  files: z.array(storedFile).default([]),
});

const related = z.object({
  id: z.string(),
  referenceNumber: z.string(),
  form: z.string(),
  workflow,
  status: state,
});

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
  history: z.array(openedEntry),
  /** Other requests of the same sender or contact, newest first. */
  others: z.array(
    related.extend({
      /** Whether the request can be merged into this one. */
      canContinue: z.boolean(),
    }),
  ),
  /** Linked for the staff; senders do not see it. */
  linked: z.array(related),
  /** Under which request it is continued; null for a request that is not merged. */
  merge: z
    .object({
      /** Null for readers who may not see it. */
      into: related.nullable(),
      /** Until then its author can undo it. */
      until: z.string(),
      isMine: z.boolean(),
    })
    .nullable(),
  /** Requests that are continued under this number. */
  merged: z.array(related.extend({ history: z.array(openedEntry), files: z.array(storedFile) })),
  /** The caller's own change that can still be undone, or that was not made because the request had moved. */
  pending: z
    .object({
      isReturned: z.boolean(),
      /** The version of the request that its author saw. */
      version: z.int(),
      dueAt: z.string(),
      to: state,
      note: z.string(),
      preferredDate: z.string().nullable(),
      /** The files that the sender will get. */
      files: z.array(z.object({ id: z.string(), name: z.string(), size: z.int() })),
      ...replyMail,
    })
    .nullable(),
  drafts: drafts.default({ owner: '', reply: null, note: null }),
  notes: z.array(
    z.object({ id: z.string(), at: z.string(), author: z.string().nullable(), text: z.string() }),
  ),
  /** The reply templates for its service. */
  templates: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The chosen template in the language of the sender, with what the portal fills in; null without a choice. */
  draft: z.string().nullable(),
  /** To whom the caller may give the request: for the lead of the office everyone in it, else nobody. */
  colleagues: z.array(colleague),
  /** The teams to which the caller may move the request. */
  teams: z.array(teamName),
  /** Its moves between teams, oldest first, for the staff only. */
  moves: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      author: z.string().nullable(),
      /** Null for none. */
      team: z.string().nullable(),
      /** The team was removed afterwards; its name is not known any more. */
      isGone: z.boolean(),
    }),
  ),
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
  getRequestDocument: {
    summary: 'A file that the staff has sent, by the key in a followed request',
    query: documentQuery,
    response: z.string(),
  },
  listServiceRequests: {
    summary: 'A page of the requests of one’s own office for its staff',
    query: requestsQuery,
    response: z.object({ data: z.object({ rows: z.array(row), next: z.string().nullable() }) }),
  },
  getRequestPlace: {
    summary: 'The place of a request in a list of one’s own office, and its neighbours',
    query: placeQuery,
    response: z.object({ data: place }),
  },
  exportServiceRequests: {
    summary: 'The requests of one’s own office for a spreadsheet (CSV or XLSX)',
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
