/** Requirements: JUDGE-03, JUDGE-07, JUDGE-11 */
import { getEndpoint } from '@/lib/endpoints';
import { openDatabase } from '@/lib/server/db/open';
import { hire } from '../../support/admin/request-desk';
import { signOnAs, visit } from '../../support/api/api-client';
import { listTelling, senderCases, staffCases } from '../../support/api/guessed-ids';
import { assign, enterAdmitted, openJuror } from '../../support/award/readings';
import { changeSettings } from '../../support/portal/settings';

let application: string;
/** Ids and numbers of the application, its files, and its assignment to `reader`. */
let values: string[];
let reader: Awaited<ReturnType<typeof openJuror>>;

beforeAll(async () => {
  changeSettings({ RATE_LIMITS: 'read=100000/60,document=100000/60,follow=100000/60,register=100000/60' });
  reader = await openJuror();
  application = await enterAdmitted();
  const assignment = await assign(application, reader.subject);
  const db = await openDatabase();
  const { reference_number } = await db
    .selectFrom('scholarship_request')
    .select('reference_number')
    .where('id', '=', application)
    .executeTakeFirstOrThrow();
  const files = await db
    .selectFrom('submission_file as file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .select(['file.id', 'submission.id as submission'])
    .where('submission.request_id', '=', application)
    .execute();
  values = [
    application,
    reference_number,
    assignment,
    ...files.flatMap(({ id, submission }) => [id, submission]),
  ];
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
  ] as const;
  const rows = await Promise.all<unknown[]>(
    tables.map((table) => db.selectFrom(table).selectAll().execute()),
  );
  return rows.flat().map((row) => JSON.stringify(row));
}

/** A place to continue a list at, which is compared with other ids and need not exist. */
const CURSOR = 'listAssignments.after';
const casesOf = (role: 'jury' | 'coordinator') =>
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
