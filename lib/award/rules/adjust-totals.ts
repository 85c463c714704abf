/** The totals of the final sheets of an application. */
export interface Totals {
  sum: number;
  count: number;
}

/** A final sheet of a juror. */
export interface FinalSheet {
  /** Totals of its application, this sheet included. */
  application: Totals;
  juror: string;
  /** Hundredths of a point, of 100 points; whole, so that ties are exact. */
  total: number;
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
  adjust = (total: number): number => total;

  /** Chooses how the totals of this juror are adjusted. */
  compareWith(all: Sums): void {
    const { count, mean, deviation, difference } = this;
    if (count < LEAST_FOR_SHIFT) return;
    if (count >= LEAST_FOR_SPREAD && deviation > 0) {
      const [allMean, allDeviation] = [all.mean, all.deviation];
      this.adjust = (total) => Math.round(allMean + ((total - mean) / deviation) * allDeviation);
      return;
    }
    const shift = Math.round(difference / (PARTS * (count + HALF_WEIGHT)));
    this.adjust = (total) => total - shift;
  }
}

/**
 * Adjusts totals for strict and lenient jurors. A juror's totals are shifted by n ÷ (n + 5) of their mean difference
 * from the other readers of the same applications; from 15 sheets on they get the mean and the spread of all totals.
 * @param sheets with at most six readers of one application; their order changes nothing
 * @returns the adjusted totals, in the order of the sheets
 */
export function adjustTotals(sheets: readonly FinalSheet[]): number[] {
  const all = new Sums();
  const byJuror = new Map<string, Reader>();
  // Looked up once: with tens of thousands of sheets the map takes most of the time.
  const readers = sheets.map(({ application: { sum, count }, juror, total }) => {
    const reader = byJuror.get(juror) ?? new Reader();
    byJuror.set(juror, reader);
    all.add(total);
    reader.add(total);
    if (count > 1) reader.difference += (count * total - sum) * (PARTS / (count - 1));
    return reader;
  });
  for (const reader of byJuror.values()) reader.compareWith(all);
  return sheets.map(({ total }, index) => readers[index]?.adjust(total) ?? total);
}
