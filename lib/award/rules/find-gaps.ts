import {
  EDITION_LISTS,
  type EditionData,
  type EditionList,
  isFormPhase,
  type ListItem,
  listOffered,
  listPrizes,
  type Phase,
  type PhaseKey,
} from '@/lib/award/definition/edition';
import { listTextPaths } from '@/lib/award/definition/edition-texts';
import { type KeyList, listKeyLists, readKeyList } from '@/lib/award/definition/key-lists';
import { PRIZE_PLACES } from '@/lib/award/definition/outcomes';
import { toLatinDigits } from '@/lib/i18n/digits';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { parseWindow } from './windows';

/** What an edition lacks before it can be scheduled; in force, also research fields without a juror. */
export type Gap =
  | OrderGap
  | { kind: 'phaseYear'; phase: string }
  | { kind: 'weights'; total: number }
  | { kind: 'readings' | 'criteria' }
  | { kind: 'prizes'; category: string }
  | { kind: 'list'; list: EditionList | KeyList }
  | { kind: 'attache'; country: string }
  | { kind: 'jurors'; field: string }
  | { kind: 'text' | 'oldYear'; locale: Locale; path: string };

interface Given {
  year: number;
  data: EditionData;
  /** The text at a path in a language; '' without one. */
  read(locale: Locale, path: string): string;
}

export interface OrderGap {
  kind: 'phaseEnd' | 'phaseOrder';
  phase: PhaseKey;
}

/**
 * Phases that end before they begin, and phases that begin before an earlier one has ended.
 * @param phases in their order, with days or moments of Riyadh
 * @param mayOverlap true if the second form may open while the first one is open
 */
export function findOrderGaps(phases: readonly Phase[], mayOverlap: boolean): OrderGap[] {
  const spans = phases.flatMap((phase) => {
    const span = parseWindow({ durationFrom: phase.from, durationTo: phase.to });
    return span ? [{ phase, ...span }] : [];
  });
  return spans.flatMap(({ phase, from, to }, index): OrderGap[] => {
    const isEarly = spans
      .slice(0, index)
      .some((other) =>
        mayOverlap && isFormPhase(phase.key) && isFormPhase(other.phase.key)
          ? from < other.from
          : from <= other.to,
      );
    return [
      ...(from > to ? [{ kind: 'phaseEnd', phase: phase.key } as const] : []),
      ...(isEarly ? [{ kind: 'phaseOrder', phase: phase.key } as const] : []),
    ];
  });
}

function findPhaseGaps({ year, data: { phases } }: Given): Gap[] {
  const [first] = phases;
  return [
    ...findOrderGaps(phases, false),
    ...(first && !first.from.startsWith(`${year}-`)
      ? [{ kind: 'phaseYear', phase: first.key } as const]
      : []),
  ];
}

/** Weights are all missing while they are not announced; otherwise they total 100. */
export function findWeightGaps(data: Pick<EditionData, 'criteria'>): Gap[] {
  const criteria = listOffered(data.criteria);
  if (criteria.length === 0) return [{ kind: 'criteria' }];
  const weights = criteria.flatMap(({ weight }) => (weight === null ? [] : [weight]));
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 100 && weights.length === criteria.length ? [] : [{ kind: 'weights', total }];
}

/** A juror's strictness and a difference of totals show only where two jurors read the same application. */
const findReadingGaps = ({ data: { judging } }: Given): Gap[] =>
  judging.readings === 1 && judging.mean === 'adjusted' ? [{ kind: 'readings' }] : [];

/** Each category has prizes from the first place on without a break, and none is worth more than the one before. */
function findPrizeGaps({ data }: Given): Gap[] {
  return listOffered(data.categories).flatMap(({ id, key }): Gap[] => {
    const prizes = listPrizes(data, id);
    const isComplete =
      prizes.length > 0 &&
      prizes.every(
        ({ place, halalas }, index) =>
          place === PRIZE_PLACES[index] &&
          halalas > 0 &&
          halalas <= (prizes[index - 1]?.halalas ?? Number.POSITIVE_INFINITY),
      );
    return isComplete ? [] : [{ kind: 'prizes', category: key }];
  });
}

function findListGaps({ data }: Given): Gap[] {
  const isEmpty = (list: EditionList) => listOffered<ListItem>(data[list]).length === 0;
  // Those without criteria are named with the weights, also in the edition in force.
  const keyLists = listKeyLists(data).filter((list) => list !== 'criteria');
  return [
    ...EDITION_LISTS.filter(isEmpty),
    ...keyLists.filter((list) => readKeyList(data, list).offered.length === 0),
  ].map((list) => ({ kind: 'list', list }));
}

/** Countries that no attaché of the edition takes care of. */
const findAttacheGaps = ({ data: { countries, attaches } }: Given): Gap[] =>
  listOffered(countries)
    .filter(({ attache }) => !attaches.includes(attache))
    .map(({ key }) => ({ kind: 'attache', country: key }));

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
    ...findAttacheGaps(given),
    ...findTextGaps(given),
  ];
}
