/** Requirements: DATA-14 */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultTraffic } from '../../benchmark/faults/traffic';
import { canListLocks, listUnlocked } from '../../support/db/file-locks';
import { listMissing, untilAcknowledged } from '../../support/db/stored-sends';
import { findFreePort, PortalProcess } from '../../support/portal/portal-process';

let port: number;
let portal: PortalProcess;
let file: string;
let traffic: FaultTraffic;
beforeAll(async () => {
  port = await findFreePort();
  portal = await PortalProcess.start({ env: { METRICS_PORT: String(port) } });
  file = join(portal.dataDir, 'portal.sqlite');
  traffic = new FaultTraffic(portal.url, 3);
  await readPages();
  await untilAcknowledged(traffic.results, 3);
});
afterAll(() => portal.stop());

/** Pages that the render thread renders with its own connections. */
async function readPages(): Promise<void> {
  for (const path of ['/en/MediaAndAwareness', '/ar/Suppliers', '/en/requests'])
    await (await fetch(portal.url + path)).arrayBuffer();
}

const isReady = async () => (await fetch(`${portal.url}/health/ready`)).status === 200;

async function untilReady(): Promise<void> {
  while (!(await isReady())) await sleep(50);
}

async function readLosses(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^portal_database_file_losses_total\{database="portal.sqlite"\} (\d+)/m.exec(text)?.[1] ?? 0);
}

test.each<[string, string[]]>([
  ['the log', ['-wal']],
  ['the index of the log', ['-shm']],
  ['log and index', ['-wal', '-shm']],
  ['the database', ['']],
  ['all files', ['', '-wal', '-shm']],
  // Soon after the previous removal, when a thread may not have reopened it.
  ...['the second', 'the third', 'the fourth'].flatMap((time): [string, string[]][] => [
    [`the database, for ${time} time,`, ['']],
    [`log, index and database, for ${time} time,`, ['-wal', '-shm', '']],
  ]),
])(
  'if another program removes %s, no acknowledged data is lost, and the portal recovers',
  async (_, ends) => {
    const losses = await readLosses();
    for (const end of ends) rmSync(file + end);
    while ((await readLosses()) === losses) await sleep(20);
    await untilReady();
    await readPages();
    await untilAcknowledged(traffic.results, 3);
    expect(listMissing(file, traffic.results)).toEqual([]);
    if (canListLocks) expect(listUnlocked(portal.pid, portal.dataDir)).toEqual([]);
    expect(portal.log).toContain('removed or replaced while the portal was running');
    expect(portal.log).toContain('portal.sqlite is whole again');
  },
);

test('while the database is moved away no request succeeds, and health reports it until it is back', async () => {
  const names = ['', '-wal', '-shm'].map((end) => file + end);
  for (const name of names) renameSync(name, `${name}.away`);
  while (await isReady()) await sleep(50);
  const health = await fetch(`${portal.url}/health`);
  expect([health.status, (await health.json()).database]).toEqual([503, false]);
  const before = traffic.results.registrations.length;
  await sleep(500);
  expect(traffic.results.registrations).toHaveLength(before);
  expect(portal.log).toContain('Move it back with its -wal and -shm');
  for (const name of names) renameSync(`${name}.away`, name);
  await untilReady();
  await untilAcknowledged(traffic.results, 2);
});

test('all acknowledged data is stored once, also after a kill', async () => {
  await portal.kill();
  const results = await traffic.end();
  expect(results.otherwise).toEqual([]);
  expect(listMissing(file, results)).toEqual([]);
});
