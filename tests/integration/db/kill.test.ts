/** Requirements: DATA-01 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MyRequest } from '@/lib/award/schemas';
import { ENDPOINTS } from '@/lib/endpoints';
import { listFileFields } from '@/lib/forms/rules/answers';
import { toPayload } from '@/lib/forms/rules/payload';
import { getForm } from '@/lib/requests/forms';
import { type Acknowledged, HttpResearcher } from '../../support/award/http-researcher';
import { makeAnswers, makeBody } from '../../support/forms/form-samples';
import { PortalProcess } from '../../support/portal/portal-process';

/** The number of kills under load. */
const ROUNDS = process.env.SWEEPS === '1' ? 4 : 1;
/** Enough for several of them to share one commit. */
const CLIENTS = 12;
/** The number of acknowledged submissions in a round before the process is killed. */
const SUBMISSIONS = 5;

interface Promised {
  researcher: HttpResearcher;
  registered: Acknowledged;
  submitted?: Acknowledged;
}

jest.setTimeout(180_000);

let portal: PortalProcess;
/** What the portal has acknowledged before the kills. */
const promised: Promised[] = [];
const ideas: Acknowledged[] = [];
beforeAll(async () => {
  portal = await PortalProcess.start();
  for (let round = 1; round <= ROUNDS; round += 1) await killUnderLoad(round * SUBMISSIONS);
});
afterAll(() => portal.stop());

/** Sends as one researcher after another until the server is gone; records every acknowledgement. */
async function sendUntilGone(): Promise<void> {
  try {
    for (;;) {
      const researcher = new HttpResearcher(portal.url);
      await researcher.signOn();
      const row: Promised = { researcher, registered: await researcher.register() };
      promised.push(row);
      row.submitted = await researcher.submit();
    }
  } catch (error) {
    // `fetch` throws a TypeError (of another realm than the test’s) when the server dies during the call:
    // nothing was acknowledged.
    if (!String(error).startsWith('TypeError')) throw error;
  }
}

async function untilAcknowledged(count: number, countAll: () => number): Promise<void> {
  while (countAll() < count) await pause(10);
}

const countSubmitted = () => promised.filter((row) => row.submitted).length;

/** Kills the process once this many submissions and ideas are acknowledged, while people send both. */
async function killUnderLoad(count: number): Promise<void> {
  const clients = Array.from({ length: CLIENTS }, sendUntilGone);
  await Promise.race([untilAcknowledged(count, countSubmitted), Promise.all(clients)]);
  clients.push(...Array.from({ length: CLIENTS }, sendIdeasUntilGone));
  await Promise.race([untilAcknowledged(count, () => ideas.length), Promise.all(clients)]);
  await pause(randomInt(200));
  await portal.kill();
  await Promise.all(clients);
  await portal.restart();
}

async function readRequest(researcher: HttpResearcher) {
  const { data }: MyRequest = await (await researcher.get('getMyRequest')).json();
  return data;
}

test('submissions acknowledged before kill -9 exist afterwards, complete and once', async () => {
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

test('a repeated submission after a lost response gets the same number', async () => {
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

const innovation = getForm('innovation');
/** The test person in the back office of a local portal. */
const STAFF = '1000000005';

/** Sends one idea after another until the server is gone; records every acknowledgement. */
async function sendIdeasUntilGone(): Promise<void> {
  const [slot] = listFileFields(innovation);
  const researcher = new HttpResearcher(portal.url);
  try {
    await researcher.signOn();
    for (;;) {
      const { body } = makeBody(innovation, toPayload(innovation, makeAnswers(innovation)), false);
      const key = randomUUID();
      ideas.push(
        await researcher.sendForm('addInnovationSubmission', body as FormData, slot?.name ?? '', key),
      );
    }
  } catch (error) {
    if (!String(error).startsWith('TypeError')) throw error;
  }
}

/** The file of a request as downloaded in the back office. */
async function takeFile(staff: HttpResearcher, referenceNumber: string): Promise<Buffer> {
  const ask = async (path: string) => JSON.parse((await staff.download(`/gateway/${path}`)).toString()).data;
  const { rows } = await ask(`${ENDPOINTS.listServiceRequests.path}?text=${referenceNumber}`);
  expect(rows).toHaveLength(1);
  const { files } = await ask(`${ENDPOINTS.getServiceRequest.path}?id=${rows[0].id}`);
  expect(files).toHaveLength(1);
  return staff.download(`/gateway/${ENDPOINTS.getRequestFile.path}?id=${files[0].id}`);
}

test('a service request acknowledged before kill -9 exists afterwards, once and with its file', async () => {
  expect(ideas.length).toBeGreaterThanOrEqual(ROUNDS * SUBMISSIONS);
  const staff = new HttpResearcher(portal.url, STAFF);
  await staff.signOn();
  for (const { referenceNumber, content } of ideas)
    expect(await takeFile(staff, referenceNumber)).toEqual(content);
});
