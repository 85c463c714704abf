/** Requirements: DATA-12 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FaultTraffic } from '../../benchmark/faults/traffic';
import { canListLocks, LockWatch } from '../../support/db/file-locks';
import { backUpOutside, copyOutside, FOREIGN_PROGRAMS } from '../../support/db/foreign-programs';
import { copyResults, countResults, listMissing, untilAcknowledged } from '../../support/db/stored-sends';
import { PortalProcess } from '../../support/portal/portal-process';

let portal: PortalProcess;
let file: string;
let traffic: FaultTraffic;
let watch: LockWatch;
const folder = mkdtempSync(join(tmpdir(), 'portal-foreign-'));
const unlocked = new Set<string>();

/** Watches the locks of a portal that has just started, while its render thread opens the databases too. */
async function watchLocks(): Promise<void> {
  watch = new LockWatch(portal.pid, portal.dataDir);
  for (const path of ['/en/MediaAndAwareness', '/en/requests', '/ar/Suppliers'])
    await (await fetch(portal.url + path)).text();
}

async function endWatch(): Promise<void> {
  for (const name of await watch.end()) unlocked.add(name);
}

beforeAll(async () => {
  portal = await PortalProcess.start();
  file = join(portal.dataDir, 'portal.sqlite');
  await watchLocks();
  traffic = new FaultTraffic(portal.url, 3);
  await untilAcknowledged(traffic.results, 3);
});
afterAll(async () => {
  await portal.stop();
  rmSync(folder, { recursive: true });
});

const QUERIES = [
  'select count(*) from scholarship_request',
  'create table if not exists stranger (name text)',
  "insert into stranger values ('here')",
  'update database_id set name = name',
  'pragma wal_checkpoint(truncate)',
  'vacuum',
  'select count(*) from stranger',
];

test.each(FOREIGN_PROGRAMS)('%s reads, writes, truncates the log and rebuilds the file', async (_, run) => {
  for (const query of QUERIES) await run(file, query);
  await untilAcknowledged(traffic.results, 2);
  await run(file, 'select count(*) from scholarship_request');
  expect(listMissing(file, traffic.results)).toEqual([]);
});

test('cp copies the files', async () => {
  mkdirSync(join(folder, 'copies'));
  const names = readdirSync(portal.dataDir).filter((name) => name.includes('.sqlite'));
  const files = names.map((name) => join(portal.dataDir, name));
  await copyOutside(files, join(folder, 'copies'));
  await untilAcknowledged(traffic.results, 1);
  expect(listMissing(file, traffic.results)).toEqual([]);
});

test('a backup contains everything acknowledged before it started', async () => {
  const before = copyResults(traffic.results);
  await backUpOutside(portal.dataDir, join(folder, 'backup'));
  expect(listMissing(join(folder, 'backup', 'portal.sqlite'), before)).toEqual([]);
});

test('a second portal with the same data starts, accepts registrations and exits', async () => {
  const second = await PortalProcess.start({ dataDir: portal.dataDir });
  const others = new FaultTraffic(second.url, 1);
  await untilAcknowledged(others.results, 1);
  await second.close();
  const results = await others.end();
  await untilAcknowledged(traffic.results, 1);
  expect(countResults(results)).toBeGreaterThan(0);
  expect(listMissing(file, results)).toEqual([]);
});

test('the portal is killed and restarted while another program reads', async () => {
  const [, run] = FOREIGN_PROGRAMS.at(-1) ?? [];
  const reading = { isOver: false };
  const read = async () => {
    while (!reading.isOver) await run?.(file, 'select count(*) from scholarship_request');
  };
  const reader = read();
  await endWatch();
  await portal.kill();
  await portal.restart();
  await watchLocks();
  await untilAcknowledged(traffic.results, 3);
  reading.isOver = true;
  await reader;
  const results = await traffic.end();
  expect(results.otherwise).toEqual([]);
  expect(listMissing(file, results)).toEqual([]);
  await endWatch();
  await portal.close();
  expect(listMissing(file, results)).toEqual([]);
});

(canListLocks ? test : test.skip)('the portal holds its locks on all its databases throughout', () => {
  expect([...unlocked]).toEqual([]);
});
