import { openDatabase } from '@/lib/server/db/open';
import { changeStatus } from '@/lib/server/services/change-status';
import { getForm } from '@/lib/services/forms';
import { visit } from '../support/api-client';
import { listHistory, listRequests, sendSample } from '../support/service-api';

const form = getForm('contact');
const STAFF = { by: 'staff', actor: 'staff-1' } as const;

async function receive(): Promise<string> {
  await sendSample(form, { token: await visit() });
  return (await listRequests(form)).at(-1)?.id ?? '';
}

const move = async (requestId: string, change: Partial<Parameters<typeof changeStatus>[1]>) =>
  changeStatus(await openDatabase(), { ...STAFF, requestId, to: 'underReview', ...change });

test('a request is moved with a note, and its history tells of it', async () => {
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
  ['a version that was passed meanwhile', { version: 7 }],
])('%s is refused and leaves no trace', async (_name, change) => {
  const id = await receive();
  await expect(move(id, change)).rejects.toMatchObject({ status: 409, code: 'requestMoved' });
  expect(await listHistory(id)).toHaveLength(1);
});

test('of two who move it at once, one is told that it has moved', async () => {
  const id = await receive();
  const moves = [move(id, { version: 1 }), move(id, { version: 1, to: 'closed' })];
  const outcomes = (await Promise.allSettled(moves)).map(({ status }) => status).sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
  expect(await listHistory(id)).toHaveLength(2);
});

test('a request that does not exist is not found', async () => {
  await expect(move('nobody', {})).rejects.toMatchObject({ status: 404 });
});
