/** Requirements: SEARCH-07 */
import { openDatabase } from '@/lib/server/db/open';
import { loadSeeds } from '@/lib/server/publications/seed';
import { indexPages } from '@/lib/server/search/index-pages';
import { callPath, visit } from '../support/api/api-client';

/** Processor time of one search, in milliseconds; load of other processes does not count. */
const MAX_MS = 25;

let token: string;
beforeAll(async () => {
  const database = await openDatabase();
  await loadSeeds(database, new Date());
  await indexPages(database);
  token = await visit();
});

/** The least of many rounds: the first ones also compile the code. */
async function measure(path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const before = process.cpuUsage();
    const response = await callPath(path, { token });
    expect([200, 422]).toContain(response.status);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

const QUESTIONS: Record<string, string> = {
  'words of one letter': 'abcdefghijklmnopqrstuvwxyz'.repeat(4).split('').join(' ').slice(0, 199),
  'short words': Array.from({ length: 66 }, (_, at) => `${at}`).join(' '),
  'words that occur everywhere': 'hajj '.repeat(39),
  'common words': 'the of and to in for is on by at '.repeat(5),
};

describe.each(['Search/Find?text=', 'Search/Suggest?text=', 'News/GetAllWithSearch?text='])('%s', (call) => {
  test.each(Object.entries(QUESTIONS))('%s need almost no processor time', async (_name, text) => {
    expect(await measure(call + encodeURIComponent(text))).toBeLessThan(MAX_MS);
  });
});
