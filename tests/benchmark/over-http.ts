import { createHash } from 'node:crypto';
import type { EndpointId } from '@/lib/endpoints';
import { HttpResearcher } from '../support/award/http-researcher';
import { runAll, Timings, toRow } from './measure';
import { sendCheaply } from './send-cheaply';

/** The acknowledgements that one person got. */
export interface Promised {
  registered: string;
  submitted: string;
  sha256: string;
}

/** Users before the measurement starts: reader threads start, and code is compiled. */
export const WARM_UP = 64;

const seconds = (from: number) => (performance.now() - from) / 1000;

type Person = ReturnType<typeof makePeople>[number];

function makePeople(url: string, users: number, from: number) {
  return Array.from({ length: users + WARM_UP }, (_, index) => ({
    researcher: new HttpResearcher(url, `1${String(from + index).padStart(9, '0')}`, sendCheaply),
    twice: index % 5 === 0,
  }));
}

/** Runs one step for all users, with this concurrency, and records a row of each. */
class Phases {
  readonly rows: Record<string, ReturnType<typeof toRow> & { 'generator ms': number }> = {};

  constructor(
    private readonly people: readonly Person[],
    private readonly atOnce: number,
  ) {}

  async run(name: string, task: (person: Person, timings: Timings) => Promise<void>): Promise<void> {
    const { people, atOnce } = this;
    await runAll(people.slice(0, WARM_UP), atOnce, (person) => task(person, new Timings()));
    const timings = new Timings();
    const startedAt = performance.now();
    const cpuBefore = process.cpuUsage();
    await runAll(people.slice(WARM_UP), atOnce, (person) => task(person, timings));
    const { user, system } = process.cpuUsage(cpuBefore);
    const generator = (user + system) / 1000 / timings.count;
    this.rows[name] = { ...toRow(timings, seconds(startedAt)), 'generator ms': Number(generator.toFixed(1)) };
  }

  signOn(): Promise<void> {
    return this.run('sign on (5 requests)', ({ researcher }, timings) =>
      timings.measure(() => researcher.signOn()),
    );
  }
}

/** Signs all users on, without further steps. */
export async function signOnOverHttp(url: string, users: number, atOnce: number) {
  const phases = new Phases(makePeople(url, users, 0), atOnce);
  await phases.signOn();
  return phases.rows;
}

/**
 * Signs all users on, then registers all, then submits for all, each step after all challenges are solved;
 * every fifth user sends twice, at the same time. The load generator runs on the same processors: it uses plain
 * sockets, and its time per call is in the table.
 * @param from number of earlier users
 */
export async function runOverHttp(url: string, users: number, atOnce: number, from = 0) {
  const phases = new Phases(makePeople(url, users, from), atOnce);

  // Challenges are solved by the browsers, all of which are on this machine: they have a separate row.
  const solve = (name: string, id: EndpointId) =>
    phases.run(`challenge of a ${name}, solved`, async ({ researcher, twice }, timings) => {
      for (let send = twice ? 2 : 1; send > 0; send -= 1)
        await timings.measure(() => researcher.solveAhead(id));
    });
  const promised = new Map<HttpResearcher, Promised>();
  await phases.signOn();
  await solve('registration', 'registerResearcher');
  await phases.run('register', async ({ researcher, twice }, timings) => {
    const sends = Array.from({ length: twice ? 2 : 1 }, () => timings.measure(() => researcher.register()));
    const answers = (await Promise.all(sends)).map(({ referenceNumber }) => referenceNumber);
    if (new Set(answers).size !== 1) throw new Error(`One person got two numbers: ${answers.join(', ')}`);
    promised.set(researcher, { registered: answers[0] ?? '', submitted: '', sha256: '' });
  });
  await solve('submission', 'submitResearch');
  await phases.run('submit with a file', async ({ researcher, twice }, timings) => {
    const sends = Array.from({ length: twice ? 2 : 1 }, () => timings.measure(() => researcher.submit()));
    const [first] = await Promise.all(sends);
    const row = promised.get(researcher);
    if (!row || !first?.content) return;
    row.submitted = first.referenceNumber;
    row.sha256 = createHash('sha256').update(first.content).digest('hex');
  });
  return { rows: phases.rows, promised: [...promised.values()] };
}
