/** A final sheet of a juror. */
export interface FinalSheet {
  application: string;
  juror: string;
  /** Hundredths of a point, of 100 points; whole, so that ties are exact. */
  total: number;
}

/** How the totals of a juror are adjusted: not at all, by a shift, or in mean and spread. */
export type Adjustment = 'none' | 'shift' | 'standard';

export interface AdjustedSheet extends FinalSheet {
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

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Mean and standard deviation; from whole sums, so that the order of the values changes nothing. */
function summarise(totals: readonly number[]) {
  const count = totals.length;
  const whole = sum(totals);
  const squares = sum(totals.map((total) => total * total));
  return { mean: whole / count, deviation: Math.sqrt(count * squares - whole * whole) / count };
}

/**
 * Adjusts totals for strict and lenient jurors. A juror's totals are shifted by n ÷ (n + 5) of their mean difference from
 * the other readers of the same applications; from 15 sheets on they get the mean and the spread of all totals.
 * @param sheets with at most six readers of one application; their order changes nothing
 */
export function adjustTotals(sheets: readonly FinalSheet[]): AdjustedSheet[] {
  const byApplication = Map.groupBy(sheets, ({ application }) => application);
  const byJuror = Map.groupBy(sheets, ({ juror }) => juror);
  const all = summarise(sheets.map(({ total }) => total));
  /** The difference from the other readers, in parts of a hundredth; 0 without others. */
  const differ = ({ application, total }: FinalSheet) => {
    const totals = (byApplication.get(application) ?? []).map((sheet) => sheet.total);
    const others = totals.length - 1;
    return others === 0 ? 0 : ((others + 1) * total - sum(totals)) * (PARTS / others);
  };
  const methods = new Map(
    [...byJuror].map(([juror, own]): [string, { adjustment: Adjustment; adjust(total: number): number }] => {
      const { length: count } = own;
      if (count < LEAST_FOR_SHIFT) return [juror, { adjustment: 'none', adjust: (total) => total }];
      const { mean, deviation } = summarise(own.map(({ total }) => total));
      if (count >= LEAST_FOR_SPREAD && deviation > 0) {
        const adjust = (total: number) => Math.round(all.mean + ((total - mean) / deviation) * all.deviation);
        return [juror, { adjustment: 'standard', adjust }];
      }
      const shift = Math.round(sum(own.map(differ)) / (PARTS * (count + HALF_WEIGHT)));
      return [juror, { adjustment: 'shift', adjust: (total) => total - shift }];
    }),
  );
  return sheets.map(({ application, juror, total }) => {
    const method = methods.get(juror);
    const adjusted = method?.adjust(total) ?? total;
    return { application, juror, total, adjusted, adjustment: method?.adjustment ?? 'none' };
  });
}
