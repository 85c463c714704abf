import { createHash } from 'node:crypto';
import { ask, type Site } from './site';
import type { Results } from './traffic';

const NUMBERS = `select reference_number as number, count(*)::int as times from
   (select reference_number from scholarship_request union all select reference_number from service_request) r
 where reference_number = any($1) group by 1`;
const SUBMISSIONS = `select r.reference_number as number, f.storage_key as key from scholarship_request r
   join submission s on s.request_id = r.id join submission_file f on f.submission_id = s.id
 where r.reference_number = any($1)`;
const DOUBLED = 'select 1 from service_request group by idempotency_key having count(*) > 1';

async function isWhole(site: Site, key: string | undefined, sha256: string): Promise<boolean> {
  if (!key) return false;
  const content = await site.readFile(key).catch(() => Buffer.alloc(0));
  return createHash('sha256').update(content).digest('hex') === sha256;
}

/** Compares the acknowledged requests with the stored ones, files byte by byte. */
export async function compare(site: Site, results: Results) {
  const { url } = site.current;
  const numbers = [...results.registrations, ...results.messages.values()];
  const stored = await ask<{ number: string; times: number }>(url, NUMBERS, numbers);
  const files = await ask<{ number: string; key: string }>(url, SUBMISSIONS, [...results.submissions.keys()]);
  const times = new Map(stored.map((row) => [row.number, row.times]));
  const keys = new Map(files.map(({ number, key }) => [number, key]));
  const lost = numbers.filter((number) => !times.has(number));
  for (const [number, sha256] of results.submissions)
    if (!(await isWhole(site, keys.get(number), sha256))) lost.push(number);
  const twice = stored.filter((row) => row.times > 1).length + (files.length - keys.size);
  return {
    acknowledged: numbers.length + results.submissions.size,
    lost: lost.length,
    twice: twice + (await ask(url, DOUBLED)).length,
  };
}
