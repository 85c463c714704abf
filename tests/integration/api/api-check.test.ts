/** Requirements: CALL-17 */
import { execFile } from 'node:child_process';
import { ExternalApi } from '../../support/api/external-api';
import { SpecRoot } from '../../support/api/spec-root';
import { StubApi } from '../../support/api/stub-api';

jest.setTimeout(120_000);

const root = new SpecRoot();
let settings: Record<string, string>;

beforeAll(async () => {
  settings = await root.start();
});
afterAll(() => root.stop());

/** What the command says of a root that this process serves. */
async function checkRoot(address: string, ...rest: string[]) {
  const program = ['--conditions=react-server', 'lib/commands/api-check.ts', '--root', address, ...rest];
  const { failed, stdout } = await new Promise<{ failed: boolean; stdout: string }>((resolve) => {
    execFile('tsx', program, (error, stdout) => resolve({ failed: error !== null, stdout }));
  });
  return { failed, lineOf: (name: string) => stdout.split('\n').find((line) => line.includes(name)) ?? '' };
}

test('the check of a root says what it knows, what it does not, and which pages will work', async () => {
  const before = root.seen.length;
  const { failed, lineOf } = await checkRoot(settings.API_ROOT ?? '');
  expect(failed).toBe(true);
  expect(lineOf("'PageRatings/GetRatingCounts'")).toContain('works');
  expect(lineOf("'News/GetAll'")).toContain('unknown');
  expect(lineOf("'Supplier/Create'")).toContain('notTried');
  expect(lineOf("'/Researchers'")).toContain('true');
  expect(lineOf("'/MinisterActivities'")).toContain('true');
  expect(lineOf("'MinisterActivities/GetTop4'")).toContain('works');
  expect(lineOf("'MinsterAppointment/Approve'")).toContain('notTried');
  expect(lineOf("'/Suppliers'")).toContain('GetCompanyByNameIfExist');
  const writes = root.seen.slice(before).filter(({ call }) => !call.startsWith('GET '));
  expect(writes.map(({ call }) => call)).toEqual([]);
});

test('a root that fails at what is posted is not said to take it, nor one that redirects to read', async () => {
  const broken = new StubApi();
  broken.reply = ({ method }, response) => response.writeHead(method === 'GET' ? 302 : 500).end('<html>');
  const { failed, lineOf } = await checkRoot(await broken.start(), '--writes');
  await broken.stop();
  expect(failed).toBe(true);
  expect(lineOf("'Supplier/Create'")).toContain('refused');
  expect(lineOf("'News/GetAll'")).toContain('refused');
  expect(lineOf("'/Contact'")).toContain('false');
});

test('the check finds nothing wrong with an API like the embedded one', async () => {
  const external = new ExternalApi();
  const { API_ROOT = '' } = await external.start();
  const { failed, lineOf } = await checkRoot(API_ROOT, '--writes');
  external.stop();
  expect(lineOf('Every page and form will work.')).not.toBe('');
  expect(failed).toBe(false);
});
