/** A pair of indexes: an application and the juror who reads it. */
export interface Reading {
  application: number;
  juror: number;
}

export interface AssignmentProblem {
  /** Readings that each juror can take, kept ones included. */
  capacities: readonly number[];
  /** Readings that each application needs, kept ones included. */
  needed: readonly number[];
  /** Cost of each pair, by application and juror: a whole number, or null if the juror must not read it. */
  costs: readonly (readonly (number | null)[])[];
  /** Readings of earlier runs, which stay. */
  kept: readonly Reading[];
}

export interface Assignment {
  readings: Reading[];
  /** Applications that get fewer readings than they need, with the number that is missing. */
  missing: { application: number; count: number }[];
}

/** Costs have nine decimal places and are stored as whole numbers, so that sums are exact. */
export const COST_UNIT = 1_000_000_000;

/** Each further reading of a juror costs more, up to this for the last one, so that readings are spread evenly. */
const LOAD_COST = 10 * COST_UNIT;

/** What the k-th reading of a juror adds to the total cost. */
export const loadCost = (k: number, capacity: number) => Math.round((LOAD_COST * k) / capacity);

interface Handover {
  cost: number;
  application: number;
}

const NONE: Handover = { cost: Number.POSITIVE_INFINITY, application: -1 };

/**
 * Assigns readings at minimum cost. Readings are added one by one; each takes the cheapest path of the flow network: a
 * juror takes the application, hands over one of theirs to another juror, and so on up to a juror with free capacity.
 * Applications are not nodes: of all that a juror could hand over to another only the cheapest matters, so the network
 * has as many nodes as there are jurors.
 */
class ReadingFlow {
  /** The applications that each juror reads and may hand over. */
  private readonly movable: Set<number>[];
  private readonly loads: number[];
  private readonly readers: Set<number>[];
  /** The cheapest handover from one juror to another. */
  private readonly handovers: Handover[][];
  private readonly problem: AssignmentProblem;

  // Node runs this file without a compiler, which parameter properties need.
  constructor(problem: AssignmentProblem) {
    const { capacities, needed, kept } = problem;
    this.problem = problem;
    this.movable = capacities.map(() => new Set());
    this.loads = capacities.map(() => 0);
    this.readers = needed.map(() => new Set());
    this.handovers = capacities.map(() => capacities.map(() => NONE));
    for (const { application, juror } of kept) {
      this.readers[application]?.add(juror);
      this.loads[juror] = (this.loads[juror] ?? 0) + 1;
    }
  }

  /** The cost of a juror for an application; infinite if they must not read it or already do. */
  private costOf(application: number, juror: number): number {
    const cost = this.problem.costs[application]?.[juror];
    if (cost === null || cost === undefined) return Number.POSITIVE_INFINITY;
    return this.readers[application]?.has(juror) ? Number.POSITIVE_INFINITY : cost;
  }

  private findHandover(from: number, to: number): Handover {
    let best = NONE;
    for (const application of this.movable[from] ?? []) {
      const cost = this.costOf(application, to) - (this.problem.costs[application]?.[from] ?? 0);
      if (cost < best.cost) best = { cost, application };
    }
    return best;
  }

  /** Takes into account that a juror can hand over an application to another. */
  private offer(application: number, from: number, to: number): void {
    const row = this.handovers[from];
    const cost = this.costOf(application, to) - (this.problem.costs[application]?.[from] ?? 0);
    if (row && cost < (row[to] ?? NONE).cost) row[to] = { cost, application };
  }

  /** Takes into account that a juror can no longer hand over an application to another. */
  private withdraw(application: number, from: number, to: number): void {
    const row = this.handovers[from];
    if (row?.[to]?.application === application) row[to] = this.findHandover(from, to);
  }

  private give(application: number, juror: number): void {
    this.readers[application]?.add(juror);
    for (const holder of this.readers[application] ?? []) this.withdraw(application, holder, juror);
    this.movable[juror]?.add(application);
    for (let to = 0; to < this.loads.length; to += 1) this.offer(application, juror, to);
  }

  private take(application: number, juror: number): void {
    this.readers[application]?.delete(juror);
    this.movable[juror]?.delete(application);
    for (let to = 0; to < this.loads.length; to += 1) this.withdraw(application, juror, to);
    for (const holder of this.readers[application] ?? [])
      if (this.movable[holder]?.has(application)) this.offer(application, holder, juror);
  }

  /** The cheapest path for one more reading of an application, from its last juror back; null if there is none. */
  private findPath(application: number): number[] | null {
    const count = this.loads.length;
    const distances = this.loads.map((_, juror) => this.costOf(application, juror));
    const before: number[] = this.loads.map(() => -1);
    // Bellman and Ford: handovers may have negative costs, but no cycle has.
    for (let round = 0, hasChanged = true; hasChanged && round < count; round += 1) {
      hasChanged = false;
      for (let from = 0; from < count; from += 1) {
        const distance = distances[from] ?? Number.POSITIVE_INFINITY;
        const row = this.handovers[from];
        if (!row || distance === Number.POSITIVE_INFINITY) continue;
        for (let to = 0; to < count; to += 1) {
          const next = distance + (row[to] ?? NONE).cost;
          if (next < (distances[to] ?? 0)) {
            distances[to] = next;
            before[to] = from;
            hasChanged = true;
          }
        }
      }
    }
    let last = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let juror = 0; juror < count; juror += 1) {
      const [load, capacity] = [this.loads[juror] ?? 0, this.problem.capacities[juror] ?? 0];
      if (load >= capacity) continue;
      const total = (distances[juror] ?? 0) + loadCost(load + 1, capacity);
      if (total < least) [least, last] = [total, juror];
    }
    if (last < 0) return null;
    const path = [];
    for (let juror = last; juror >= 0; juror = before[juror] ?? -1) path.push(juror);
    return path;
  }

  /** Adds a reading of an application. @returns false if no juror can take it */
  assign(application: number): boolean {
    const path = this.findPath(application);
    if (!path) return false;
    const last = path[0] ?? 0;
    const moved = path.slice(1).map((from, index) => {
      const to = path[index] ?? 0;
      return { from, to, application: this.handovers[from]?.[to]?.application ?? -1 };
    });
    for (const { from, to, application: handed } of moved) {
      this.take(handed, from);
      this.give(handed, to);
    }
    this.give(application, path.at(-1) ?? 0);
    this.loads[last] = (this.loads[last] ?? 0) + 1;
    return true;
  }

  listReadings(): Reading[] {
    return this.movable.flatMap((applications, juror) =>
      [...applications].map((application) => ({ application, juror })),
    );
  }
}

/**
 * Assigns jurors to applications: as many readings as possible, at the least total cost of pairs and loads for the
 * applications that get them. If not all are possible, those listed first have priority.
 */
export function assignReadings(problem: AssignmentProblem): Assignment {
  const flow = new ReadingFlow(problem);
  const keptOf = problem.needed.map(() => 0);
  for (const { application } of problem.kept) keptOf[application] = (keptOf[application] ?? 0) + 1;
  const missing = problem.needed.flatMap((needed, application) => {
    let count = needed - (keptOf[application] ?? 0);
    while (count > 0 && flow.assign(application)) count -= 1;
    return count > 0 ? [{ application, count }] : [];
  });
  return { readings: flow.listReadings(), missing };
}
