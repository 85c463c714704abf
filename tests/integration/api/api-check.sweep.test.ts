/** Requirements: CALL-17 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { openDatabase } from '@/lib/server/db/open';
import { loadSeeds } from '@/lib/server/publications/seed';
import { workAs } from '../../support/admin/staff';
import { checkRoot } from '../../support/api/check-root';
import { ExternalApi } from '../../support/api/external-api';
import { SpecRoot } from '../../support/api/spec-root';
import { StubApi } from '../../support/api/stub-api';
import { makeExternalToken } from '../../support/auth/external-sign-on';

const root = new SpecRoot();
let settings: Record<string, string>;

beforeAll(async () => {
  settings = await root.start();
});
afterAll(() => root.stop());

test('the check of a root lists the calls that exist, the missing ones, and the pages that will work', async () => {
  const before = root.seen.length;
  const { failed, lineOf } = await checkRoot(settings.API_ROOT ?? '', []);
  expect(failed).toBe(true);
  expect(lineOf("'PageRatings/GetRatingCounts'")).toContain('works');
  expect(lineOf("'News/GetAll'")).toContain('unknown');
  expect(lineOf("'Supplier/Create'")).toContain('notTried');
  expect(lineOf("'/Researchers'")).toContain("'yes'");
  expect(lineOf("'/MinisterActivities'")).toContain("'yes'");
  // Calls that were not tried may or may not work, and the last line says so.
  for (const page of ['requests', 'desk/appointments', 'MinsterAppointment', 'Researchers/registration'])
    expect(lineOf(`'/${page}'`)).toContain("'not tried'");
  expect(lineOf('were not tried completely')).toMatch(/^Of \d+ pages and forms 3 will work, \d+ will say/);
  // The specification lacks the call, and no path for it is configured.
  expect(lineOf("'Contact/AddMessage'")).toContain('SETTINGS_FILE');
  expect(lineOf("'/Contact'")).toContain("'no'");
  expect(lineOf("'MinisterActivities/GetTop4'")).toContain('works');
  expect(lineOf("'MinsterAppointment/Approve'")).toContain('notTried');
  expect(lineOf("'/Suppliers'")).toContain('GetCompanyByNameIfExist');
  const writes = root.seen.slice(before).filter(({ call }) => !call.startsWith('GET '));
  expect(writes.map(({ call }) => call)).toEqual([]);
});

test.each([302, 500, 404])(
  'a root that answers %i to a POST is not reported as accepting it',
  async (status) => {
    const broken = new StubApi();
    broken.reply = ({ method }, response) =>
      response.writeHead(method === 'GET' ? 302 : status).end('<html>');
    const { failed, lineOf } = await checkRoot(await broken.start(), ['--writes', '--token', 'person']);
    await broken.stop();
    expect(failed).toBe(true);
    expect(lineOf("'Supplier/Create'")).toMatch(/'(refused|unknown)'/);
    expect(lineOf("'News/GetAll'")).toContain('refused');
    expect(lineOf("'/Information'")).toContain("'no'");
    // The home page works without any call.
    expect(lineOf('pages and forms 1 will work')).toContain('0 were not tried completely');
  },
);

test('a refusal means "nothing found" for a single item, but is no list', async () => {
  const empty = new StubApi();
  empty.reply = (_, response) => response.writeHead(404).end(JSON.stringify({ code: 'notFound' }));
  const { lineOf } = await checkRoot(await empty.start(), []);
  await empty.stop();
  expect(lineOf("'Supplier/Details'")).toContain('works');
  for (const call of ['News/GetAll', 'Supplier/GetAll', 'Supplier/CheckCRStatus', 'Countries/GetAll'])
    expect(lineOf(`'${call}'`)).toContain('unknown');
});

test('calls and sign-ons use the paths in the settings', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'api-check-'));
  const SETTINGS_FILE = join(folder, 'settings.json');
  const desk = { scheme: 'IAMForStaff', authorize: 'api/Staff/Authorize' };
  const own = { calls: { addContactMessage: 'Supplier/Create' }, signOn: { desk } };
  writeFileSync(SETTINGS_FILE, JSON.stringify(own));
  const before = root.seen.length;
  const { lineOf } = await checkRoot(settings.API_ROOT ?? '', ['--writes', '--token', 'x'], {
    SETTINGS_FILE,
  });
  rmSync(folder, { recursive: true });
  expect(lineOf("'/Contact'")).toContain("'yes'");
  expect(lineOf("'/OutsideTransaction'")).toContain("'no'");
  expect(lineOf(`'${desk.authorize}'`)).toContain('works');
  const asked = root.seen.slice(before).map(({ call }) => call);
  expect(asked).toContain(`GET /root/${desk.authorize}`);
});

test('the check reports no error for an API like the embedded one', async () => {
  const external = new ExternalApi();
  const { API_ROOT = '' } = await external.start();
  const folder = mkdtempSync(join(tmpdir(), 'api-check-'));
  const SETTINGS_FILE = join(folder, 'settings.json');
  const { addContactMessage, addOutsideTransaction } = ENDPOINTS;
  const calls = {
    addContactMessage: addContactMessage.path,
    addOutsideTransaction: addOutsideTransaction.path,
  };
  writeFileSync(SETTINGS_FILE, JSON.stringify({ calls }));
  await loadSeeds(await openDatabase(), now());
  const token = await workAs('administrator');
  const { failed, pages, lineOf } = await checkRoot(API_ROOT, ['--writes', '--token', token], {
    SETTINGS_FILE,
  });
  external.stop();
  rmSync(folder, { recursive: true });
  expect(pages.filter(({ works }) => works !== 'yes')).toEqual([]);
  expect(lineOf('Every page and form will work.')).not.toBe('');
  expect(failed).toBe(false);
});

test('a person’s token is checked by the settings, as at sign-on', async () => {
  const broken = new StubApi();
  const token = makeExternalToken({ authenticated: 'true' });
  broken.reply = (_, response) => response.writeHead(400).end('{"message":"no such text"}');
  const API = await broken.start();
  const check = (env: Record<string, string> = {}) => checkRoot(API, ['--token', token], env);
  const refused = await check();
  const accepted = await check({ AUTHENTICATED_VALUES: 'true' });
  await broken.stop();
  const call = "'api/UserAuthentication/Scholarship/Nafath/Authorize'";
  expect(refused.lineOf(call)).toMatch(/'refused'.*has no accepted value/);
  expect(accepted.lineOf(call)).toContain("'works'");
});

test('an HTML page with status 200 and a refusal in a body are not reported as working', async () => {
  const broken = new StubApi();
  broken.reply = ({ url }, response) =>
    response.end(
      url?.includes('Fields') ? '{"isSuccess":false,"message":"no"}' : '<html>Request Rejected</html>',
    );
  const { lineOf } = await checkRoot(await broken.start(), ['--writes', '--token', 'x']);
  await broken.stop();
  expect(lineOf("'Supplier/Create'")).toContain('otherAnswer');
  expect(lineOf("'News/GetAll'")).toContain('otherAnswer');
  expect(lineOf("'api/Scholarship/GetFields'")).toContain('refused');
});
