/** Requirements: CALL-02, CALL-09, CALL-10, AWARD-08, JUDGE-03, MONITOR-05 */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MyRequest } from '@/lib/award/schemas';
import { ENDPOINTS } from '@/lib/endpoints';
import { openDatabase } from '@/lib/server/db/open';
import { ExternalApi, type Seen } from '../../support/api/external-api';
import { PERSON, WORDS } from '../../support/api/personal-data';
import { StubApi } from '../../support/api/stub-api';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { PortalProcess } from '../../support/portal/portal-process';

const external = new ExternalApi();
const collector = new StubApi();
let portal: PortalProcess;

beforeAll(async () => {
  collector.reply = (_, response) => response.end('{}');
  const OTEL_EXPORTER_OTLP_ENDPOINT = new URL(await collector.start()).origin;
  portal = await PortalProcess.start({ env: { ...(await external.start()), OTEL_EXPORTER_OTLP_ENDPOINT } });
});
afterAll(async () => {
  await portal.stop();
  external.stop();
  await collector.stop();
});

const lastSeen = (path: string) => external.seen.filter((row) => row.path === path).at(-1);

test('a researcher signs on, registers and submits through an external API, and nothing is stored here', async () => {
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOnOutside();
  const { referenceNumber } = await researcher.register();
  const { content } = await researcher.submit();
  expect(content?.length).toBeGreaterThan(0);

  const { data }: MyRequest = await (await researcher.get('getMyRequest')).json();
  expect(data).toMatchObject({ referenceNumber, scholarshipRequestStatus: 3 });
  const mine = await researcher.read('/ar/Researchers/application');
  expect(mine).toContain(referenceNumber);
  expect(mine).toContain(messagesOf('ar', 'award').application.external);
  const rows = await (await openDatabase()).selectFrom('scholarship_request').selectAll().execute();
  expect(rows.map((row) => row.reference_number)).toEqual([referenceNumber]);
  expect(existsSync(join(portal.dataDir, 'portal.sqlite'))).toBe(false);
});

test('beside an external API without the calls of the award’s desk, each page says that it is not available', async () => {
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOnOutside();
  const roles = ['award', 'coordinator', 'jury'];
  external.own.set(ENDPOINTS.getMyRoles.path, { data: roles });
  external.lacks.push('Desk/', 'Jury/');
  const notices = {
    editions: messagesOf('en', 'admin').editions.external,
    eligibility: messagesOf('en', 'judging').external,
    exceptions: messagesOf('en', 'exceptions').external,
    judging: messagesOf('en', 'results').external,
    jury: messagesOf('en', 'jury').external,
    letters: messagesOf('en', 'results').letters.external,
    minutes: messagesOf('en', 'results').external,
    readings: messagesOf('en', 'readings').external,
  };
  for (const [page, notice] of Object.entries(notices))
    expect({ page, text: await researcher.read(`/en/desk/${page}`) }).toEqual({
      page,
      text: expect.stringContaining(notice),
    });
  external.own.delete(ENDPOINTS.getMyRoles.path);
  external.lacks.length = 0;
});

test('the external API gets the caller’s language, token and address, and no internal header', () => {
  const headers: Seen['headers'] = lastSeen('api/Scholarship/SubmitResearch')?.headers ?? {};
  expect(headers['accept-language']).toBe('en');
  expect(headers.authorization).toMatch(/^Bearer ey/);
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers.seccode).toEqual(expect.any(String));
  expect(headers.cookie).toBeUndefined();
  expect(Object.keys(headers).filter((name) => name.startsWith('x-portal'))).toEqual([]);
});

test('a personal page sends the person’s token and address', async () => {
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOnOutside();
  await researcher.read('/en/Researchers/registration');
  const exchange = lastSeen('api/UserAuthentication/Scholarship/Nafath/Authorize')?.headers ?? {};
  expect(exchange['x-forwarded-for']).toBe('127.0.0.1');
  const { authorization, ...headers } = lastSeen('api/Scholarship/GetCountries')?.headers ?? {};
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(authorization).toBe(lastSeen('api/Scholarship/GetMyRequest')?.headers.authorization);
});

