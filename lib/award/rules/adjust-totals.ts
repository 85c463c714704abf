/** A final sheet of a juror. The application is any value that identifies it. */
export interface FinalSheet<Application = string> {
  application: Application;
  juror: string;
  /** Hundredths of a point, of 100 points; whole, so that ties are exact. */
  total: number;
}

/** How the totals of a juror are adjusted: not at all, by a shift, or in mean and spread. */
export type Adjustment = 'none' | 'shift' | 'standard';

export interface AdjustedSheet<Application = string> extends FinalSheet<Application> {
  adjusted: number;
  adjustment: Adjustment;
}

/** With fewer final sheets a difference may come from the applications instead of the juror. */
const LEAST_FOR_SHIFT = 5;
const LEAST_FOR_SPREAD = 15;
/** A juror with this many sheets is shifted by half of the difference found. */
const HALF_WEIGHT = 5;
/** Divisible by the number of other readers of an application, which is at most five: sums stay whole. */
const PARTS = 60;

/** Running sums of totals: whole numbers, so that their order changes nothing. */
class Sums {
  count = 0;
  whole = 0;
  private squares = 0;

  add(total: number): void {
    this.count += 1;
    this.whole += total;
    this.squares += total * total;
  }

  get mean(): number {
    return this.whole / this.count;
  }

  /** Standard deviation. */
  get deviation(): number {
    return Math.sqrt(this.count * this.squares - this.whole * this.whole) / this.count;
  }
}

/** The sums of a juror. */
class Reader extends Sums {
  /** The sum of the differences from other readers, in parts of a hundredth; 0 without other readers. */
  difference = 0;
}

/** What a map has for a key, which is created at its first use. */
function findOrMake<Key, Made>(map: Map<Key, Made>, key: Key, make: () => Made): Made {
  const found = map.get(key);
  if (found) return found;
  const made = make();
  map.set(key, made);
  return made;
}

interface Method {
  adjustment: Adjustment;
  adjust: (total: number) => number;
}

function chooseMethod({ count, mean, deviation, difference }: Reader, all: Sums): Method {
  if (count < LEAST_FOR_SHIFT) return { adjustment: 'none', adjust: (total) => total };
  if (count >= LEAST_FOR_SPREAD && deviation > 0) {
    const [allMean, allDeviation] = [all.mean, all.deviation];
    const adjust = (total: number) => Math.round(allMean + ((total - mean) / deviation) * allDeviation);
    return { adjustment: 'standard', adjust };
  }
  const shift = Math.round(difference / (PARTS * (count + HALF_WEIGHT)));
  return { adjustment: 'shift', adjust: (total) => total - shift };
}

/**
 * Adjusts totals for strict and lenient jurors. A juror's totals are shifted by n ÷ (n + 5) of their mean difference from
 * the other readers of the same applications; from 15 sheets on they get the mean and the spread of all totals.
 * @param sheets with at most six readers of one application; their order changes nothing
 */
export function adjustTotals<Application>(
  sheets: readonly FinalSheet<Application>[],
): AdjustedSheet<Application>[] {
  const all = new Sums();
  const byApplication = new Map<Application, Sums>();
  const byJuror = new Map<string, Reader>();
  // Each key is looked up once: with tens of thousands of sheets the maps take most of the time.
  const applications: Sums[] = [];
  const readers: Reader[] = [];
  for (const { application, juror, total } of sheets) {
    const own = findOrMake(byApplication, application, () => new Sums());
    const reader = findOrMake(byJuror, juror, () => new Reader());
    all.add(total);
    own.add(total);
    reader.add(total);
    applications.push(own);
    readers.push(reader);
  }
  for (const [index, { total }] of sheets.entries()) {
    const { count = 0, whole = 0 } = applications[index] ?? {};
    const reader = readers[index];
    if (reader && count > 1) reader.difference += (count * total - whole) * (PARTS / (count - 1));
  }
  const methods = new Map([...byJuror.values()].map((reader) => [reader, chooseMethod(reader, all)]));
  return sheets.map(({ application, juror, total }, index) => {
    const reader = readers[index];
    const method = reader && methods.get(reader);
    const adjusted = method?.adjust(total) ?? total;
    return { application, juror, total, adjusted, adjustment: method?.adjustment ?? 'none' };
  });
}
