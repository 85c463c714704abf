/** Requirements: SAFE-10 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { hostileRequests } from '../support/api/hostile-requests';
import { type RawRequest, sendRaw } from '../support/api/raw-request';
import { HttpResearcher, RESEARCHER_NAME } from '../support/award/http-researcher';
import { readCpuMs, readMemoryBytes } from '../support/portal/process-usage';
import { borrowTarget, isBehindBalancer, type Target } from '../support/portal/target';

/** The same requests in every run; a failure names the request that caused it. */
const [RUNS, SEEDS] = process.env.SWEEPS === '1' ? [1500, [20261121, 20261122]] : [400, [20261121]];
/** A hostile request may use as much processor time as this number of ordinary ones, whatever the machine. */
const MAX_ORDINARY_REQUESTS = 5;
const MEGABYTE = 1024 * 1024;
/** The memory that the page store may fill with pages requested for the first time. */
const PAGE_STORE = 128 * MEGABYTE;
const MAX_MEMORY_GROWTH = 250 * MEGABYTE + PAGE_STORE;
const MAX_STORE_GROWTH = 5 * MEGABYTE;

jest.setTimeout(240_000);

let portal: Target;
let researcher: HttpResearcher;
let maxCpuMs: number;
beforeAll(async () => {
  portal = await borrowTarget();
  researcher = new HttpResearcher(portal.url);
  await researcher.signOn();
  maxCpuMs = MAX_ORDINARY_REQUESTS * (await measureOrdinary());
});
afterAll(() => portal.stop());

const measureStore = () =>
  portal.dataDirs
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .map((path) => statSync(path).size)
    .reduce((sum, size) => sum + size, 0);

async function measure(request: RawRequest) {
  const before = readCpuMs(...portal.pids);
  const answer = await sendRaw(portal.port, request);
  return { ...answer, cpuMs: readCpuMs(...portal.pids) - before };
}

/** The page of a signed-in person, which is rendered for each request. */
async function measureOrdinary(): Promise<number> {
  const request = { target: '/en/Researchers/registration', headers: { cookie: researcher.cookieHeader } };
  const costs: number[] = [];
  for (let count = 0; count < 10; count += 1) costs.push((await measure(request)).cpuMs);
  return Math.max(...costs.slice(-5));
}

/**
 * Each instance loads or creates some things once, on its first call: the second measurement may still overlap
 * the compression of the page, the third does not. Repeated requests of an attacker cost the same each time.
 */
async function measureAgain(request: RawRequest) {
  let measured = await measure(request);
  for (let tries = 4 * portal.pids.length; tries > 0 && measured.cpuMs >= maxCpuMs; tries -= 1)
    measured = await measure(request);
  return measured;
}

const mayBeCached = (control = '') => !/no-store|private/.test(control);

/** Deliberate: a dependency is unavailable, and the response says when to retry. */
const isDeliberate = (status: number, retryAfter: unknown) => status === 503 && retryAfter !== undefined;

/** HAProxy also sends a body in response to an invalid HEAD, which Node’s client reports as an error. */
const isRefusedByBalancer = (error: NodeJS.ErrnoException) =>
  isBehindBalancer && error.code === 'HPE_CLOSED_CONNECTION';

async function expectAnswered(request: RawRequest): Promise<void> {
  await expectHarmless(request).catch((error: NodeJS.ErrnoException) => {
    if (!isRefusedByBalancer(error)) throw error;
  });
}

async function expectHarmless(request: RawRequest): Promise<void> {
  const { status, headers, body, cpuMs } = await measureAgain(request);
  if (status >= 500 && !isDeliberate(status, headers['retry-after']))
    throw new Error(`${status}: ${body.slice(0, 300)}\n${portal.log.slice(-3000)}`);
  if (cpuMs >= maxCpuMs) throw new Error(`${cpuMs} ms of processor time; the limit is ${maxCpuMs}`);
  if (!mayBeCached(headers['cache-control'])) return;
  if (body.includes(RESEARCHER_NAME) || body.includes(researcher.nationalId))
    throw new Error(`${status}: a personal word in an answer that may be cached`);
  if (headers['set-cookie'] && status < 300) throw new Error('a cookie in an answer that may be cached');
}

test.each(SEEDS)('every request is answered quickly and without personal data: seed %i', async (seed) => {
  const requests = hostileRequests(researcher.cookieHeader, portal.url);
  const before = { memory: readMemoryBytes(...portal.pids), store: measureStore() };
  await fc.assert(fc.asyncProperty(requests, expectAnswered), { seed, numRuns: RUNS, endOnFailure: true });
  expect(readMemoryBytes(...portal.pids) - before.memory).toBeLessThan(MAX_MEMORY_GROWTH);
  expect(measureStore() - before.store).toBeLessThan(MAX_STORE_GROWTH);
});

test('the log has no error, and the person is still signed in', async () => {
  expect(portal.log).not.toMatch(/Error|^\s+at /m);
  const headers = { cookie: researcher.cookieHeader };
  const { body, headers: answered } = await sendRaw(portal.port, { target: '/en/requests', headers });
  expect(body).toContain(RESEARCHER_NAME);
  expect(mayBeCached(answered['cache-control'])).toBe(false);
});
