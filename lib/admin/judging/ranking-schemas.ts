import { z } from 'zod';
import { MEANS, QUOTA_GROUPS, QUOTA_OUTCOMES } from '@/lib/award/definition/judging-rules';
import { OUTCOMES, PRIZE_PLACES, RANKING_STATES } from '@/lib/award/definition/outcomes';
import { ofEditionQuery } from '../edition-query';

const version = z.int('pattern');

/** `Desk/ListRanking`: a prize category of an edition, and the number of rows before the page. */
export const rankingQuery = ofEditionQuery.extend({
  category: z.coerce.number('choice').int('choice').optional(),
  from: z.coerce.number('number').int('number').min(0, 'number').optional(),
});

/** `Desk/FreezeRanking`: `open` discards a frozen ranking with its decisions, in the version that was seen. */
export const freezeBody = z.strictObject({
  to: z.enum(['frozen', 'open'], 'choice'),
  /** 0 while the ranking is open. */
  version,
});

const hundredths = z.int().nullable();

export const rankedRow = z.object({
  id: z.string(),
  referenceNumber: z.string(),
  category: z.int(),
  /** 1, 2, 2, 4; null with fewer than two final sheets. */
  rank: z.int().nullable(),
  isTied: z.boolean(),
  /** The criterion that decided against an application with the same mean. */
  decidedBy: z.string().nullable(),
  raw: hundredths,
  adjusted: hundredths,
  spread: hundredths,
  sheets: z.int(),
});

const listedRow = rankedRow.extend({
  researchTitle: z.string(),
  outcome: z.enum(OUTCOMES).nullable(),
  prize: z.enum(PRIZE_PLACES).nullable(),
  /** The quotas that other applications fill; they do not affect the order. */
  quotas: z.array(z.object({ group: z.enum(QUOTA_GROUPS), outcome: z.enum(QUOTA_OUTCOMES), most: z.int() })),
});

/** The frozen ranking as a whole. */
export const rankingHead = z.object({
  edition: z.int(),
  state: z.enum(RANKING_STATES),
  /** 0 while the ranking is open. */
  version: z.int(),
  frozenAt: z.string().nullable(),
  /** SHA-256 of the snapshot. */
  hash: z.string().nullable(),
  /** The names of the members of the committee. */
  committee: z.array(z.string()),
  decisions: z.int(),
  /** True if another person than the reader proposed the decisions. */
  isOthers: z.boolean(),
});
export type RankingHead = z.infer<typeof rankingHead>;

const ranking = rankingHead.extend({
  /** The mean that decides the order. */
  mean: z.enum(MEANS),
  category: z.int(),
  total: z.int(),
  rows: z.array(listedRow),
  /** The number of rows before the next page. */
  next: z.int().nullable(),
});
export type Ranking = z.infer<typeof ranking>;

const board = z.object({
  fields: z.array(
    z.object({
      fieldId: z.int(),
      applications: z.int(),
      needed: z.int(),
      assigned: z.int(),
      final: z.int(),
      late: z.int(),
    }),
  ),
  /** Readings that are not final, the earliest deadline first. */
  open: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        id: z.string(),
        referenceNumber: z.string(),
        juror: z.string(),
        dueAt: z.string().nullable(),
        isLate: z.boolean(),
      }),
    ),
  }),
});

export const RANKING_SCHEMAS = {
  getBoard: {
    summary: 'The progress of the readings by field, and the readings that are not final',
    query: ofEditionQuery,
    response: z.object({ data: board }),
  },
  listRanking: {
    summary: 'A page of the ranking of a prize category; without names',
    query: rankingQuery,
    response: z.object({ data: ranking }),
  },
  freezeRanking: {
    summary:
      'Stores the ranking as it is, with a hash, or discards the stored one before the results are released',
    body: freezeBody,
    response: z.object({ data: z.object({ state: z.enum(RANKING_STATES) }) }),
  },
};
