import type { JudgingRules } from '@/lib/award/definition/judging-rules';

/** The final totals of an application's first readings, in hundredths of a point. */
export interface FirstReadings {
  id: string;
  /** Prize category. */
  category: number;
  count: number;
  sum: number;
  least: number;
  most: number;
}

type Rules = Pick<JudgingRules, 'readings' | 'spread' | 'margin'>;

/** True if the readings are final and differ by more than the spread. */
const isSpread = ({ count, least, most }: FirstReadings, { readings, spread }: Rules) =>
  count > 1 && count >= readings && most - least > spread * 100;

const compareMeans = (left: FirstReadings, right: FirstReadings) =>
  right.sum * left.count - left.sum * right.count;

/** The applications with the largest means, the largest first; tens of thousands are not sorted for a few. */
function findBest(applications: readonly FirstReadings[], number: number): FirstReadings[] {
  let best: FirstReadings[] = [];
  for (const application of applications) {
    const last = best[number - 1];
    if (last && compareMeans(application, last) >= 0) continue;
    best = [...best, application].sort(compareMeans).slice(0, number);
  }
  return best;
}

/**
 * The applications of one category whose mean is within the margin of the last place that gets a prize. The place is
 * known once all first readings of the category are final, and decides nothing if each application gets a prize.
 */
function listAtCut(
  applications: readonly FirstReadings[],
  { readings, margin }: Rules,
  prizes: number,
): FirstReadings[] {
  if (margin === 0 || prizes === 0 || applications.length <= prizes) return [];
  if (applications.some(({ count }) => count < readings)) return [];
  const cut = findBest(applications, prizes).at(-1);
  if (!cut) return [];
  return applications.filter(
    ({ sum, count }) => Math.abs(sum * cut.count - cut.sum * count) <= margin * 100 * count * cut.count,
  );
}

/**
 * The applications that one more juror reads: their first readings differ by more than the spread, or their mean is
 * close to the last place that gets a prize.
 * @param applications all that are judged, also those without a final sheet
 * @param prizes of each category
 * @returns their ids
 */
export function findDisputed(
  applications: readonly FirstReadings[],
  rules: Rules,
  prizes: number,
): Set<string> {
  const categories = Map.groupBy(applications, ({ category }) => category).values();
  const disputed = [
    ...applications.filter((readings) => isSpread(readings, rules)),
    ...[...categories].flatMap((group) => listAtCut(group, rules, prizes)),
  ];
  return new Set(disputed.map(({ id }) => id));
}
