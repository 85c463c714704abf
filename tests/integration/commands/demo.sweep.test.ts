/** Requirements: OPS-13 */
import { ENDPOINTS, type EndpointId } from '@/lib/endpoints';
import { toSubject } from '@/lib/server/auth/subjects';
import { openDatabase } from '@/lib/server/db/open';
import { callPath, type EndpointResponse, signOnAs, visit } from '../../support/api/api-client';
import { runCommand } from '../../support/commands/command';

const PEOPLE = 12;
/** Two for each of the three prize categories. */
const WINNERS = 6;
const CERTIFICATE = /'(\d{10})'.*'((?:[A-Z0-9]{4}-){7}[A-Z0-9]{4})'/g;

async function read<Id extends EndpointId>(id: Id, token: string, query = ''): Promise<EndpointResponse<Id>> {
  const response = await callPath(`${ENDPOINTS[id].path}${query}`, { token });
  expect([id, response.status]).toEqual([id, 200]);
  return response.json();
}

async function countStages() {
  const db = await openDatabase();
  const rows = await db.selectFrom('scholarship_request').select('shown_stage').execute();
  const counts: Record<string, number> = {};
  for (const { shown_stage: stage } of rows)
    counts[stage ?? 'registered'] = (counts[stage ?? 'registered'] ?? 0) + 1;
  return counts;
}

test('a portal whose people sign on elsewhere is refused', async () => {
  const settings = { SITE_URL: 'https://haj.example', LOGIN_URL: 'https://login.example', ALLOW_SQLITE: '1' };
  const { code, stdout, stderr } = await runCommand('demo', [], settings);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('LOGIN_URL is set');
});

test('an empty portal gets a year of the award, and a second run changes nothing', async () => {
  const { code, stdout, stderr } = await runCommand('demo', ['--people', String(PEOPLE)]);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^Database: .*\n$/)]);
  for (const role of ['award', 'coordinator', 'administrator', 'jury']) expect(stdout).toContain(`'${role}'`);
  expect(stdout).toContain("'first'");

  const {
    registered,
    notAdmitted,
    winner,
    shortlisted = 0,
    notSelected = 0,
    ...others
  } = await countStages();
  expect([registered, notAdmitted, winner, others]).toEqual([1, 1, WINNERS, {}]);
  expect(shortlisted + notSelected).toBe(PEOPLE - 2 - WINNERS);

  const db = await openDatabase();
  const sheets = await db.selectFrom('score_sheet').select(['state', 'total']).execute();
  expect(sheets.length).toBeGreaterThan(2 * (PEOPLE - 2));
  expect(sheets.every(({ state }) => state === 'final')).toBe(true);
  expect(new Set(sheets.map(({ total }) => total)).size).toBeGreaterThan(sheets.length / 2);

  const printed = [...stdout.matchAll(CERTIFICATE)];
  expect(printed).toHaveLength(WINNERS);
  const [, nationalId = '', certificate = ''] = printed[0] ?? [];
  const checked = await read('checkAwardCertificate', await visit(), `?code=${certificate}`);
  expect(checked.data).toMatchObject({ kind: 'winner', revokedAt: null, name: expect.stringMatching(/./) });
  const own = await read('getMyRequest', await signOnAs(toSubject(nationalId)));
  expect(own.data).toMatchObject({ shownStage: 'winner', certificates: [{ code: certificate }] });
  const edition = await read('getEdition', await visit());
  expect(edition.data.winners?.filter(({ name }) => name)).toHaveLength(WINNERS - 1);

  const events = () => db.selectFrom('event').select('id').execute();
  const before = await events();
  const again = await runCommand('demo');
  expect([again.code, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toContain('nothing has been changed');
  expect(await events()).toEqual(before);
});
