import 'server-only';
import type { Minutes } from '@/lib/admin/judging/decision-schemas';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import { loadCorrectionNames, loadExceptionNames } from '@/lib/award/rules/outcome-names';
import { formatList, separatorOf } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { formatDatesAndTime } from '@/lib/i18n/format-time';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { openPublicEdition } from '@/lib/server/award/read-edition';
import { openDatabase } from '@/lib/server/db/open';
import { describeHead, isolate } from './describe-certificate';
import type { TypesetTask } from './typeset';

type Decision = Minutes['rows'][number];

/** How a document formats values that are not messages. */
interface Writing<Figure> {
  number: (value: number) => Figure;
  /** What a person has written. */
  text: (value: string) => string;
  names: (names: readonly string[]) => string;
}

/** For programs: numbers stay numbers, and names are separated by commas. */
export const SPREADSHEET: Writing<number> = {
  number: (value) => value,
  text: (value) => value,
  names: (names) => names.join(', '),
};

/** Loads the function that lists what the minutes say about a decision, in the reader's language. */
export async function loadDecisionCells<Figure>(edition: number, locale: Locale, write: Writing<Figure>) {
  const t = await loadTranslator(locale, 'results');
  const award = await loadTranslator(locale, 'award.categories');
  const judging = await loadTranslator(locale, 'judging');
  const admin = await loadTranslator(locale, 'admin.award.columns');
  const { categories, text } = await openPublicEdition(await openDatabase(), locale, edition);
  const corrected = await loadTranslator(locale, 'corrections');
  const nameChange = await loadCorrectionNames(locale);
  const nameOf = (id: number) => categories.find((category) => category.id === id)?.key ?? '';
  const momentOf = (at: string) => formatDatesAndTime(new Date(at), locale);
  return (row: Decision): [name: string, value: string | Figure][] => [
    [judging('category'), text(OPTION_PATH.categories(nameOf(row.category)))],
    [t('columns.rank'), row.rank === null ? '' : write.number(row.rank)],
    [admin('referenceNumber'), write.text(row.referenceNumber)],
    [t('columns.outcome'), t(`outcomes.${row.outcome}`)],
    [t('columns.prize'), row.prize ? award(row.prize) : ''],
    [t('decision.reason'), write.text(row.reason)],
    [t('decision.members'), write.names(row.votes.members)],
    [t('decision.present'), write.names(row.votes.present)],
    [t('decision.recused'), write.names(row.votes.recused)],
    [t('decision.inFavour'), write.number(row.votes.inFavour)],
    [t('decision.against'), write.number(row.votes.against)],
    [t('decision.abstained'), write.number(row.votes.abstained)],
    [t('columns.decidedAt'), momentOf(row.decidedAt)],
    [
      corrected('done'),
      row.corrections
        .map((change) =>
          [
            nameChange(change),
            momentOf(change.confirmedAt ?? change.proposedAt),
            write.text(change.reason),
          ].join(separatorOf(locale)),
        )
        .join('\n'),
    ],
  ];
}

/** Loads the function that lists what the minutes say about an exception, under the names of a decision. */
export async function loadExceptionCells<Figure>(
  locale: Locale,
  write: Pick<Writing<Figure>, 'text'>,
): Promise<(row: Minutes['exceptions'][number]) => [name: string, value: string][]> {
  const t = await loadTranslator(locale, 'exceptions');
  const results = await loadTranslator(locale, 'results');
  const admin = await loadTranslator(locale, 'admin.award.columns');
  const nameException = await loadExceptionNames(locale);
  return (row) => [
    [
      admin('referenceNumber'),
      row.referenceNumber === null ? t('permits.notRegistered') : write.text(row.referenceNumber),
    ],
    [results('columns.outcome'), nameException(row)],
    [results('decision.reason'), write.text(row.reason)],
    [results('columns.decidedAt'), formatDatesAndTime(new Date(row.at), locale)],
  ];
}

/** The minutes in one language: for each decision and exception the columns of the spreadsheet, in its order. */
export async function describeMinutes(minutes: Minutes, locale: Locale): Promise<TypesetTask> {
  const t = await loadTranslator(locale, 'results');
  const meta = await loadTranslator(locale, 'meta');
  const nameException = await loadExceptionNames(locale);
  const toExceptionCells = await loadExceptionCells(locale, { text: isolate });
  const toCells = await loadDecisionCells(minutes.edition, locale, {
    number: (value) => formatNumber(value, locale),
    text: isolate,
    names: (names) => (names.length === 0 ? t('decision.nobody') : formatList(names.map(isolate), locale)),
  });
  return {
    template: 'minutes',
    data: {
      ...(await describeHead(minutes.edition, locale)),
      heading: meta('adminMinutes.title'),
      notes: [
        t('minutes.lead'),
        t(`states.${minutes.state}`),
        ...(minutes.rows.length === 0 ? [t('decision.none')] : []),
      ],
      hash: minutes.hash ? { name: t('freeze.hash'), value: `SHA-256 ${minutes.hash}` } : null,
      decisions: [
        ...minutes.rows.map((row) => ({
          title: isolate(row.referenceNumber),
          rows: toCells(row).filter(([, value]) => value !== ''),
        })),
        ...minutes.exceptions.map((row) => ({ title: nameException(row), rows: toExceptionCells(row) })),
      ],
    },
  };
}
