/** Requirements: PRIVACY-01, REQUEST-01, REQUEST-02 */

import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { changeStatus } from '@/lib/server/forms/change-status';
import { removeOldRequests } from '@/lib/server/maintenance/service-retention';
import { visit } from '../../support/api/api-client';
import { listHistory, listRequests, sendSample } from '../../support/forms/service-api';

const form = getForm('contact');
const STAFF = { by: 'staff', actor: 'staff-1' } as const;

async function receive(): Promise<string> {
  await sendSample(form, { token: await visit() });
  return (await listRequests(form)).at(-1)?.id ?? '';
}

const move = async (requestId: string, change: Partial<Parameters<typeof changeStatus>[1]>) =>
  changeStatus(await openDatabase(), { ...STAFF, requestId, to: 'underReview', ...change });

test('a request changes its state with a note, and its history shows it', async () => {
  const id = await receive();
  const moved = await move(id, { note: 'We are looking into it', internalNote: 'Ask Mina' });
  expect(moved).toMatchObject({ status: 'underReview', version: 2 });
  expect((await listHistory(id)).slice(1)).toMatchObject([
    {
      from_status: 'received',
      to_status: 'underReview',
      ...STAFF,
      note: 'We are looking into it',
      internal_note: 'Ask Mina',
    },
  ]);
});

test.each([
  ['a move that the table does not know', { to: 'approved' } as const],
  ['a move that the sender may not make', { to: 'answered', by: 'sender' } as const],
  ['another version', { version: 7 }],
])('%s is refused and changes nothing', async (_name, change) => {
  const id = await receive();
  await expect(move(id, change)).rejects.toMatchObject({ status: 409, code: 'requestMoved' });
  expect(await listHistory(id)).toHaveLength(1);
});

test('of two simultaneous changes, one is refused because the request has changed', async () => {
  const id = await receive();
  const transitions = [move(id, { version: 1 }), move(id, { version: 1, to: 'closed' })];
  const outcomes = (await Promise.allSettled(transitions)).map(({ status }) => status).sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
  expect(await listHistory(id)).toHaveLength(2);
});

test('a request that does not exist is not found', async () => {
  await expect(move('nobody', {})).rejects.toMatchObject({ status: 404 });
});

test('a request is deleted after its retention period, and not a day before', async () => {
  const id = await receive();
  const database = await openDatabase();
  const request = await database
    .selectFrom('service_request')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const after = (days: number) => new Date(Date.parse(request.updated_at) + days * 86_400_000 + 1000);
  const exists = async () => (await listRequests(form)).some((row) => row.id === id);
  await removeOldRequests(database, after(form.retentionDays - 1), false);
  expect(await exists()).toBe(true);
  expect(await removeOldRequests(database, after(form.retentionDays), true)).toBeGreaterThan(0);
  expect(await exists()).toBe(true);
  await removeOldRequests(database, after(form.retentionDays), false);
  expect(await exists()).toBe(false);
  expect(await listHistory(id)).toEqual([]);
});