test('pages show the data of the external API', async () => {
  const page = await (await fetch(`${portal.url}/ar/Researchers`)).text();
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(lastSeen('api/Scholarship/GetConfigration')?.headers['accept-language']).toBe('ar');
});

test('the operators’ survey has the questions of the external API, or reports that it is unavailable', async () => {
  const question = { name: 'arrivals', text: 'كيف تقيّمون استقبال الوفود؟', required: true, options: [] };
  const openPage = (locale: string) => fetch(`${portal.url}/${locale}/OperatorsSurvey`);
  const readPage = async () => (await openPage('ar')).text();
  external.own.set('Surveys/OperatorSurvey', { data: { questions: [question] } });
  const page = await readPage();
  expect(page).toContain(question.text);
  expect(page).toContain('name="arrivals"');
  expect(page).not.toContain('name="licensing"');
  external.own.set('Surveys/OperatorSurvey', {});
  const unavailable = await openPage('fr');
  expect(unavailable.status).toBe(503);
  expect(await unavailable.text()).toContain(messagesOf('fr', 'forms').unavailable.title);
  // A page rendered earlier is shown unchanged.
  expect(await readPage()).toContain(question.text);
});

test('without the list of suppliers of the external API its page is unavailable, but has the form', async () => {
  external.own.set('Supplier/GetAll', {});
  const page = await fetch(`${portal.url}/fr/Suppliers`);
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const text = await page.text();
  expect(text).toContain(messagesOf('fr', 'suppliers').form.page.lookup.unavailable);
  expect(text).toContain('name="establishmentName"');
});

test('a call that does not exist in the external API is reported as unavailable, not as a server error', async () => {
  const response = await fetch(`${portal.url}/gateway/identity-provider`);
  expect(response.status).toBe(404);
});

test('without the external API the page of the award has the dates of the edition and a notice', async () => {
  external.isAway = true;
  const response = await fetch(`${portal.url}/en/Researchers`);
  external.isAway = false;
  expect(response.status).toBe(200);
  const [timeline = ''] = /<section[^>]*id="timeline".*?<\/section>/s.exec(await response.text()) ?? [];
  expect(timeline).toContain(messagesOf('en', 'award').timeline.down.replace('{year}', '2025'));
  expect(timeline).toContain('13 January 2025');
});

interface Span {
  traceId: string;
  parentSpanId?: string;
  name: string;
}

test('the external API gets the id of a request, and a collector its result', async () => {
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const query = new URLSearchParams(PERSON);
  const { headers } = await fetch(`${portal.url}/gateway/TokenGenerator/GetToken?${query}`, {
    headers: { traceparent: `00-${traceId}-${spanId}-01`, tracestate: `x=${PERSON.latin}` },
  });
  const passedOn = lastSeen('TokenGenerator/GetToken')?.headers ?? {};
  expect(passedOn['x-request-id']).toBe(headers.get('x-request-id'));
  expect(passedOn.traceparent).toMatch(new RegExp(`^00-${traceId}-(?!${spanId})[\\da-f]{16}-01$`));
  expect(passedOn.tracestate).toBeUndefined();
  // What has not been exported yet is exported at the end.
  await portal.close();
  const spans = collector.bodies.flatMap(
    (body): Span[] => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans,
  );
  expect(new Set(collector.seen.map(({ url }) => url))).toEqual(new Set(['/v1/traces']));
  expect(spans.filter((span) => span.traceId === traceId)).toMatchObject([
    { parentSpanId: spanId, name: 'GET /gateway/TokenGenerator/GetToken' },
  ]);
  expect(WORDS.filter((word) => collector.bodies.join().includes(word))).toEqual([]);
});
