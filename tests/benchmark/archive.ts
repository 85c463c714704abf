/** Requirements: PUB-09 */
/**
 * `npm run benchmark:archive`: an archive of 100,000 news items in seven languages compared with one of 100.
 * Both portals run at once and get requests in turn; fails if the large one needs more than 1.5 times as long.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhenNeeded } from '@/lib/commands/build/build-when-needed';
import { runCommand } from '@/lib/commands/run-command';
import { PortalProcess } from '../support/portal/portal-process';
import { fillArchive } from './archive-data';
import { Timings } from './measure';

const SMALL = 100;
const LIMIT = 1.5;
const WARM_UP = 5;

interface Archive {
  portal: PortalProcess;
  folder: string;
  /** An item in the middle of the archive. */
  middle: string;
}

interface Question {
  name: string;
  path(archive: Archive): string | Promise<string>;
  /** Text of a complete response: a page that reports unavailable data does not count. */
  holds: string;
  /** True if the response grows with the archive: its time counts per entry. */
  isPerEntry?: boolean;
}

async function findSitemapFile({ portal }: Archive): Promise<string> {
  const index = await (await fetch(`${portal.url}/sitemap.xml`)).text();
  const [file] = index.match(/\/sitemaps\/from-[^<]*/) ?? [];
  if (!file) throw new Error('The sitemap names no file of publications');
  return file;
}

const ITEM = '/NewsDetails/';
/** A search result with highlighted words; pages of the portal may precede the news. */
const HIT = '<mark>';

const QUESTIONS: Question[] = [
  { name: 'list', holds: ITEM, path: () => '/ar/MediaAndAwareness' },
  { name: 'list, in the depth', holds: ITEM, path: ({ middle }) => `/ar/MediaAndAwareness?before=${middle}` },
  { name: 'list, one topic', holds: ITEM, path: () => '/ur/MediaAndAwareness?topic=health' },
  {
    name: 'list, with words',
    holds: ITEM,
    path: () => `/ar/MediaAndAwareness?text=${encodeURIComponent('الحج')}`,
  },
  { name: 'details', holds: 'NewsArticle', path: ({ middle }) => `/en/NewsDetails/${middle}` },
  { name: 'search', holds: HIT, path: () => `/ar/searchText/${encodeURIComponent('الحج')}` },
  { name: 'search, two words', holds: HIT, path: () => '/en/searchText/pilgrims%20permit' },
  { name: 'feed', holds: ITEM, path: () => '/feeds/fr/news' },
  { name: 'sitemap, per entry', holds: ITEM, path: findSitemapFile, isPerEntry: true },
  {
    name: 'sitemap index, per entry',
    holds: '/sitemaps/from-',
    path: () => '/sitemap.xml',
    isPerEntry: true,
  },
];

/** Entries of a response: URLs of a sitemap file, publications of an index. */
function countEntries(path: string, text: string, size: number): number {
  return path === '/sitemap.xml' ? size : text.split('<url>').length - 1;
}

async function makeArchive(count: number): Promise<Archive> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-archive-'));
  const startedAt = performance.now();
  const middle = await fillArchive(folder, count);
  console.log(`${count} items in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return { folder, middle, portal: await PortalProcess.start({ dataDir: folder }) };
}

async function ask(archive: Archive, { path, holds, isPerEntry }: Question, size: number, timings: Timings) {
  const address = await path(archive);
  const before = performance.now();
  const response = await fetch(`${archive.portal.url}${address}`, { redirect: 'manual' });
  const text = await response.text();
  const time = performance.now() - before;
  if (response.status !== 200 || !text.includes(holds)) {
    throw new Error(`${address} answered ${response.status}\n${archive.portal.log.slice(-2000)}`);
  }
  timings.add(isPerEntry ? time / countEntries(address, text, size) : time);
}

async function compare(question: Question, archives: readonly [Archive, number][], rounds: number) {
  const timings = archives.map(() => new Timings());
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, [archive, size]] of archives.entries()) {
      const kept = round < 0 ? new Timings() : timings[index];
      if (kept) await ask(archive, question, size, kept);
    }
  }
  const [small = 0, large = 0] = timings.map((row) => row.quantile(0.5));
  return { [`${SMALL}: p50 ms`]: small, 'archive: p50 ms': large, ratio: large / small };
}

const round = (row: Record<string, number>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value.toPrecision(3))]));

runCommand(async (args) => {
  const options = {
    items: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '40' },
  } as const;
  const { values } = parseArgs({ args, options });
  await buildWhenNeeded();
  const large = Number(values.items);
  const archives: [Archive, number][] = [];
  try {
    for (const size of [SMALL, large]) archives.push([await makeArchive(size), size]);
    const rows: Record<string, Record<string, number>> = {};
    for (const question of QUESTIONS) {
      rows[question.name] = round(await compare(question, archives, Number(values.rounds)));
      console.log(question.name, rows[question.name]);
    }
    console.table(rows);
    const slow = Object.entries(rows).filter(([, { ratio = 0 }]) => ratio > LIMIT);
    if (slow.length > 0)
      throw new Error(`Too slow with ${large} items: ${slow.map(([name]) => name).join(', ')}`);
    console.log(`With ${large} items no page needs more than ${LIMIT} times what it needs with ${SMALL}.`);
  } finally {
    for (const [{ portal, folder }] of archives) {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
});
