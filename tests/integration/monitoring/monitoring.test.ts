/** Requirements: MONITOR-01, MONITOR-02, MONITOR-05 */
import { setTimeout as sleep } from 'node:timers/promises';
import { getForm } from '@/lib/requests/forms';
import { PERSON, WORDS } from '../../support/api/personal-data';
import { HttpResearcher } from '../../support/award/http-researcher';
import { listOpenPages, listPagePerGroup } from '../../support/pages/every-page';
import { findFreePort, PortalProcess } from '../../support/portal/portal-process';

jest.setTimeout(180_000);

let port: number;
let portal: PortalProcess;

beforeAll(async () => {
  port = await findFreePort();
  const env = { METRICS_PORT: String(port), METRICS_TOKEN: 'for-the-scraper', LOG_LEVEL: 'debug' };
  portal = await PortalProcess.start({ env });
});
afterAll(() => portal.stop());

interface Line {
  level: string;
  time: string;
  msg: string;
  requestId?: string;
  [name: string]: unknown;
}

/** Pages of a group share code. */
const listPages = process.env.SWEEPS === '1' ? listOpenPages : listPagePerGroup;

const readLines = (log = portal.log): Line[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The log line of a completed request; it is written shortly after the response. */
async function findLine(id: string | null): Promise<Line> {
  for (let turn = 0; turn < 50; turn += 1) {
    const line = readLines().find(({ requestId, msg }) => requestId === id && msg === 'request');
    if (line) return line;
    await sleep(20);
  }
  throw new Error(`No line for ${id}`);
}

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${portal.url}${path}`, { headers, redirect: 'manual' });
  await response.arrayBuffer();
  return response;
};

/** Sends personal data in every part of a request. */
async function sendEverywhere(path: string): Promise<void> {
  const query = new URLSearchParams(PERSON);
  const headers = {
    authorization: `Bearer ${PERSON.token}`,
    cookie: `session=${PERSON.token}; visitor=${PERSON.email}`,
    'user-agent': PERSON.latin,
    referer: `${portal.url}/?${query}`,
    'x-client-ip': PERSON.mobile,
    'x-request-id': PERSON.id,
    'x-forwarded-for': PERSON.email,
    seccode: PERSON.token,
    origin: portal.url,
  };
  const url = `${portal.url}${path}?${query}`;
  const body = new URLSearchParams(PERSON);
  const json = { 'content-type': 'application/json' };
  await Promise.all([
    read(`${path}?${query}`, headers),
    fetch(url, { method: 'POST', headers, body, redirect: 'manual' }),
    fetch(url, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(PERSON) }),
    fetch(url, { method: 'PUT', headers: { ...headers, ...json }, body: `{"broken": "${PERSON.name}"` }),
  ]);
}

/** URLs that contain personal data. */
const ADDRESSES = WORDS.flatMap((word) =>
  [
    '/ar/searchText/',
    '/ar/',
    '/',
    '/gateway/',
    '/gateway/files/',
    '/gateway/forms/',
    '/ar/desk/requests/',
  ].map((path) => path + encodeURIComponent(word)),
);

const CALLS = [
  'api/Scholarship/RegisterResearcherInfo',
  'api/UserAuthentication/Scholarship/Nafath/Authorize',
  'Requests/Find',
  'Desk/ListRequests',
  'sign-on',
  'sign-out',
  'identity-provider',
  'challenge',
  'forms/contact',
  'forms/request-find',
  'forms/page-rating',
].map((call) => `/gateway/${call}`);

test('a request has one id, from a trusted proxy or generated here', async () => {
  const given = '3f1c9a52-6f0e-4d0e-9f41-0a4b1f5f2c11';
  const named = await read('/gateway/session', { 'x-request-id': given });
  expect(named.headers.get('x-request-id')).toBe(given);
  expect(await findLine(given)).toMatchObject({
    level: 'info',
    kind: 'call',
    route: '/gateway/session',
    method: 'GET',
    status: 200,
    ms: expect.any(Number),
  });
  const own = (await read('/gateway/session', { 'x-request-id': PERSON.id })).headers.get('x-request-id');
  expect(own).toMatch(/^[\da-f-]{36}$/);
  expect(await findLine(own)).toMatchObject({ status: 200 });
  // A cached page is the same for every visitor, and a front cache would pass the id on.
  await read('/ar/Haj');
  expect((await read('/ar/Haj')).headers.get('x-request-id')).toBeNull();
  expect((await read('/stars.v1.svg')).headers.get('x-request-id')).toBeNull();
  const ready = await read('/ar/Haj', { 'x-request-id': given.replace('3f', '4f') });
  expect(ready.headers.get('x-request-id')).toBe(given.replace('3f', '4f'));
  expect(await findLine(given.replace('3f', '4f'))).toMatchObject({
    level: 'debug',
    kind: 'page',
    route: '/Haj',
  });
});

test('the log contains no personal data from any part of a request', async () => {
  const paths = [...listPages().map(({ path }) => `/en${path}`), ...CALLS, ...ADDRESSES];
  for (let at = 0; at < paths.length; at += 8)
    await Promise.all(paths.slice(at, at + 8).map((path) => sendEverywhere(path).catch(() => undefined)));
  const person = new HttpResearcher(portal.url, PERSON.id);
  await person.signOn();
  await person.register();
  await person.submit();
  const answers = { email: PERSON.email, mobile: PERSON.mobile, subject: PERSON.latin, message: PERSON.name };
  await person.sendSample(getForm('contact'), answers);
  await person.sendPlain('request-find', { referenceNumber: PERSON.latin, contact: PERSON.email });
  await person.read('/ar/requests');
  await read('/gateway/session');
  const log = portal.log;
  expect(readLines(log).length).toBeGreaterThan(paths.length);
  const forms = WORDS.flatMap((word) => [word, encodeURIComponent(word), word.split(' ').at(-1) ?? word]);
  expect(forms.filter((word) => log.includes(word))).toEqual([]);
  expect(log).not.toMatch(/[?&]\w+=/);
});

const scrape = async (authorization: string, path = '/metrics') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } });

test('the metrics are on a separate port and require the token', async () => {
  expect((await scrape('Bearer other')).status).toBe(401);
  expect((await scrape('Bearer for-the-scraper', '/')).status).toBe(404);
  expect((await read('/metrics')).status).not.toBe(200);
  const response = await scrape('Bearer for-the-scraper');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  const readValue = (line: string) =>
    Number(
      text
        .split('\n')
        .find((row) => row.startsWith(`${line} `))
        ?.split(' ')[1],
    );
  expect(readValue('portal_submissions{form="award",state="Completed"}')).toBe(1);
  expect(readValue('portal_submissions{form="contact",state="received"}')).toBe(1);
  expect(readValue('portal_page_store_hits_total')).toBeGreaterThan(0);
  expect(readValue('portal_page_store_misses_total')).toBeGreaterThan(0);
  expect(readValue('portal_page_store_bytes')).toBeGreaterThan(1000);
  expect(readValue('portal_render_queue')).toBe(0);
  expect(readValue('portal_ready')).toBe(1);
  for (const part of ['database', 'migrations', 'storage', 'disk', 'clock'])
    expect(readValue(`portal_part_works{part="${part}"}`)).toBe(1);
  expect(readValue('portal_database_writable')).toBe(1);
  for (const folder of ['data', 'files'])
    expect(readValue(`portal_disk_free_bytes{folder="${folder}"}`)).toBeGreaterThan(1e6);
  expect(text).not.toContain('part="scanner"');
  expect(readValue('portal_pdf_readers{state="waiting"}')).toBe(0);
  expect(readValue('portal_outbox_mails{state="waiting"}')).toBeGreaterThanOrEqual(0);
  expect(readValue('portal_outbox_oldest_seconds')).toBeGreaterThanOrEqual(0);
  expect(readValue('portal_database_query_seconds_count')).toBeGreaterThan(10);
  expect(text).toMatch(
    /^portal_request_duration_seconds_count\{kind="page",status="200",from="store",endpoint=""\} [1-9]/m,
  );
  expect(text).toMatch(
    /^portal_request_duration_seconds_count\{kind="call",status="200",from="made",endpoint="\/gateway\/session"\} [1-9]/m,
  );
  expect(text).toMatch(
    /^portal_request_duration_seconds_count\{kind="upload",status="200",from="made",endpoint="\/gateway\/api\/Scholarship\/SubmitResearch"\} [1-9]/m,
  );
  expect(text).toMatch(/^portal_build_info\{build="[^"]+",engine="(?:sqlite|postgresql)"\} 1$/m);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).toContain('process_resident_memory_bytes');
  expect(WORDS.filter((word) => text.includes(word))).toEqual([]);
});
