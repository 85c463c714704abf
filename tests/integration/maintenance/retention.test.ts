/** Requirements: FILE-10, PRIVACY-01 */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SEED_YEAR } from '@/lib/award/definition/edition';
import { RETENTION_DAYS } from '@/lib/award/rules/retention-days';
import { stopJobs } from '@/lib/jobs/repeat';
import { startBackgroundWork } from '@/lib/provide-embedded-api';
import { createApi } from '@/lib/server/app';
import { writeConfiguration } from '@/lib/server/award/write-configuration';
import { openDatabase } from '@/lib/server/db/open';
import { getUploadPath } from '@/lib/server/files/folder';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { register, signOnAs } from '../../support/api/api-client';
import { completeEntry } from '../../support/award/complete-entry';
import { leaveFile } from '../../support/files/abandoned-file';

const DAY_MS = 86_400_000;

describe('retention', () => {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

  async function clear() {
    const database = await openDatabase();
    await database.deleteFrom('scholarship_request').execute();
    await database.deleteFrom('event').execute();
    return database;
  }

  test('keeps everything until its period is over', async () => {
    const database = await clear();
    await completeEntry();
    const report = await applyRetention(database, inDays(RETENTION_DAYS.identityImage - 1), false);
    expect(report).toMatchObject({ unfinished: 0, completed: 0, identityImages: 0 });
  });

  test('deletes the identity image first, row and file', async () => {
    const database = await clear();
    await completeEntry();
    const { storage_key } = await database
      .selectFrom('submission_file')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    const at = inDays(RETENTION_DAYS.identityImage + 1);
    expect(await applyRetention(database, at, true)).toMatchObject({ identityImages: 1 });
    expect(existsSync(getUploadPath(storage_key))).toBe(true);
    expect(await applyRetention(database, at, false)).toMatchObject({ identityImages: 1, completed: 0 });
    expect(existsSync(getUploadPath(storage_key))).toBe(false);
    expect(await database.selectFrom('scholarship_request').select('id').execute()).toHaveLength(1);
  });

  test('deletes jurors and ties with the applications of their edition', async () => {
    const database = await clear();
    const juror = { edition: SEED_YEAR, subject: 'person:juror' };
    const changed = new Date().toISOString();
    await database
      .insertInto('award_juror')
      .values({ ...juror, fields: '[1]', languages: '["ar"]', capacity: 1, version: 1, updated_at: changed })
      .execute();
    await database
      .insertInto('award_tie')
      .values({ ...juror, id: 'tie', kind: 'person', value: 'sarah miller', stated_at: changed })
      .execute();
    const { completed } = RETENTION_DAYS;
    expect(await applyRetention(database, inDays(completed - 1), false)).toMatchObject({ jurors: 0 });
    expect(await applyRetention(database, inDays(completed + 1), true)).toMatchObject({ jurors: 2 });
    expect(await applyRetention(database, inDays(completed + 1), false)).toMatchObject({ jurors: 2 });
    expect(await database.selectFrom('award_tie').select('id').execute()).toEqual([]);
  });

  test('deletes personal permits with the applications of their edition', async () => {
    const database = await clear();
    const proposed = { proposed_by: 'person:office', proposed_at: new Date().toISOString() };
    await database
      .insertInto('award_permit')
      .values({
        ...proposed,
        id: 'permit',
        edition: SEED_YEAR,
        kind: 'register',
        subject: 'person:late',
        until: new Date().toISOString(),
        reason: 'Late',
      })
      .execute();
    const { completed } = RETENTION_DAYS;
    expect(await applyRetention(database, inDays(completed - 1), false)).toMatchObject({ permits: 0 });
    expect(await applyRetention(database, inDays(completed + 1), true)).toMatchObject({ permits: 1 });
    expect(await applyRetention(database, inDays(completed + 1), false)).toMatchObject({ permits: 1 });
    expect(await database.selectFrom('award_permit').select('id').execute()).toEqual([]);
  });

  test('deletes unfinished registrations, then completed ones with their files', async () => {
    const database = await clear();
    await register(await signOnAs());
    await completeEntry();
    const { storage_key } = await database
      .selectFrom('submission_file')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    expect(await applyRetention(database, inDays(RETENTION_DAYS.unfinished + 1), false)).toMatchObject({
      unfinished: 1,
      completed: 0,
    });
    expect(await applyRetention(database, inDays(RETENTION_DAYS.completed + 1), false)).toMatchObject({
      unfinished: 0,
      completed: 1,
    });
    expect(await database.selectFrom('submission_file').select('id').execute()).toEqual([]);
    expect(existsSync(getUploadPath(storage_key))).toBe(false);
    const removed = await database.selectFrom('event').selectAll().where('kind', '=', 'removed').execute();
    expect(removed).toHaveLength(2);
  });

  test('waits for the end of the operator’s window', async () => {
    const database = await clear();
    await register(await signOnAs());
    const window = { durationFrom: '2030-01-01', durationTo: '2030-12-31' };
    await writeConfiguration(database, { windows: { submit: window } }, new Date());
    expect(await applyRetention(database, new Date('2031-06-28'), true)).toMatchObject({ unfinished: 0 });
    expect(await applyRetention(database, new Date('2031-07-01'), true)).toMatchObject({ unfinished: 1 });
    await writeConfiguration(database, { windows: { submit: 'default' } }, new Date());
  });

  test('deletes files left by a crash, but not those of an upload in progress', async () => {
    const database = await clear();
    const old = [leaveFile(`${crypto.randomUUID()}.part`, 25), leaveFile(crypto.randomUUID(), 25)];
    // With a clock that is hours ahead, files of others appear this old.
    const young = [leaveFile(`${crypto.randomUUID()}.part`, 3), leaveFile(crypto.randomUUID(), 3)];
    await applyRetention(database, new Date(), false);
    expect([...old, ...young].map(existsSync)).toEqual([false, false, true, true]);
  });

  test('runs once at the start of the process, not in each of its threads', async () => {
    await clear();
    const old = leaveFile(crypto.randomUUID(), 25);
    createApi();
    await sleep(200);
    expect(existsSync(old)).toBe(true);
    await startBackgroundWork();
    while (existsSync(old)) await sleep(20);
    await stopJobs();
  });
});
