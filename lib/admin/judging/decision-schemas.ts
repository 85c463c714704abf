import { z } from 'zod';
import { SHEET_PARAMETERS } from '@/lib/api/contract/sheet-format';
import { isClean } from '@/lib/api/contract/text-rules';
import { OUTCOMES, PRIZE_PLACES, RANKING_STATES } from '@/lib/award/definition/outcomes';
import { PERMIT_KINDS } from '@/lib/award/definition/permit-kinds';
import { requiredNote } from '@/lib/forms/rules/note-schema';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { edition, ofEditionQuery } from '../edition-query';
import { fileResponse, idQuery } from '../schemas';
import { correction } from './correction-schemas';
import { rankedRow, rankingHead } from './ranking-schemas';

const MEMBER_LENGTH = 100;
/** Members of the committee; each has one vote. */
const MAX_MEMBERS = 30;

const version = z.int('pattern');
const names = z.array(z.string().trim());
/** Codes that belong to no single name, because the form has one control for all. */
const members = names
  .min(1, 'required')
  .max(MAX_MEMBERS, 'tooLong')
  .refine((all) => all.every((name) => name !== '' && name.length <= MEMBER_LENGTH), 'tooLong')
  .refine((all) => all.every(isClean), 'forbiddenCharacters')
  .refine((all) => new Set(all).size === all.length, 'pattern');
const count = z.int('required').min(0, 'required').max(MAX_MEMBERS, 'required');

/** `Desk/SaveCommittee`: the names of the members who decide. */
export const committeeBody = z.strictObject({
  version,
  members,
});

/** `Desk/SaveDecision`: the decision of the committee about one application. */
export const saveDecisionBody = z.strictObject({
  id: z.uuid('id'),
  /** 0 for the first decision. */
  version,
  outcome: z.enum(OUTCOMES, 'required'),
  /** Only of a winner. */
  prize: z.enum(PRIZE_PLACES, 'choice').nullable(),
  reason: requiredNote,
  present: names,
  recused: names,
  inFavour: count,
  against: count,
  abstained: count,
});

/** `Desk/ProposeDecisions`: `frozen` takes the proposal or its confirmation back. */
export const proposeDecisionsBody = z.strictObject({
  version,
  to: z.enum(['proposed', 'frozen'], 'choice'),
});

/** `Desk/ConfirmDecisions`: `frozen` returns the decisions to the coordinator. */
export const confirmDecisionsBody = z.strictObject({
  version,
  to: z.enum(['confirmed', 'frozen'], 'choice'),
});

/** `Desk/PrintMinutes`: the language of the document; without one, that of the caller. */
export const minutesQuery = z.object({ edition, language: z.enum(LOCALE_CODES, 'choice').optional() });

const votes = z.object({
  members: z.array(z.string()),
  present: z.array(z.string()),
  recused: z.array(z.string()),
  inFavour: z.int(),
  against: z.int(),
  abstained: z.int(),
});

const decision = z.object({
  version: z.int(),
  outcome: z.enum(OUTCOMES),
  prize: z.enum(PRIZE_PLACES).nullable(),
  reason: z.string(),
  votes,
  decidedAt: z.string(),
});

const openedDecision = rankedRow.extend({
  ranking: rankingHead,
  researchTitle: z.string(),
  fieldId: z.int(),
  /** Missing while the ranking is open. */
  university: z.string().optional(),
  /** The readings that are released, with the total of a final sheet in hundredths. */
  readings: z.array(z.object({ juror: z.string(), dueAt: z.string().nullable(), total: z.int().nullable() })),
  decision: decision.nullable(),
  corrections: z.array(correction),
});
export type OpenedDecision = z.infer<typeof openedDecision>;

const minutes = rankingHead.extend({
  rows: z.array(
    decision.omit({ version: true }).extend({
      id: z.string(),
      referenceNumber: z.string(),
      category: z.int(),
      rank: z.int().nullable(),
      /** Those that are confirmed. */
      corrections: z.array(correction),
    }),
  ),
  /** Disqualifications, permits and reopened submissions that took effect, the oldest first. */
  exceptions: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['disqualified', ...PERMIT_KINDS]),
      /** Null for a person without an application. */
      referenceNumber: z.string().nullable(),
      reason: z.string(),
      /** The end of a permit; null for a disqualification. */
      until: z.string().nullable(),
      /** True for a permit that was ended before its hour. */
      isEnded: z.boolean(),
      at: z.string(),
    }),
  ),
});
/** `Desk/ExportMinutes` */
export const minutesSheetQuery = z.object({ edition, ...SHEET_PARAMETERS });

export type Minutes = z.infer<typeof minutes>;

const confirmations = z.object({
  /** The proposed decisions, which an administrator confirms. */
  decisions: z.int(),
  /** 1 if letters and hour of the results wait for a coordinator. */
  releases: z.int(),
});

const stepped = z.object({ data: z.object({ state: z.enum(RANKING_STATES) }) });

export const DECISION_SCHEMAS = {
  saveCommittee: {
    summary: 'Stores the names of the committee that decides about the frozen ranking',
    body: committeeBody,
    response: stepped,
  },
  getDecision: {
    summary: 'One application of the ranking with its readings and its decision; every view is recorded',
    query: idQuery,
    response: z.object({ data: openedDecision }),
  },
  saveDecision: {
    summary: 'Stores the decision of the committee about an application of the frozen ranking',
    body: saveDecisionBody,
    response: z.object({ data: z.object({ id: z.string(), version: z.int() }) }),
  },
  proposeDecisions: {
    summary: 'Proposes the decisions for confirmation, or opens them again before the results are released',
    body: proposeDecisionsBody,
    response: stepped,
  },
  confirmDecisions: {
    summary: 'Confirms the proposed decisions, or returns them to the coordinator',
    body: confirmDecisionsBody,
    response: stepped,
  },
  countConfirmations: {
    summary:
      'How much of the judging of the edition in force waits for a confirmation by another person than its author',
    response: z.object({ data: confirmations }),
  },
  getMinutes: {
    summary: 'The decisions of the committee with attendance, recusals, votes and reasons',
    query: ofEditionQuery,
    response: z.object({ data: minutes }),
  },
  exportMinutes: {
    summary: 'The same for a spreadsheet (CSV or XLSX)',
    query: minutesSheetQuery,
    response: fileResponse,
  },
  printMinutes: {
    summary: 'The same as a tagged PDF in one language',
    query: minutesQuery,
    response: fileResponse,
  },
};
