import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MyRequest } from '@/lib/contract/schemas/scholarship';
import { type Acknowledged, HttpResearcher } from '../support/http-researcher';
import { PortalProcess } from '../support/portal-process';

const ROUNDS = 4;
const CLIENTS = 6;
/** How many submissions a round must have acknowledged before the process is killed. */
const SUBMISSIONS = 5;

interface Promised {
  researcher: HttpResearcher;
  registered: Acknowledged;
  submitted?: Acknowledged;
}

jest.setTimeout(180_000);

let portal: PortalProcess;
beforeAll(async () => {
  portal = await PortalProcess.start();
});
afterAll(() => portal.stop());

/** Sends one researcher after another until the server is gone; notes every answer of success. */
async function sendUntilGone(promised: Promised[]): Promise<void> {
  try {
    for (;;) {
      const researcher = new HttpResearcher(portal.url);
      await researcher.signOn();
      const row: Promised = { researcher, registered: await researcher.register() };
      promised.push(row);
      row.submitted = await researcher.submit();
    }
  } catch (error) {
    // `fetch` throws a TypeError (of another realm than the test's) when the server dies in the middle of the
    // call: nothing was promised.
    if (!String(error).startsWith('TypeError')) throw error;
  }
}

async function untilSubmitted(promised: Promised[], count: number): Promise<void> {
  while (promised.filter((row) => row.submitted).length < count) await pause(10);
}

async function readRequest(researcher: HttpResearcher) {
  const { data }: MyRequest = await (await researcher.get('getMyRequest')).json();
  return data;
}

test('what was acknowledged before kill -9 is there afterwards, whole and once', async () => {
  const promised: Promised[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const clients = Array.from({ length: CLIENTS }, () => sendUntilGone(promised));
    await Promise.race([untilSubmitted(promised, round * SUBMISSIONS), Promise.all(clients)]);
    await pause(randomInt(200));
    await portal.kill();
    await Promise.all(clients);
    await portal.restart();
  }
  const submitted = promised.filter((row) => row.submitted);
  expect(submitted.length).toBeGreaterThanOrEqual(ROUNDS * SUBMISSIONS);

  for (const row of promised) {
    const request = await readRequest(row.researcher);
    expect(request?.referenceNumber).toBe(row.registered.referenceNumber);
  }
  for (const { researcher, submitted: answer } of submitted) {
    const request = await readRequest(researcher);
    expect(request?.scholarshipRequestStatus).toBe(3);
    const files = request?.projectRegisteration?.files ?? [];
    expect(files).toHaveLength(1);
    expect(await researcher.download(files[0]?.url ?? '')).toEqual(answer?.content);
  }
  const numbers = promised.map(({ registered }) => registered.referenceNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('whoever lost the answer sends again and gets the same number', async () => {
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOn();
  const sending = researcher.register().catch(() => null);
  await pause(randomInt(5, 60));
  await portal.kill();
  const first = await sending;
  await portal.restart();
  const again = await researcher.register();
  expect(again.referenceNumber).toBe(first?.referenceNumber ?? again.referenceNumber);
  expect((await readRequest(researcher))?.referenceNumber).toBe(again.referenceNumber);
});
