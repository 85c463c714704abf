/** Requirements: JUDGE-03, JUDGE-07, JUDGE-11 */
import { uuidv7 } from 'uuidv7';
import type { Role } from '@/lib/api/contract/roles';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { ENDPOINTS, getEndpoint } from '@/lib/endpoints';
import { now } from '@/lib/env/clock';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import { hire } from '../../support/admin/request-desk';
import { workAs } from '../../support/admin/staff';
import { callPath, signOnAs, visit } from '../../support/api/api-client';
import { listTelling, senderCases, staffCases } from '../../support/api/guessed-ids';
import { assign, enterAdmitted, openJuror } from '../../support/award/readings';
import { changeSettings } from '../../support/portal/settings';

let application: string;
/** What `listValues` returns for the application. */
let values: string[];
let reader: Awaited<ReturnType<typeof openJuror>>;

/** Proposes to disqualify an application and to permit its sender something. @returns the ids of the proposals */
async function proposeExceptions(request_id: string, subject: string): Promise<string[]> {
  const db = await openDatabase();
  const [disqualification, permit] = [uuidv7(), uuidv7()];
  const proposal = { reason: 'A reason', proposed_by: 'person:proposer', proposed_at: now().toISOString() };
  await db
    .insertInto('award_disqualification')
    .values({ id: disqualification, request_id, ...proposal })
    .execute();
  const until = '2999-01-01T00:00:00.000Z';
  await db
    .insertInto('award_permit')
    .values({ id: permit, edition: SEED_YEAR, kind: 'submit', subject, until, ...proposal })
    .execute();
  return [disqualification, permit];
}

/** Ids and numbers of an application, its files, its assignment to `reader`, and the exceptions proposed for it. */
async function listValues(id: string): Promise<string[]> {
  const assignment = await assign(id, reader.subject);
  const db = await openDatabase();
  const { reference_number, user_sub } = await db
    .selectFrom('scholarship_request')
    .select(['reference_number', 'user_sub'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const files = await db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .select(['file.id', 'submission.id as submission'])
    .where('submission.request_id', '=', id)
    .execute();
  return [
    id,
    reference_number,
    assignment,
    ...files.flatMap((file) => [file.id, file.submission]),
    ...(await proposeExceptions(id, user_sub)),
  ];
}

beforeAll(async () => {
  changeSettings({ RATE_LIMITS: 'read=100000/60,document=100000/60,follow=100000/60,register=100000/60' });
  reader = await openJuror();
  application = await enterAdmitted();
  values = await listValues(application);
});

/** What is stored about the application and its judging. */
async function readStore(): Promise<string[]> {
  const db = await openDatabase();
  const tables = [
    'scholarship_request',
    'award_assignment',
    'award_conflict',
    'score_sheet',
    'blind_copy',
    'award_disqualification',
    'award_permit',
    'award_supervisor',
  ] as const;
  const rows = await Promise.all<unknown[]>(
    tables.map((table) => db.selectFrom(table).selectAll().execute()),
  );
  return rows.flat().map((row) => JSON.stringify(row));
}

/** The cursor of a list, which is compared with other ids and need not exist. */
const CURSOR = 'listAssignments.after';
const casesOf = (role: Role) =>
  staffCases.filter(({ id, place }) => getEndpoint(id).roles?.includes(role) && place !== CURSOR);

test('for a juror, ids and numbers of an application given to another are like made-up ones', async () => {
  const juror = await openJuror();
  const own = await assign(await enterAdmitted(), juror.subject);
  const before = await readStore();
  expect(await listTelling(juror.token, casesOf('jury'), { values, own })).toEqual([]);
  expect(await readStore()).toEqual(before);
});

test('for a coordinator with a conflict, those of the application are like made-up ones', async () => {
  const { subject, token } = await hire('Coordinator', 'coordinator');
  await (await openDatabase())
    .insertInto('award_conflict')
    .values({ request_id: application, juror: subject, source: 'declared', reasons: '[]', state: 'blocking' })
    .execute();
  const before = await readStore();
  expect(await listTelling(token, casesOf('coordinator'), { values })).toEqual([]);
  expect(await readStore()).toEqual(before);
});

/** What the office lists of every registration: what its sender has sent. */
const OWN = ['getRegistration.id', 'getSubmittedFile.id'];

test.each([
  ['award', OWN],
  ['administrator', []],
] as const)(
  'for %s, those of the application that this person sent are like made-up ones, except for what they sent',
  async (role, expected) => {
    const { token } = await hire('Sender', role);
    const own = await listValues(await enterAdmitted({ token }));
    const before = await readStore();
    expect(await listTelling(token, casesOf(role), { values: own })).toEqual(expected);
    expect(await readStore()).toEqual(before);
  },
);

test('a member of the office reads nothing of a proposal about the application that this person sent', async () => {
  const { token } = await hire('Sender', 'award');
  const id = await enterAdmitted({ token });
  const event = { entity: 'scholarship_request', entityId: id, actor: 'person:another', at: now() } as const;
  const db = await openDatabase();
  for (const kind of ['refusalProposed', 'disqualificationProposed'] as const)
    await recordEvent(db, { ...event, kind });
  const read = async (reader: string) =>
    (await callPath(`${ENDPOINTS.getRegistration.path}?id=${id}`, { token: reader })).text();
  expect(await read(await workAs('award'))).toContain('refusalProposed');
  expect(await read(token)).not.toMatch(/refusalProposed|disqualificationProposed/);
});

test('for other people, signed in or not, those of an application are like made-up ones', async () => {
  const before = await readStore();
  for (const token of [await signOnAs(), await visit()])
    expect(await listTelling(token, senderCases, { values })).toEqual([]);
  expect(await readStore()).toEqual(before);
});

test('the juror of an application reaches it with the calls of a reading', async () => {
  expect(await listTelling(reader.token, casesOf('jury'), { values })).toEqual([
    'getReading.id',
    'makeFinal.id',
    'recuse.id',
    'saveSheet.id',
  ]);
});
