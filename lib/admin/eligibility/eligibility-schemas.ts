import { z } from 'zod';
import { CHECKED_STAGES, ELIGIBILITY_RULES } from '@/lib/award/definition/eligibility';
import { registration } from '@/lib/award/schemas';
import { optionalNote } from '@/lib/forms/rules/note-schema';
import { line } from '@/lib/requests/work/schemas';
import { ofEditionQuery } from '../edition-query';
import { areFullNames } from '../jury/find-conflict';
import { idQuery } from '../schemas';

/** The states of applications in the list; `unchecked` ones wait for the award office. */
export const ELIGIBILITY_STATES = ['unchecked', ...CHECKED_STAGES] as const;
export type EligibilityState = (typeof ELIGIBILITY_STATES)[number];

/** `Desk/ListEligibility`: a state in an edition, and the application after which the page begins. */
export const eligibilityQuery = ofEditionQuery.extend({
  state: z.enum(ELIGIBILITY_STATES, 'choice').optional(),
  after: z.uuid('id').optional(),
});

export const SUPERVISOR_LENGTH = 200;

const rule = z.enum(ELIGIBILITY_RULES, 'choice');
const id = z.uuid('id');
const version = z.int('pattern');

/** `Desk/SaveCheck`: the verdict of the office on one application. */
export const saveCheckBody = z.strictObject({
  id,
  version,
  decision: z.enum(['admit', 'refuse'], 'choice'),
  /** The prize category, which an admitted application needs. */
  category: z.int('choice').nullable(),
  /** The rules that are not met. */
  unmet: z.array(rule).max(ELIGIBILITY_RULES.length),
  reasons: z.partialRecord(rule, optionalNote),
  /** Names in the letter of recommendation, separated by commas; '' removes them, and without it they stay. */
  supervisor: line(SUPERVISOR_LENGTH).refine(areFullNames, 'pattern').optional(),
});

/** `Desk/ConfirmRefusal`: `ineligible` confirms a proposed refusal, `unchecked` returns it to the office. */
export const confirmRefusalBody = z.strictObject({
  id,
  version,
  to: z.enum(['ineligible', 'unchecked'], 'choice'),
});

const row = z.object({
  id: z.string(),
  referenceNumber: z.string(),
  researchTitle: z.string(),
  countryId: z.int(),
  fieldId: z.int(),
  submittedAt: z.string(),
  state: z.enum(ELIGIBILITY_STATES),
  /** The rules that are not met: as the office has judged, or else as the portal has found. */
  unmet: z.array(rule),
});

const changed = z.object({ data: z.object({ id: z.string(), state: z.enum(ELIGIBILITY_STATES) }) });

const openedCheck = row.extend({
  edition: z.int(),
  version: z.int(),
  category: z.int().nullable(),
  answers: registration,
  files: z.array(z.object({ id: z.string(), type: z.int(), name: z.string(), size: z.int() })),
  /** The rules that the portal has found broken. */
  broken: z.array(rule),
  /** Reference numbers of other submissions with the same file or scholarship file number. */
  duplicates: z.array(z.string()),
  reasons: z.partialRecord(rule, z.string()),
  /** '' if the office has typed none. */
  supervisor: z.string(),
  /** True if another person than the reader has checked it. */
  isOthers: z.boolean(),
});
export type OpenedCheck = z.infer<typeof openedCheck>;

export const ELIGIBILITY_SCHEMAS = {
  listEligibility: {
    summary: 'A page of submitted applications of an edition with the rules that they do not meet',
    query: eligibilityQuery,
    response: z.object({
      data: z.object({ total: z.int(), rows: z.array(row), next: z.string().nullable() }),
    }),
  },
  getEligibility: {
    summary: 'One application of any edition with its check; every view is recorded in the audit trail',
    query: idQuery,
    response: z.object({ data: openedCheck }),
  },
  saveCheck: {
    summary: 'Admits an application into a prize category, or proposes to refuse it',
    body: saveCheckBody,
    response: changed,
  },
  confirmRefusal: {
    summary: 'Confirms a proposed refusal, which its sender then reads, or returns it to the award office',
    body: confirmRefusalBody,
    response: changed,
  },
};
