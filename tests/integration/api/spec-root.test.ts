/** Requirements: CALL-09, CALL-10, CALL-17, OPEN-01 */
import { execFile } from 'node:child_process';
import { ExternalApi } from '../../support/api/external-api';
import { SpecRoot } from '../../support/api/spec-root';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { listOpenPages } from '../../support/pages/every-page';
import { PortalProcess } from '../../support/portal/portal-process';

jest.setTimeout(120_000);

const root = new SpecRoot();
let settings: Record<string, string>;
let portal: PortalProcess;

beforeAll(async () => {
  settings = await root.start();
  portal = await PortalProcess.start({ env: settings });
});
afterAll(async () => {
  await portal.stop();
  root.stop();
});

const readPage = async (path: string) => (await fetch(`${portal.url}${path}`)).text();

test('every open page answers beside a root that knows the calls of the specification alone', async () => {
  const statuses = await Promise.all(
    listOpenPages().map(async ({ path }) => `${(await fetch(`${portal.url}/ar${path}`)).status} ${path}`),
  );
  expect(statuses.filter((line) => !line.startsWith('200'))).toEqual([]);
  expect(portal.log).not.toMatch(/error/i);
});

test('pages whose calls the root does not know say that the service is unavailable', async () => {
  const { title } = messagesOf('ar', 'forms').unavailable;
  expect(await readPage('/ar/OperatorsSurvey')).toContain(title);
});

test.each([
  ['missing', {}],
  ['null', { register: null, submit: null }],
  ['made of nulls', { register: { durationFrom: null, durationTo: null }, submit: null }],
])('windows that are %s are windows that nobody has set', async (_, windows) => {
  root.windows = windows;
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOnOutside();
  const page = await researcher.read('/ar/Researchers/registration');
  expect(page).toContain(messagesOf('ar', 'opening').closed.unavailable);
});

test('the form opens with the lists of the root, whatever else its answers hold', async () => {
  const day = new Date().toISOString().slice(0, 10);
  root.windows = {
    register: { durationFrom: day, durationTo: day, createdBy: 7 },
    submit: null,
    version: '2',
  };
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOnOutside();
  expect(await researcher.read('/ar/Researchers/registration')).toContain('إدارة الحشود');
});

/** What the command says of a root that this process serves. */
async function checkRoot(address: string, ...rest: string[]) {
  const program = ['--conditions=react-server', 'lib/commands/api-check.ts', '--root', address, ...rest];
  const { failed, stdout } = await new Promise<{ failed: boolean; stdout: string }>((resolve) => {
    execFile('tsx', program, (error, stdout) => resolve({ failed: error !== null, stdout }));
  });
  return { failed, lineOf: (name: string) => stdout.split('\n').find((line) => line.includes(name)) ?? '' };
}

test('the check of a root says what it knows, what it does not, and which pages will work', async () => {
  const { failed, lineOf } = await checkRoot(settings.API_ROOT ?? '');
  expect(failed).toBe(true);
  expect(lineOf("'PageRatings/GetRatingCounts'")).toContain('works');
  expect(lineOf("'News/GetAll'")).toContain('unknown');
  expect(lineOf("'Supplier/Create'")).toContain('notTried');
  expect(lineOf("'/Researchers'")).toContain('true');
  expect(lineOf("'/Suppliers'")).toContain('Supplier/GetAll');
  expect(root.seen.filter(({ call }) => !call.startsWith('GET '))).toEqual([]);
});

test('the check finds nothing wrong with an API like the embedded one', async () => {
  const external = new ExternalApi();
  const { API_ROOT = '' } = await external.start();
  const { failed, lineOf } = await checkRoot(API_ROOT, '--writes');
  external.stop();
  expect(lineOf('Every page and form will work.')).not.toBe('');
  expect(failed).toBe(false);
});
