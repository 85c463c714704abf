/** Requirements: PRIVACY-01 */
import { existsSync } from 'node:fs';
import { FORMS, getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { getUploadPath } from '@/lib/server/files/folder';
import { changeStatus } from '@/lib/server/forms/change-status';
import { applyRetention } from '@/lib/server/maintenance/retention';
import { MAIL_DAYS, RATING_VISITOR_DAYS } from '@/lib/server/maintenance/trace-retention';
import { call, signOnAs, visit } from '../../support/api/api-client';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const innovation = getForm('innovation');

async function clear() {
  const database = await openDatabase();
  for (const table of ['service_request', 'event', 'outbox', 'rating'] as const)
    await database.deleteFrom(table).execute();
  return database;
}

async function sendWithFile() {
  const { status } = await sendSample(innovation, { token: await signOnAs() });
  expect(status).toBe(200);
  const [request] = await listRequests(innovation);
  if (!request) throw new Error('Nothing was stored');
  const { storage_key } = await (await openDatabase())
    .selectFrom('service_request_file')
    .select('storage_key')
    .where('request_id', '=', request.id)
    .executeTakeFirstOrThrow();
  return { request, file: getUploadPath(storage_key) };
}

test('a request is kept for the period of its form, and then deleted with files and history', async () => {
  const database = await clear();
  const { request, file } = await sendWithFile();
  const end = innovation.retentionDays;
  expect(await applyRetention(database, inDays(end - 1), false)).toMatchObject({ serviceRequests: 0 });
  expect(await applyRetention(database, inDays(end + 1), true)).toMatchObject({ serviceRequests: 1 });
  expect(existsSync(file)).toBe(true);

  expect(await applyRetention(database, inDays(end + 1), false)).toMatchObject({ serviceRequests: 1 });
  expect(await listRequests(innovation)).toEqual([]);
  expect(await listHistory(request.id)).toEqual([]);
  expect(await database.selectFrom('service_request_file').select('id').execute()).toEqual([]);
  expect(existsSync(file)).toBe(false);
  const trail = await database.selectFrom('event').selectAll().where('kind', '=', 'removed').execute();
  expect(trail).toMatchObject([{ entity: 'service_request', entity_id: request.id, actor: 'operator' }]);
});

test('the retention period starts with the last change of a request', async () => {
  const database = await clear();
  const { request } = await sendWithFile();
  const old = new Date(Date.now() - (innovation.retentionDays + 1) * DAY_MS).toISOString();
  await database.updateTable('service_request').set({ updated_at: old }).execute();
  expect(await applyRetention(database, new Date(), true)).toMatchObject({ serviceRequests: 1 });
  await changeStatus(database, {
    requestId: request.id,
    to: 'underReview',
    by: 'staff',
    actor: 'person:office',
  });
  expect(await applyRetention(database, new Date(), true)).toMatchObject({ serviceRequests: 0 });
});

test('every form states the retention period of its requests: between a month and five years', () => {
  const outside = FORMS.filter(({ retentionDays }) => retentionDays < 30 || retentionDays > 1826);
  expect(outside).toEqual([]);
});

test('rows of old mails are deleted, sent or not', async () => {
  const database = await clear();
  const at = new Date().toISOString();
  const mail = { kind: 'received', locale: 'ar', recipient: 'a@example.sa', data: '{}', attempts: 0 };
  for (const state of ['waiting', 'sent', 'failed'] as const)
    await database
      .insertInto('outbox')
      .values({ ...mail, id: state, key: state, state, due_at: at, created_at: at })
      .execute();
  expect(await applyRetention(database, inDays(MAIL_DAYS - 1), false)).toMatchObject({ mails: 0 });
  expect(await applyRetention(database, inDays(MAIL_DAYS + 1), true)).toMatchObject({ mails: 3 });
  expect(await applyRetention(database, inDays(MAIL_DAYS + 1), false)).toMatchObject({ mails: 3 });
  expect(await database.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('an old rating loses its visitor and keeps its vote', async () => {
  const database = await clear();
  const rating = { PageURL: '/Haj', YesOrNo: 'yes', AnswersIds: '1' };
  for (const token of [await visit(), await visit()]) {
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await call('addRating', { token, headers, body: JSON.stringify(rating) });
    expect(status).toBe(200);
  }
  const late = inDays(RATING_VISITOR_DAYS + 1);
  expect(await applyRetention(database, inDays(RATING_VISITOR_DAYS - 1), false)).toMatchObject({ raters: 0 });
  expect(await applyRetention(database, late, true)).toMatchObject({ raters: 2 });
  expect(await applyRetention(database, late, false)).toMatchObject({ raters: 2 });
  expect(await applyRetention(database, late, false)).toMatchObject({ raters: 0 });
  const rows = await database.selectFrom('rating').select(['visitor', 'is_useful']).execute();
  expect(rows.map(({ visitor }) => visitor.includes('anon'))).toEqual([false, false]);
  expect(rows.map((row) => row.is_useful)).toEqual([1, 1]);
});
