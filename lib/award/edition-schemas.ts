import { z } from 'zod';
import { SHEET_PARAMETERS } from '@/lib/api/contract/sheet-format';
import { type EditionData, PHASE_KEYS } from '@/lib/award/definition/edition';
import { DEFAULT_DECIDING, DEFAULT_JUDGING, MEANS } from '@/lib/award/definition/judging-rules';
import { PRIZE_PLACES } from '@/lib/award/definition/outcomes';
import { statistics } from './statistics';

/** The year of an edition in the body of a call. */
export const editionYear = z.int('pattern').min(2000, 'pattern').max(2200, 'pattern');

/** The states of an edition; `inForce` is the one that the award's pages show. */
export const EDITION_STATES = ['draft', 'proposed', 'scheduled', 'inForce', 'closed', 'archived'] as const;
export type EditionState = (typeof EDITION_STATES)[number];

const key = z.string().regex(/^[A-Za-z][\w.]{0,60}$/);
const keys = z.array(key);
const item = z.object({ id: z.int().positive(), key, offered: z.boolean().optional() });

const points = z.int('pattern').min(0, 'pattern').max(100, 'pattern');
export const judgingRules = z.strictObject({
  readings: z.int('pattern').min(1, 'pattern').max(5, 'pattern'),
  isBlind: z.boolean(),
  mean: z.enum(MEANS, 'choice'),
  spread: points,
  margin: points,
});

const quota = z.int('pattern').min(1, 'pattern').max(1000, 'pattern').nullable();
const quotas = z.strictObject({ winner: quota, shortlisted: quota });
export const decidingRules = z.strictObject({
  quorum: z.int('pattern').min(0, 'pattern').max(99, 'pattern'),
  quotas: z.strictObject({ field: quotas, country: quotas }),
});

export const editionData: z.ZodType<EditionData> = z.object({
  targetStudents: z.int().positive(),
  phases: z.array(
    z.object({
      key: z.enum(PHASE_KEYS),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
  ),
  attaches: keys,
  countries: z.array(item.extend({ latitude: z.number(), longitude: z.number(), attache: key })),
  fields: z.array(item.extend({ points: keys })),
  levels: z.array(item),
  categories: z.array(item),
  prizes: z.array(z.object({ place: z.enum(PRIZE_PLACES), category: z.int().optional(), halalas: z.int() })),
  criteria: z.array(z.object({ key, weight: z.int().nullable(), offered: z.boolean().optional() })),
  // Editions that an earlier build stored have no rules, and no `ended`.
  judging: judgingRules.default(DEFAULT_JUDGING),
  deciding: decidingRules.default(DEFAULT_DECIDING),
  benefits: keys,
  goals: keys,
  eligibility: keys,
  jury: keys,
  juryRules: keys,
  controls: keys,
  ended: z.record(z.string(), keys).default({}),
});

const winner = z.object({
  /** Id of the prize category. */
  category: z.int(),
  prize: z.enum(PRIZE_PLACES),
  /** Null without the winner's consent. */
  name: z.string().nullable(),
  university: z.string().nullable(),
});
export type Winner = z.infer<typeof winner>;

/** An edition as stored, with the texts of one language that differ from the messages, by path. */
export const storedEdition = z.object({
  year: z.int(),
  state: z.enum(EDITION_STATES),
  data: editionData,
  texts: z.record(z.string(), z.string()),
  /** When the edition, its texts or the operator's configuration changed last; missing in a new portal. */
  changedAt: z.string().optional(),
  /** Winners of released results. */
  winners: z.array(winner).optional(),
  /** Of an edition that is over, without small counts. */
  statistics: statistics.optional(),
});
export type StoredEdition = z.infer<typeof storedEdition>;

/** Award/GetEdition: without a year, the edition in force. */
export const editionQuery = z.object({ year: z.coerce.number().int('number').optional() });

/** Award/ExportStatistics */
export const statisticsQuery = z.object({
  year: z.coerce.number().int('number'),
  ...SHEET_PARAMETERS,
});

export const EDITION_SCHEMAS = {
  getEdition: {
    summary: 'An edition of the award: the one in force, or the public one of a year',
    query: editionQuery,
    response: z.object({ data: storedEdition }),
  },
  exportStatistics: {
    summary:
      'The statistics of an edition that is over, for a spreadsheet (CSV or XLSX), without small counts',
    query: statisticsQuery,
    response: z.string(),
  },
};
