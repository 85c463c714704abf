/** Requirements: SAFE-06 */

import { sendRaw } from '../support/api/raw-request';
import { readCpuMs } from '../support/portal/process-usage';
import { borrowTarget, listReachable, type Target } from '../support/portal/target';

/** The maximum cost of one response, for any URL. */
const MAX_CPU_MS = 250;

let portal: Target;
let logBefore: string;
beforeAll(async () => {
  portal = await borrowTarget();
  for (const target of PAGES) await sendRaw(portal.port, { target });
  logBefore = portal.log;
});
afterAll(() => portal.stop());

const PAGES = listReachable([
  '/en/trems',
  '/ar',
  '/fr/Faqs',
  '/gateway/ip',
  '/health',
  '/_next/static/none.js',
]);

const keys = Array.from({ length: 2500 }, (_, at) => `k${at}`);

/** Queries that are too long or have too many parts, in every combination. */
const LONG_QUERIES: Record<string, string> = {
  'one key, thousands of times': 'a&'.repeat(7000),
  'one key with values': 'a=1&'.repeat(3500),
  'unique keys': keys.join('&'),
  'keys that look like lists': 'a[]=1&'.repeat(2300),
  'nothing but separators': '&'.repeat(14_000),
  'short enough, with too many parts': 'a&'.repeat(1000),
  'short enough, with too many separators alone': '&'.repeat(2000),
  'one long key': 'k'.repeat(14_000),
  'one long value': `text=${'x'.repeat(14_000)}`,
  'encoded separators': '%26a'.repeat(3500),
  'blanks as plus signs': `text=${'+'.repeat(14_000)}`,
  semicolons: 'a=1;'.repeat(3500),
};

async function measure(target: string, headers = {}) {
  const before = readCpuMs(...portal.pids);
  const answer = await sendRaw(portal.port, { target, headers });
  return { ...answer, cpuMs: readCpuMs(...portal.pids) - before };
}

describe.each(PAGES)('%s', (page) => {
  test.each(Object.entries(LONG_QUERIES))(
    '%s: refused with one line, at almost no cost',
    async (_case, query) => {
      const { status, body, headers, cpuMs } = await measure(`${page}?${query}`);
      expect(status).toBe(414);
      expect(body.length).toBeLessThan(100);
      expect(headers['cache-control']).toBe('no-store');
      expect(cpuMs).toBeLessThan(MAX_CPU_MS);
      expect(portal.log).toBe(logBefore);
    },
  );
});
