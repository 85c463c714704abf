/** Requirements: CALL-05 */
import type { z } from 'zod';
import { callFromServer } from '@/lib/api/server';
import { ENDPOINT_IDS, ENDPOINTS, getEndpoint, SCHEMAS } from '@/lib/endpoints';
import { StubApi } from '../../support/api/stub-api';
import { connectExternalApi, makeExternalToken, signOnOutside } from '../../support/auth/external-sign-on';
import { restoreSettings } from '../../support/portal/settings';
import { TestBrowser } from '../../support/test-browser';

/** The calls that use the context token in the specification. */
const LISTED = [
  ...['GetAll', 'GetAllWithSearch', 'GetAllToTable', 'GetAllToTableWithSearch', 'GetTop4', 'GetById'].map(
    (call) => `MinisterActivities/${call}`,
  ),
  'InnovationSubmission/AddInnovationSubmissionRequest',
  'Creatives/CheckCommercialRegistryNumber',
  'Creatives/CheckLicenseNumber',
  'Creatives/GetInitialMonitoringUser',
  'Creatives/SubmitForm',
  'DataSharing/AddRequest',
  'OpenData/AddRequest',
  'PublicInfoRequest/Create',
  ...['GetTopics', 'Create', 'GetActive', 'Approve', 'Cancel', 'Reschedule'].map(
    (call) => `MinsterAppointment/${call}`,
  ),
  ...[
    'GetCountries',
    'GetFields',
    'GetScholarshipEducationalLevel',
    'GetRegistrationConfiguration',
    'GetSubmissionConfiguration',
  ].map((call) => `api/Scholarship/${call}`),
  'Surveys/AddOperatorSurvey',
  'Surveys/OperatorSurvey',
  ...['Details', 'GetAll', 'CheckCRStatus', 'Create', 'Update'].map((call) => `Supplier/${call}`),
  'RaselTransactions/AddTransaction',
];
const VISITOR = 'Bearer of-a-visitor';

const api = new StubApi();
const token = makeExternalToken();
let person: TestBrowser;

beforeAll(async () => {
  await connectExternalApi(api, () => token);
  const others = api.reply;
  api.reply = (request, response) =>
    request.url?.includes('GetToken')
      ? response.end('{"message":"of-the-portal"}')
      : others(request, response);
  person = new TestBrowser();
  await signOnOutside(person);
});
afterAll(async () => {
  restoreSettings();
  await api.stop();
});

const rowOf = (path: string) => {
  const id = ENDPOINT_IDS.find((key) => ENDPOINTS[key].path === path);
  if (!id) throw new Error(`The table has no row for ${path}`);
  return getEndpoint(id);
};

/**
 * Calls a row like a script of the portal. @returns the Authorization header that reached the root, null if
 * there was none
 */
async function call(browser: TestBrowser, path: string): Promise<string | null> {
  const before = api.seen.length;
  const { method } = rowOf(path);
  const headers = { authorization: VISITOR, 'Content-Type': 'application/json' };
  if (method === 'GET') await browser.get(`/gateway/${path}`, headers);
  else await browser.send(`/gateway/${path}`, '{}', headers, { origin: 'http://localhost:3000' }, method);
  return api.seen.slice(before).find(({ url }) => url?.includes(path))?.headers.authorization ?? null;
}

test('the specification lists 33 calls, and the table has a row for each', () => {
  expect(new Set(LISTED).size).toBe(33);
  for (const path of LISTED) expect(['context', 'forced']).toContain(rowOf(path).token);
});

test.each(LISTED)(
  '%s sends the token of the sign-on, or without one the visitor’s token or none',
  async (path) => {
    expect(await call(person, path)).toBe(`Bearer ${token}`);
    expect(await call(new TestBrowser(), path)).toBe(rowOf(path).token === 'forced' ? null : VISITOR);
  },
);

test.each(LISTED.filter((path) => rowOf(path).method === 'GET'))(
  '%s uses the person’s token for a personal page, and the portal’s token for a public one',
  async (path) => {
    const row = rowOf(path);
    const schemas: { response: z.ZodType } = SCHEMAS[row.id as keyof typeof SCHEMAS];
    const read = async (of: { token: string } | null) => {
      const before = api.seen.length;
      await callFromServer(row, schemas, { locale: 'ar', person: of }).catch(() => undefined);
      return api.seen.slice(before).find(({ url }) => url?.includes(path))?.headers.authorization;
    };
    expect(await read({ token })).toBe(`Bearer ${token}`);
    expect(await read(null)).toBe(row.token === 'forced' ? undefined : 'Bearer of-the-portal');
  },
);
