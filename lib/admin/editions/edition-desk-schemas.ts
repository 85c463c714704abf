import { z } from 'zod';
import { PRIZE_PLACES } from '@/lib/award/definition/outcomes';
import {
  decidingRules,
  EDITION_STATES,
  judgingRules,
  storedEdition,
  editionYear as year,
} from '@/lib/award/edition-schemas';
import { KEY_MOVES } from '@/lib/award/rules/change-key-list';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { deskDates } from './edition-dates-schemas';

const version = z.int('pattern');
const day = z.iso.date('date');
export const MAX_TEXT = 1000;
/** Plain text: these characters have a meaning in messages. */
const text = z
  .string()
  .trim()
  .max(MAX_TEXT, 'tooLong')
  .regex(/^[^{}<>]*$/, 'forbiddenCharacters');
const amount = z.int('pattern').positive('pattern').max(1_000_000_000, 'pattern');

/** `Desk/OpenEdition`: an edition, with the texts of one language. */
export const openEditionQuery = z.object({
  year: z.coerce.number({ error: 'number' }).int('number'),
  language: z.enum(LOCALE_CODES).optional(),
});

const added = z.strictObject({
  countries: z
    .strictObject({
      name: text.min(1, 'required'),
      attache: z.string().max(60, 'tooLong'),
      latitude: z.number('pattern').min(-90, 'pattern').max(90, 'pattern'),
      longitude: z.number('pattern').min(-180, 'pattern').max(180, 'pattern'),
    })
    .optional(),
  fields: text.optional(),
  levels: text.optional(),
  categories: text.optional(),
});

/** `Desk/SaveEdition`: dates, amounts and lists of a draft. */
export const saveEditionBody = z.strictObject({
  year,
  version,
  targetStudents: amount,
  /** First and last day by phase. */
  phases: z.record(z.string().max(60), z.strictObject({ from: day, to: day })),
  /** All prizes, in whole riyals. One without a category is in every category; one without an amount is left out. */
  prizes: z
    .array(
      z.strictObject({
        place: z.enum(PRIZE_PLACES, 'choice'),
        category: z.int('choice').nullable(),
        amount: amount.max(10_000_000, 'pattern').nullable(),
      }),
    )
    .max(100),
  /** The ids of the options that the edition offers. */
  offered: z.strictObject({
    countries: z.array(z.int()).max(300),
    fields: z.array(z.int()).max(100),
    levels: z.array(z.int()).max(100),
    categories: z.array(z.int()).max(100),
  }),
  /** The attachés of countries by their ids; others keep theirs. */
  attaches: z.record(z.string().max(10), z.string().max(80, 'choice')).optional(),
  /** New options, with their names in the language of the caller. */
  added: added.optional(),
});

/** `Desk/SaveJudging`: the weights of the criteria and the rules of judging. */
export const saveJudgingBody = z.strictObject({
  year,
  version,
  /** By criterion; null while they are not announced. */
  weights: z.record(z.string().max(60), z.int('pattern').min(0, 'pattern').max(100, 'pattern').nullable()),
  judging: judgingRules,
  /** Without it, quorum and quotas stay. */
  deciding: decidingRules.optional(),
});

/** A list of `key-lists.ts`. */
const list = z.string('choice').max(80, 'choice');
/** `Desk/ChangeEditionList`: a new entry with its title in the language of the caller, or a change of one. */
export const changeListBody = z.discriminatedUnion('to', [
  z.strictObject({ year, version, list, to: z.literal('add'), title: text.min(1, 'required') }),
  z.strictObject({ year, version, list, to: z.enum(KEY_MOVES, 'choice'), key: z.string().max(80) }),
]);

/** `Desk/SaveEditionTexts`: texts of an edition in one language, by path; those of the messages are not stored. */
export const saveTextsBody = z.strictObject({
  year,
  locale: z.enum(LOCALE_CODES, 'choice'),
  texts: z.record(z.string().max(120), text),
});

/** `Desk/ProposeEdition`: the day on which the edition starts, or null to make it a draft again. */
export const proposeBody = z.strictObject({ year, startsOn: day.nullable() });
/** `Desk/CopyEdition`, `Desk/ConfirmEdition`, `Desk/ArchiveEdition`. */
export const yearBody = z.strictObject({ year });

const row = z.object({
  year: z.int(),
  state: z.enum(EDITION_STATES),
  startsAt: z.string().nullable(),
  /** True if another person than the reader has proposed it. */
  isOthers: z.boolean(),
});

const listedRow = row.extend({
  /** Dates of the edition in force that wait for their confirmation. */
  proposedDates: z.object({ isOthers: z.boolean() }).nullable(),
});

const gap = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['phaseEnd', 'phaseOrder', 'phaseYear']), phase: z.string() }),
  z.object({ kind: z.literal('weights'), total: z.int() }),
  z.object({ kind: z.enum(['criteria', 'readings']) }),
  z.object({ kind: z.literal('prizes'), category: z.string() }),
  z.object({ kind: z.literal('list'), list: z.string() }),
  z.object({ kind: z.literal('attache'), country: z.string() }),
  z.object({ kind: z.literal('jurors'), field: z.string() }),
  z.object({ kind: z.enum(['text', 'oldYear']), locale: z.enum(LOCALE_CODES), path: z.string() }),
]);

const changed = z.object({ data: z.object({ year: z.int(), state: z.enum(EDITION_STATES) }) });

const openedEdition = storedEdition.extend({
  ...row.shape,
  version: z.int(),
  gaps: z.array(gap),
  /** Null unless the edition is in force. */
  dates: deskDates.nullable(),
});
export type DeskEdition = z.infer<typeof openedEdition>;

export const EDITION_DESK_SCHEMAS = {
  listEditions: {
    summary: 'Every edition of the award, newest first',
    response: z.object({ data: z.array(listedRow) }),
  },
  openEdition: {
    summary: 'An edition with its texts in one language, and what it lacks before it can start',
    query: openEditionQuery,
    response: z.object({ data: openedEdition }),
  },
  copyEdition: {
    summary: 'Copies an edition to the next year: a draft whose dates are a year later',
    body: yearBody,
    response: changed,
  },
  saveEdition: { summary: 'Changes a draft', body: saveEditionBody, response: changed },
  saveJudging: {
    summary: 'Changes weights and judging rules of a draft or of the edition in force',
    body: saveJudgingBody,
    response: changed,
  },
  changeEditionList: {
    summary: 'Adds, moves, ends or offers again an entry of a list of a draft',
    body: changeListBody,
    response: changed,
  },
  saveEditionTexts: {
    summary: 'Changes texts of an edition in one language',
    body: saveTextsBody,
    response: changed,
  },
  proposeEdition: {
    summary: 'Proposes the day on which an edition starts, or makes it a draft again',
    body: proposeBody,
    response: changed,
  },
  confirmEdition: {
    summary: 'Schedules a proposed edition; only another person than the one who proposed it may',
    body: yearBody,
    response: changed,
  },
  archiveEdition: { summary: 'Archives a closed edition', body: yearBody, response: changed },
};
