/** Requirements: ADMIN-03, AWARD-15, AWARD-19, AWARD-21 */
import { randomUUID } from 'node:crypto';
import { SEED } from '@/lib/award/definition/edition';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { moveByYear } from '@/lib/award/rules/copy-edition';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { workAs } from '../../support/admin/staff';
import { call, callPath, makeForm, register, signOnAs, submit, visit } from '../../support/api/api-client';
import { startEdition } from '../../support/award/start-edition';
import { makePdf } from '../../support/files/pdf';

const OPEN = { durationFrom: '2020-01-01', durationTo: '2100-01-01' };
const setWindows = async (window: typeof OPEN | 'default') =>
  writeConfiguration(await openDatabase(), { windows: { register: window, submit: window } }, new Date());

/** A person with a submission in 2025 and a registration in 2026, which is in force. */
async function enterTwice() {
  const subject = randomUUID();
  const token = await signOnAs(subject);
  const first = await register(token);
  await submit(token, makeForm([{ slot: 'CVFile', name: 'id.pdf', content: makePdf(subject) }]));
  await startEdition(2026, moveByYear(SEED));
  await setWindows(OPEN);
  const second = await register(token);
  return { token, numbers: [second, first].map(({ body }) => body.data.referenceNumber) };
}

let entered: Awaited<ReturnType<typeof enterTwice>>;
let office: string;
beforeAll(async () => {
  entered = await enterTwice();
  office = await workAs('award');
});

test('the sender reads the application of each edition, with its stage, answers and files', async () => {
  const { body } = await call('listMyApplications', { token: entered.token });
  expect(body.data).toMatchObject([
    { edition: 2026, stage: 'registered', request: { referenceNumber: entered.numbers[0] } },
    {
      edition: 2025,
      stage: 'submitted',
      submittedAt: expect.any(String),
      request: { referenceNumber: entered.numbers[1] },
    },
  ]);
  const [file] = body.data[1]?.request.projectRegisteration?.files ?? [];
  const download = await callPath(file?.url.replace('/gateway/', '') ?? '', { token: entered.token });
  expect(download.status).toBe(200);
  expect((await call('listMyApplications', { token: await signOnAs() })).body.data).toEqual([]);
});

test('the export contains the applications of both editions', async () => {
  const response = await callPath('Award/ExportMine', { token: entered.token });
  const { applications } = await response.json();
  expect(applications).toMatchObject([
    { edition: 2026, files: [], history: [{ kind: 'registered' }] },
    { edition: 2025, files: [{ name: 'id.pdf' }], history: [{ kind: 'registered' }, { kind: 'completed' }] },
  ]);
});

test('list, spreadsheet and figures of the office show one edition, the one in force by default', async () => {
  const [current = '', earlier = ''] = entered.numbers;
  const list = async (query: string) => {
    const response = await callPath(`Desk/ListRegistrations?${query}`, { token: office });
    const { data } = await response.json();
    return data.rows.map(({ referenceNumber }: { referenceNumber: string }) => referenceNumber);
  };
  expect(await list('')).toEqual([current]);
  expect(await list('edition=2026')).toEqual([current]);
  expect(await list('edition=2025')).toEqual([earlier]);
  const exported = await callPath('Desk/ExportRegistrations?edition=2025', { token: office });
  expect(exported.headers.get('content-disposition')).toContain('registrations-2025-');
  const text = await exported.text();
  expect([text.includes(earlier), text.includes(current)]).toEqual([true, false]);
  const count = async (query: string) =>
    (await (await callPath(`Desk/GetAwardFigures?${query}`, { token: office })).json()).data;
  const one = (status: number) => ({ total: 1, statuses: [{ key: String(status), count: 1 }] });
  expect(await count('edition=2025')).toMatchObject(one(REQUEST_STATUS.Completed));
  expect(await count('')).toMatchObject(one(REQUEST_STATUS.FirstStageSubmited));
});

test('setting the windows of the edition in force keeps those of the edition before', async () => {
  const db = await openDatabase();
  const listYears = async () => {
    const rows = await db.selectFrom('award_window').select('edition_id').orderBy('edition_id').execute();
    return rows.map(({ edition_id }) => edition_id);
  };
  const row = {
    duration_from: '2025-01-13',
    duration_to: '2025-03-31',
    updated_at: new Date().toISOString(),
  };
  await db
    .insertInto('award_window')
    .values({ kind: 'register', edition_id: 2025, ...row })
    .execute();
  await setWindows(OPEN);
  expect(await listYears()).toEqual([2025, 2026, 2026]);
  await setWindows('default');
  expect(await listYears()).toEqual([2025]);
  const { body } = await call('getAwardConfiguration', { token: await visit() });
  expect(body.register).toEqual({ durationFrom: '2026-01-13', durationTo: '2026-03-31' });
});
