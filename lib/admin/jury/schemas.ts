import { z } from 'zod';
import { OTHER_VERDICTS } from '@/lib/award/rules/plan-readings';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { line, subject } from '@/lib/requests/work/schemas';
import { ofEditionQuery } from '../edition-query';
import { CONFLICT_REASONS, foldTie } from './find-conflict';
import { isInstitutional } from './mail-domains';

/** The most readings of one juror. */
export const MAX_CAPACITY = 500;
export const MAX_TIES = 50;
export const TIE_LENGTH = 200;

/** Why a person who is listed as juror gets no readings: no role, works in the award office, or takes part. */
export const BARS = ['noRole', 'office', 'applicant'] as const;
export type Bar = (typeof BARS)[number];

/** Which applications the list of readings shows. */
export const READING_STATES = ['all', 'missing', 'proposed', 'released'] as const;

const person = subject.min(1, 'required');
const version = z.int('pattern');
const id = z.uuid('id');

export const jurorQuery = ofEditionQuery.extend({ subject: person });

/** `Desk/SaveJuror`: version 0 for a new juror. */
export const saveJurorBody = z.strictObject({
  subject: person,
  version,
  fields: z.array(z.int('choice')).min(1, 'required').max(100),
  /** The fields among them whose panel the juror leads. */
  leads: z.array(z.int('choice')).max(100).default([]),
  languages: z.array(z.enum(LOCALE_CODES, 'choice')).min(1, 'required'),
  capacity: z.int('pattern').min(1, 'pattern').max(MAX_CAPACITY, 'pattern'),
});

export const removeJurorBody = z.strictObject({ subject: person, version });

const tieLine = line(TIE_LENGTH);
const ownTies = {
  universities: z
    .array(tieLine.refine((text) => foldTie('university', text) !== '', 'pattern'))
    .max(MAX_TIES, 'tooMany'),
  persons: z
    .array(tieLine.refine((text) => foldTie('person', text).includes(' '), 'pattern'))
    .max(MAX_TIES, 'tooMany'),
  mailDomains: z
    .array(tieLine.refine((text) => isInstitutional(foldTie('mailDomain', text)), 'pattern'))
    .max(MAX_TIES, 'tooMany'),
};
/** `Jury/SaveTies`: replaces what the caller has declared. */
export const myTiesBody = z.strictObject(ownTies);
/** `Desk/SaveTies`: replaces what a juror has declared. */
export const tiesBody = z.strictObject({ subject: person, ...ownTies });

/** `Desk/ClearConflict`: the juror may read the application; the reason is stored. */
export const clearConflictBody = z.strictObject({
  id,
  subject: person,
  note: requiredNote,
});

export const assignmentsQuery = ofEditionQuery.extend({
  state: z.enum(READING_STATES, 'choice').optional(),
  after: z.uuid('id').optional(),
});

export const proposeBody = z.strictObject({});

/** `Desk/ReleaseAssignments`: the proposal that its reader has seen, and the last day of the readings in Riyadh. */
export const releaseBody = z.strictObject({
  proposedAt: z.iso.datetime('pattern'),
  dueOn: z.iso.date('date'),
});

const ties = z.object({
  universities: z.array(z.string()),
  persons: z.array(z.string()),
  mailDomains: z.array(z.string()),
});
export type Ties = z.infer<typeof ties>;

const juror = z.object({
  subject,
  /** The office's name for the person; null without one. */
  label: z.string().nullable(),
  /** Null unless the person is a juror of the edition; the other properties are empty then. */
  version: z.int().nullable(),
  fields: z.array(z.int()),
  leads: z.array(z.int()),
  languages: z.array(z.enum(LOCALE_CODES)),
  capacity: z.int(),
  bar: z.enum(BARS).nullable(),
  proposed: z.int(),
  released: z.int(),
});
export type Juror = z.infer<typeof juror>;

const progress = z.object({
  applications: z.int(),
  /** Readings that are needed; the next three count readings too. */
  needed: z.int(),
  proposed: z.int(),
  released: z.int(),
  missing: z.int(),
  /** When the waiting proposal was made; null without one. */
  proposedAt: z.string().nullable(),
});
export type Progress = z.infer<typeof progress>;

const jury = z.object({
  edition: z.int(),
  jurors: z.array(juror),
  progress,
  /** What the caller has declared. */
  ties,
});
export type Jury = z.infer<typeof jury>;

const openedConflict = z.object({
  id: z.string(),
  referenceNumber: z.string(),
  researchTitle: z.string(),
  university: z.string(),
  source: z.enum(['declared', 'found']),
  reasons: z.array(z.enum(CONFLICT_REASONS)),
  state: z.enum(['blocking', 'cleared']),
  note: z.string().nullable(),
});
export type OpenedConflict = z.infer<typeof openedConflict>;

const openedJuror = juror.extend({ ties, conflicts: z.array(openedConflict) });
export type OpenedJuror = z.infer<typeof openedJuror>;

const reading = z.object({
  subject,
  round: z.int(),
  state: z.enum(['proposed', 'released', 'recused', 'ended']),
  dueAt: z.string().nullable(),
  why: z.object({
    matches: z.boolean(),
    others: z.partialRecord(z.enum(OTHER_VERDICTS), z.array(z.string())),
  }),
});
export type OpenedReading = z.infer<typeof reading>;

const readingRow = z.object({
  id: z.string(),
  referenceNumber: z.string(),
  researchTitle: z.string(),
  fieldId: z.int(),
  language: z.enum(LOCALE_CODES),
  /** Readings that the application still needs. */
  missing: z.int(),
  /** For a missing reading: why each other juror cannot take it; `free` can. */
  jurors: z.object({ conflict: z.int(), language: z.int(), left: z.int(), full: z.int(), free: z.int() }),
  readings: z.array(reading),
});
export type ReadingRow = z.infer<typeof readingRow>;

const saved = z.object({ data: z.object({ saved: z.literal(true) }) });

export const JURY_SCHEMAS = {
  getJury: {
    summary:
      'Jurors of an edition, in the one in force also persons who may become jurors, and the progress of assigning',
    query: ofEditionQuery,
    response: z.object({ data: jury }),
  },
  getJuror: {
    summary: 'One juror of an edition with ties and conflicts of interest',
    query: jurorQuery,
    response: z.object({ data: openedJuror }),
  },
  saveJuror: { summary: 'Makes a person a juror, or changes one', body: saveJurorBody, response: saved },
  removeJuror: {
    summary: 'Removes a juror who has no released reading',
    body: removeJurorBody,
    response: saved,
  },
  saveTies: { summary: 'Replaces what a juror has declared', body: tiesBody, response: saved },
  getMyTies: { summary: 'What the caller has declared', response: z.object({ data: ties }) },
  saveMyTies: { summary: 'Replaces what the caller has declared', body: myTiesBody, response: saved },
  clearConflict: {
    summary: 'Allows a juror to read an application despite a conflict that the portal has found',
    body: clearConflictBody,
    response: saved,
  },
  listAssignments: {
    summary:
      'Admitted applications with their readings, the reasons for them, and what keeps one from having enough',
    query: assignmentsQuery,
    response: z.object({
      data: z.object({ total: z.int(), rows: z.array(readingRow), next: z.string().nullable() }),
    }),
  },
  proposeAssignments: {
    summary: 'Proposes the missing readings; replaces the proposal before, and keeps released ones',
    body: proposeBody,
    response: z.object({ data: progress }),
  },
  releaseAssignments: {
    summary: 'Gives the proposed readings to their jurors, until the end of a day',
    body: releaseBody,
    response: saved,
  },
};
