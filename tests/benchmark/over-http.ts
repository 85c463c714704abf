import { createHash } from 'node:crypto';
import { HttpResearcher } from '../support/award/http-researcher';
import { runAll, Timings, toRow } from './measure';
import { sendCheaply } from './send-cheaply';

/** What the portal acknowledged to one person. */
export interface Promised {
  registered: string;
  submitted: string;
  sha256: string;
}

const seconds = (from: number) => (performance.now() - from) / 1000;

/** Signs everyone on, then lets all register, then all submit; every fifth sends twice, at the same time. */
export async function runOverHttp(url: string, users: number, atOnce: number) {
  const people = Array.from({ length: users }, (_, index) => ({
    researcher: new HttpResearcher(url, `1${String(index).padStart(9, '0')}`, sendCheaply),
    twice: index % 5 === 0,
  }));
  const rows: Record<string, ReturnType<typeof toRow>> = {};
  const phase = async (
    name: string,
    task: (person: (typeof people)[number], timings: Timings) => Promise<void>,
  ) => {
    const timings = new Timings();
    const startedAt = performance.now();
    await runAll(people, atOnce, (person) => task(person, timings));
    rows[name] = toRow(timings, seconds(startedAt));
  };

  const promised = new Map<HttpResearcher, Promised>();
  await phase('sign on (5 requests)', ({ researcher }, timings) =>
    timings.measure(() => researcher.signOn()),
  );
  await phase('register', async ({ researcher, twice }, timings) => {
    const sends = Array.from({ length: twice ? 2 : 1 }, () => timings.measure(() => researcher.register()));
    const answers = (await Promise.all(sends)).map(({ referenceNumber }) => referenceNumber);
    if (new Set(answers).size !== 1) throw new Error(`One person got two numbers: ${answers.join(', ')}`);
    promised.set(researcher, { registered: answers[0] ?? '', submitted: '', sha256: '' });
  });
  await phase('submit with a file', async ({ researcher, twice }, timings) => {
    const sends = Array.from({ length: twice ? 2 : 1 }, () => timings.measure(() => researcher.submit()));
    const [first] = await Promise.all(sends);
    const row = promised.get(researcher);
    if (!row || !first?.content) return;
    row.submitted = first.referenceNumber;
    row.sha256 = createHash('sha256').update(first.content).digest('hex');
  });
  return { rows, promised: [...promised.values()] };
}
