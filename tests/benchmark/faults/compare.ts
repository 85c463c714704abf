import { createHash } from 'node:crypto';
import type { Place } from './place';
import type { Results } from './traffic';

const NUMBERS = `select reference_number as number, count(*) as times from
   (select reference_number from scholarship_request union all select reference_number from service_request) r
 group by 1`;
const SUBMISSIONS = `select r.reference_number as number, f.storage_key as key from scholarship_request r
   join submission s on s.request_id = r.id join submission_file f on f.submission_id = s.id`;
const DOUBLED = 'select 1 as doubled from service_request group by idempotency_key having count(*) > 1';

async function isWhole(place: Place, key: string | undefined, sha256: string): Promise<boolean> {
  if (!key) return false;
  const content = await place.readFile(key).catch(() => Buffer.alloc(0));
  return createHash('sha256').update(content).digest('hex') === sha256;
}

/** Compares the acknowledged requests with the stored ones, files byte by byte. */
export async function compare(place: Place, results: Results) {
  const numbers = [...results.registrations, ...results.messages.values()];
  const stored = await place.readRows<{ number: string; times: number | string }>(NUMBERS);
  const times = new Map(stored.map((row) => [row.number, Number(row.times)]));
  const rows = await place.readRows<{ number: string; key: string }>(SUBMISSIONS);
  const files = rows.filter(({ number }) => results.submissions.has(number));
  const keys = new Map(files.map(({ number, key }) => [number, key]));
  const lost = numbers.filter((number) => !times.has(number));
  for (const [number, sha256] of results.submissions)
    if (!(await isWhole(place, keys.get(number), sha256))) lost.push(number);
  const repeated = numbers.filter((number) => (times.get(number) ?? 0) > 1);
  const doubled = await place.readRows(DOUBLED);
  return {
    acknowledged: numbers.length + results.submissions.size,
    lost: lost.length,
    twice: repeated.length + (files.length - keys.size) + doubled.length,
  };
}
