import 'server-only';
import type {
  NoJavaScriptForm,
  PostedBody,
  PostedFields,
} from '@/lib/forms/no-javascript/no-javascript-form';
import { readGregorianDay, readNumber, readTarget, readText } from '@/lib/forms/no-javascript/read-posted';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { listParts, PART_CONTROL, type PartKind, SEASON_FACT_KEYS } from './definitions';
import { SEASON_ENDPOINTS } from './endpoints';

type Reader = (fields: PostedFields, part: string) => unknown;

function readWhole(fields: PostedFields, part: string): number | string | undefined {
  const text = readText(fields, PART_CONTROL(part));
  return text === '' ? undefined : readNumber(text);
}

/** A part as it was entered; undefined if it was left empty. */
const READERS: Record<PartKind, Reader> = {
  day: ({ texts }, part) => readGregorianDay(PART_CONTROL(part), texts) || undefined,
  riyals: readWhole,
  years: readWhole,
  address: (fields, part) => readText(fields, PART_CONTROL(part)) || undefined,
  text: (fields, part) => {
    const words = LOCALE_CODES.map(
      (locale) => [locale, readText(fields, PART_CONTROL(part, locale))] as const,
    );
    return words.every(([, text]) => text === '') ? undefined : Object.fromEntries(words);
  },
};

function readFact(fields: PostedFields): PostedBody {
  const target = readTarget(fields);
  const key = SEASON_FACT_KEYS.find((known) => known === target.id);
  const parts = key ? listParts(key) : [];
  const values = parts.map(([part, kind]) => [part, READERS[kind](fields, part)] as const);
  return {
    body: {
      ...target,
      values: Object.fromEntries(values.filter(([, value]) => value !== undefined)),
      source: readText(fields, 'source'),
      on: readGregorianDay('on', fields.texts),
    },
  };
}

const seasonPage = () => '/desk/season';
const post = (
  endpoint: NoJavaScriptForm['endpoint'],
  read: NoJavaScriptForm['read'] = (fields) => ({ body: readTarget(fields) }),
): NoJavaScriptForm => ({ endpoint, read, page: seasonPage, done: seasonPage });

/** The forms of the desk for the facts of the season, as plain posts. */
export const SEASON_NO_JAVASCRIPT_FORMS: Readonly<Record<string, NoJavaScriptForm>> = {
  'season-propose': post(SEASON_ENDPOINTS.proposeSeasonFact, readFact),
  'season-withdraw': post(SEASON_ENDPOINTS.proposeSeasonWithdrawal),
  'season-confirm': post(SEASON_ENDPOINTS.confirmSeasonFact),
  'season-drop': post(SEASON_ENDPOINTS.dropSeasonFact),
};
