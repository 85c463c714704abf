import { z } from 'zod';
import { isClean } from '@/lib/api/contract/text-rules';
import { DEFAULT_LOCALE, LOCALE_CODES } from '@/lib/i18n/locales';
import {
  listParts,
  type PartKind,
  PERIODS,
  SEASON_FACT_KEYS,
  SEASON_SOURCES,
  type SeasonFactKey,
} from './definitions';

export const FACT_TEXT_LENGTH = 600;
export const MAX_RIYALS = 10_000_000;
export const MAX_YEARS = 120;

const day = z.iso.date({ error: 'date' });
const whole = (max: number) => z.int('pattern').min(1, 'pattern').max(max, 'pattern');
const words = z.string().trim().min(1, 'required').max(FACT_TEXT_LENGTH, 'tooLong');
const inAllLanguages = (text: z.ZodType<string, string>) => z.record(z.enum(LOCALE_CODES), text);
const address = z.url({ protocol: /^https$/, error: 'pattern' }).max(200, 'tooLong');

const PARTS = {
  day,
  riyals: whole(MAX_RIYALS),
  years: whole(MAX_YEARS),
  address,
  text: inAllLanguages(words.refine(isClean, 'forbiddenCharacters')),
} as const satisfies Record<PartKind, z.ZodType>;

const factValues = z.record(z.string(), z.union([...Object.values(PARTS), inAllLanguages(words)]));

/** The parts of a fact as an editor enters them: at least one, words in all languages. */
const valuesOf = (key: SeasonFactKey) =>
  z
    .strictObject(Object.fromEntries(listParts(key).map(([part, kind]) => [part, PARTS[kind].optional()])))
    .superRefine((values, context) => {
      const [[first, kind] = ['', 'day']] = listParts(key);
      if (Object.values(values).every((value) => value === undefined)) {
        const path = kind === 'text' ? [first, DEFAULT_LOCALE] : [first];
        context.addIssue({ code: 'custom', path, message: 'required' });
      }
      const [from, to] = (PERIODS[key] ?? []).map((part) => values[part]);
      if (from && to && to < from)
        context.addIssue({ code: 'custom', path: [PERIODS[key]?.[1] ?? ''], message: 'pattern' });
    });

/** Who announced it, and on which day. */
const origin = { source: z.enum(SEASON_SOURCES, { error: 'choice' }), on: day };

const key = z.enum(SEASON_FACT_KEYS, { error: 'choice' });
const version = z.int('number').min(0);
export const targetBody = z.strictObject({ id: key, version });

const proposalOf = (id: SeasonFactKey) =>
  z.strictObject({ id: z.literal(id), version, ...origin, values: valuesOf(id) });

/** `id` is the key of a fact; `version` is what its reader has seen, 0 for a fact that has none. */
export const proposeBody = z.discriminatedUnion('id', [
  proposalOf(SEASON_FACT_KEYS[0]),
  ...SEASON_FACT_KEYS.slice(1).map(proposalOf),
]);

export const storedFact = z.object({ values: factValues, ...origin });
export type StoredFact = z.infer<typeof storedFact>;

/** A fact in force, its words in the language of the caller. */
const shownFact = z.object({
  key,
  year: z.int(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  ...origin,
});
export type ShownFact = z.infer<typeof shownFact>;

const deskFact = z.object({
  key,
  version: z.int(),
  inForce: storedFact.nullable(),
  /** What is proposed: null for nothing, `fact: null` for its withdrawal. */
  draft: z
    .object({
      fact: storedFact.nullable(),
      /** True if another person than the reader has proposed it. */
      isOthers: z.boolean(),
    })
    .nullable(),
});
export type DeskFact = z.infer<typeof deskFact>;

const saved = z.object({ data: z.object({ saved: z.literal(true) }) });

export const SEASON_SCHEMAS = {
  getSeasonFacts: {
    summary: 'What is in force for the coming season of Hajj, with source and date',
    response: z.object({ data: z.array(shownFact) }),
  },
  listSeasonFacts: {
    summary: 'Every fact of the coming season: what is in force, and what is proposed',
    response: z.object({ data: z.object({ year: z.int(), facts: z.array(deskFact) }) }),
  },
  proposeSeasonFact: {
    summary: 'Proposes a fact of the coming season; another person puts it in force',
    body: proposeBody,
    response: saved,
  },
  proposeSeasonWithdrawal: {
    summary: 'Proposes that a fact in force reads “not announced yet” again',
    body: targetBody,
    response: saved,
  },
  confirmSeasonFact: {
    summary: 'Puts in force what another person has proposed',
    body: targetBody,
    response: saved,
  },
  dropSeasonFact: { summary: 'Discards a proposal', body: targetBody, response: saved },
};
