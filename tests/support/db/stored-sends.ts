import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Told } from '../../benchmark/faults/traffic';

/** The sends acknowledged so far. */
export const copyTold = (told: Told): Told => ({
  ...told,
  registrations: [...told.registrations],
  submissions: new Map(told.submissions),
  messages: new Map(told.messages),
});

/** The number of acknowledged sends. */
export const countTold = ({ registrations, submissions, messages }: Told): number =>
  registrations.length + submissions.size + messages.size;

/** Waits for this many more acknowledgements. */
export async function untilAcknowledged(told: Told, more: number): Promise<void> {
  const enough = countTold(told) + more;
  while (countTold(told) < enough) await sleep(10);
}

const NUMBERS =
  'select reference_number as number from scholarship_request union all select reference_number from service_request';
const SUBMITTED =
  'select r.reference_number as number from scholarship_request r join submission s on s.request_id = r.id';

/**
 * Reference numbers of acknowledged sends that a SQLite database does not contain, or contains more than once.
 */
export function listMissing(file: string, { registrations, messages, submissions }: Told): string[] {
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
