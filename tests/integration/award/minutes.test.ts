/** Requirements: JUDGE-14, JUDGE-20, PRIVACY-01 */
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { ENDPOINTS } from '@/lib/endpoints';
import { describeMinutes } from '@/lib/server/award/documents/describe-minutes';
import { typeset } from '@/lib/server/award/documents/typeset';
import { openDatabase } from '@/lib/server/db/open';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { workAs } from '../../support/admin/staff';
import { callPath } from '../../support/api/api-client';
import { COMMITTEE, WINNING } from '../../support/award/committee';
import { storeJudged } from '../../support/award/judged';
import { openResultsDesk, post, read } from '../../support/award/results-desk';
import { readPdfText } from '../../support/files/pdf-text';
import { messagesOf } from '../../support/i18n/messages';

let desk: Awaited<ReturnType<typeof openResultsDesk>>;
let coordinator: string;
let administrator: string;
beforeAll(async () => {
  desk = await openResultsDesk();
  ({ coordinator, administrator } = desk);
});

afterEach(async () => {
  const db = await openDatabase();
  await db.deleteFrom('award_ranking').execute();
  await db.deleteFrom('scholarship_request').execute();
});

/** Freezes a ranking of one application and decides about it. */
async function decide(given: object = {}): Promise<void> {
  const [first] = await storeJudged([{ totals: [9000, 9000] }]);
  await desk.step('freezeRanking', coordinator, { to: 'frozen' });
  await desk.step('saveCommittee', coordinator, { members: COMMITTEE });
  expect((await post('saveDecision', coordinator, { ...WINNING, id: first?.id, ...given })).status).toBe(200);
}

async function listEvents() {
  const rows = await (await openDatabase())
    .selectFrom('event')
    .select('kind')
    .where('entity', '=', 'ranking')
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

const CONFORMS = /pdfuaid:part(="1"|>1<)/;
const toBytes = (content: Uint8Array) => Buffer.from(content).toString('latin1');

test('the minutes give attendance, votes and reasons, as CSV too; views and exports are recorded', async () => {
  await decide({ reason: '=1+1', recused: COMMITTEE.slice(0, 1), inFavour: 2 });
  const { data } = await read('getMinutes', administrator);
  expect(data.rows).toMatchObject([{ rank: 1, outcome: 'winner', prize: 'first', reason: '=1+1' }]);
  const file = await callPath(ENDPOINTS.exportMinutes.path, { token: administrator, locale: 'en' });
  const csv = await file.text();
  const { columns, outcomes } = messagesOf('en', 'results');
  expect(csv).toContain(columns.decidedAt);
  expect(csv).toContain(outcomes.winner);
  expect(csv).toContain("'=1+1");
  expect((await listEvents()).slice(-2)).toEqual(['viewed', 'exported']);
});

/** The number of times that each letter is in a text: viewers of PDF files turn runs and ligatures. */
function countLetters(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [letter] of text.normalize('NFKC').matchAll(/\p{L}/gu))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

test.each(['en', 'ar', 'fa', 'ur'] as const)(
  'in %s the minutes are a tagged PDF that says what the CSV says',
  async (locale) => {
    const reason = 'پژوهش، بحث، تحقیق ٹڈڑ\n#panic() "x"';
    await decide({ reason, recused: COMMITTEE.slice(0, 1), inFavour: 2 });
    const csv = await (await callPath(ENDPOINTS.exportMinutes.path, { token: administrator, locale })).text();
    const path = `${ENDPOINTS.printMinutes.path}?language=${locale}`;
    const file = await callPath(path, { token: administrator, locale: 'fr' });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const content = new Uint8Array(await file.arrayBuffer());
    expect(toBytes(content)).toMatch(new RegExp(`/Lang ?\\(${locale}\\)`));
    expect(toBytes(content)).toMatch(CONFORMS);
    const text = await readPdfText(content);
    const printed = countLetters(text);
    const lacking = [...countLetters(csv)].filter(([letter, count]) => (printed.get(letter) ?? 0) < count);
    expect(lacking).toEqual([]);
    expect(text).toContain('Member one');
    expect((await listEvents()).slice(-2)).toEqual(['exported', 'exported']);
  },
);

test('only those who may read the minutes get them as PDF, and only in a language of the portal', async () => {
  for (const token of [await workAs('award'), await workAs('jury')])
    expect((await callPath(ENDPOINTS.printMinutes.path, { token })).status).toBe(403);
  const unknown = await callPath(`${ENDPOINTS.printMinutes.path}?language=xx`, { token: administrator });
  expect(unknown.status).toBe(422);
  const empty = await callPath(`${ENDPOINTS.printMinutes.path}?language=en`, { token: coordinator });
  const text = await readPdfText(new Uint8Array(await empty.arrayBuffer()));
  expect(text).toContain(messagesOf('en', 'results').decision.none);
});

test('corrections and a long list of decisions are printed too', async () => {
  await decide();
  const { data } = await read('getMinutes', coordinator);
  const correction = {
    version: 1,
    formerOutcome: 'winner',
    formerPrize: 'first',
    outcome: 'notSelected',
    prize: null,
    reason: 'Found later',
    proposedAt: '2026-11-20T10:00:00.000Z',
    confirmedAt: '2026-11-21T10:00:00.000Z',
    isOthers: false,
  } as const;
  const rows = Array.from({ length: 200 }, (_, index) =>
    data.rows.map((row) => ({ ...row, referenceNumber: `MANY-${index}`, corrections: [correction] })),
  ).flat();
  const content = await typeset(await describeMinutes({ ...data, rows }, 'en'));
  expect(toBytes(content)).toMatch(CONFORMS);
  const text = await readPdfText(content);
  const { outcomes } = messagesOf('en', 'results');
  expect(text).toContain(`→ ${outcomes.notSelected}`);
  expect(text).toContain('MANY-199');
});

test('names and reasons leave the minutes with the audit trail; outcome, prize and votes stay', async () => {
  await decide();
  const db = await openDatabase();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await applyRetention(db, inDays(RETENTION_DAYS.audit - 1), true)).toMatchObject({ minutes: 0 });
  expect(await applyRetention(db, inDays(RETENTION_DAYS.audit + 1), false)).toMatchObject({ minutes: 1 });
  const { votes, ...decision } = await db.selectFrom('award_decision').selectAll().executeTakeFirstOrThrow();
  expect(decision).toMatchObject({ outcome: 'winner', prize: 'first', reason: '' });
  expect(JSON.parse(votes)).toEqual({
    members: [],
    present: [],
    recused: [],
    inFavour: 3,
    against: 0,
    abstained: 0,
  });
  expect(await db.selectFrom('scholarship_request').select('id').execute()).toEqual([]);
});
