/** Requirements: JUDGE-07, JUDGE-22 */
import { randomUUID } from 'node:crypto';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { changeStaff } from '@/lib/server/admin/staff/configured-staff';
import { compareAhead } from '@/lib/server/award/compare-conflicts';
import { refreshConflicts } from '@/lib/server/award/refresh-conflicts';
import { openDatabase } from '@/lib/server/db/open';
import { signOnAs } from '../../support/api/api-client';
import { storeJudged } from '../../support/award/judged';
import { post } from '../../support/award/judging';

const TIES = { universities: ['Keele University'], persons: [], mailDomains: [] };

async function hireCoordinator() {
  const subject = `person:${randomUUID()}`;
  await changeStaff(await openDatabase(), { subject, label: 'Salem Faraj', roles: ['coordinator'] }, now());
  return { subject, token: await signOnAs(subject) };
}

const enterAt = async (university: string) => {
  const [stored] = await storeJudged([{ answers: { scholarship_university_name: university } }]);
  return stored?.id ?? '';
};

async function listBarred(juror: string): Promise<string[]> {
  const rows = await (await openDatabase())
    .selectFrom('award_conflict')
    .select('request_id')
    .where('juror', '=', juror)
    .orderBy('request_id')
    .execute();
  return rows.map(({ request_id }) => request_id);
}

test('what changes between the comparison and the transaction is compared again', async () => {
  const { subject, token } = await hireCoordinator();
  expect((await post('saveMyTies', token, TIES)).status).toBe(200);
  const [moved, withdrawn, same] = [
    await enterAt('Keele University'),
    await enterAt('Keele University'),
    await enterAt('Keele University'),
  ];
  const db = await openDatabase();
  const ahead = await compareAhead(db, SEED_YEAR, { subject });
  const change = (id: string, changes: object) =>
    db
      .updateTable('scholarship_request')
      .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  await change(moved, { scholarship_university_name: 'University of York' });
  await change(withdrawn, { status: 2 });
  const late = await enterAt('Keele University, Staffordshire');
  await inTransaction(db, (tx) => refreshConflicts(tx, SEED_YEAR, { subject }, ahead));
  expect(await listBarred(subject)).toEqual([same, late]);
});

test('what a person declares after the comparison is compared in the transaction', async () => {
  const { subject, token } = await hireCoordinator();
  const id = await enterAt('University of Sheffield');
  const db = await openDatabase();
  const ahead = await compareAhead(db, SEED_YEAR, { subject });
  expect((await post('saveMyTies', token, { ...TIES, universities: ['Sheffield'] })).status).toBe(200);
  await db.deleteFrom('award_conflict').where('juror', '=', subject).execute();
  await inTransaction(db, (tx) => refreshConflicts(tx, SEED_YEAR, { subject }, ahead));
  expect(await listBarred(subject)).toEqual([id]);
});

test('a coordinator who takes back every tie gets the applications back', async () => {
  const { subject, token } = await hireCoordinator();
  const id = await enterAt('University of Hull');
  await post('saveMyTies', token, { ...TIES, universities: ['University of Hull'] });
  expect(await listBarred(subject)).toEqual([id]);
  await post('saveMyTies', token, { universities: [], persons: [], mailDomains: [] });
  expect(await listBarred(subject)).toEqual([]);
});
