import {
  EDITION_LISTS,
  type EditionData,
  type EditionList,
  type ListItem,
  listOffered,
} from '@/lib/award/definition/edition';
import { listTextPaths } from '@/lib/award/definition/edition-texts';
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';

/** What an edition lacks before it can be scheduled. */
export type Gap =
  | { kind: 'phaseEnd' | 'phaseOrder' | 'phaseYear'; phase: string }
  | { kind: 'weights'; total: number }
  | { kind: 'readings' }
  | { kind: 'prizes' }
  | { kind: 'list'; list: EditionList }
  | { kind: 'text' | 'oldYear'; locale: Locale; path: string };

interface Given {
  year: number;
  data: EditionData;
  /** The text at a path in a language; '' without one. */
  read(locale: Locale, path: string): string;
}

function findPhaseGaps({ year, data: { phases } }: Given): Gap[] {
  return phases.flatMap(({ key, from, to }, index): Gap[] => [
    ...(from > to ? [{ kind: 'phaseEnd', phase: key } as const] : []),
    ...(index > 0 && from <= (phases[index - 1]?.to ?? '')
      ? [{ kind: 'phaseOrder', phase: key } as const]
      : []),
    ...(index === 0 && !from.startsWith(`${year}-`) ? [{ kind: 'phaseYear', phase: key } as const] : []),
  ]);
}

/** Weights are all missing while they are not announced; otherwise they total 100. */
export function findWeightGaps({ criteria }: Pick<EditionData, 'criteria'>): Gap[] {
  const weights = criteria.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 100 && weights.length === criteria.length ? [] : [{ kind: 'weights', total }];
}

/** A juror's strictness and a difference of totals show only where two jurors read the same application. */
const findReadingGaps = ({ data: { judging } }: Given): Gap[] =>
  judging.readings === 1 && judging.mean === 'adjusted' ? [{ kind: 'readings' }] : [];

/** The second place is worth no more than the first, and neither is worth nothing. */
function findPrizeGaps({ data: { prizes } }: Given): Gap[] {
  const amounts = prizes.map(({ halalas }) => halalas);
  const isFalling = amounts.every((amount, index) => index === 0 || amount <= (amounts[index - 1] ?? 0));
  return isFalling && amounts.every((amount) => amount > 0) ? [] : [{ kind: 'prizes' }];
}

function findListGaps({ data }: Given): Gap[] {
  return EDITION_LISTS.flatMap((list): Gap[] =>
    listOffered<ListItem>(data[list]).length === 0 ? [{ kind: 'list', list }] : [],
  );
}

/** Texts that are missing in a language, and texts that name the year of the edition before. */
function findTextGaps({ year, data, read }: Given): Gap[] {
  const paths = Object.values(listTextPaths(data)).flat();
  const oldYear = new RegExp(`\\b${year - 1}\\b`);
  return LOCALE_CODES.flatMap((locale) =>
    paths.flatMap((path): Gap[] => {
      const text = read(locale, path);
      if (text === '') return [{ kind: 'text', locale, path }];
      return oldYear.test(toLatinDigits(text)) ? [{ kind: 'oldYear', locale, path }] : [];
    }),
  );
}

/** Everything that is missing or inconsistent in an edition, in the order of the editor. */
export function findGaps(given: Given): Gap[] {
  return [
    ...findPhaseGaps(given),
    ...findWeightGaps(given.data),
    ...findReadingGaps(given),
    ...findPrizeGaps(given),
    ...findListGaps(given),
    ...findTextGaps(given),
  ];
}
