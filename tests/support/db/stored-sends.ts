import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Results } from '../../benchmark/faults/traffic';

/** The sends acknowledged so far. */
export const copyResults = (results: Results): Results => ({
  ...results,
  registrations: [...results.registrations],
  submissions: new Map(results.submissions),
  messages: new Map(results.messages),
});

/** The number of acknowledged sends. */
export const countResults = ({ registrations, submissions, messages }: Results): number =>
  registrations.length + submissions.size + messages.size;

/** Waits for this many more acknowledgements. */
export async function untilAcknowledged(results: Results, more: number): Promise<void> {
  const enough = countResults(results) + more;
  while (countResults(results) < enough) await sleep(10);
}

const NUMBERS =
  'select reference_number as number from scholarship_request union all select reference_number from service_request';
const SUBMITTED =
  'select r.reference_number as number from scholarship_request r join submission s on s.request_id = r.id';

/**
 * Reference numbers of acknowledged sends that a SQLite database does not contain, or contains more than once.
 */
export function listMissing(file: string, { registrations, messages, submissions }: Results): string[] {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  const listWrong = (query: string, numbers: string[]) => {
    const times = new Map<string, number>();
    for (const { number } of database.prepare(query).all())
      times.set(String(number), (times.get(String(number)) ?? 0) + 1);
    return numbers.filter((number) => times.get(number) !== 1);
  };
  try {
    return [
      ...listWrong(NUMBERS, [...registrations, ...messages.values()]),
      ...listWrong(SUBMITTED, [...submissions.keys()]),
    ];
  } finally {
    database.close();
  }
}
