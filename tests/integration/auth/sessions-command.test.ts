/** Requirements: OPS-12, PRIVACY-03 */
import { randomUUID } from 'node:crypto';
import { listRecords, replaceRecords } from '@/lib/auth/sessions/session-records';
import { createSession, isSessionOpen } from '@/lib/server/auth/sessions';
import { toSubject } from '@/lib/server/auth/subjects';
import { openDatabase } from '@/lib/server/db/open';
import { runCommand } from '../../support/commands/command';

const [SARA, HUDA] = ['1012345678', '1087654321'];

/** A session as the portal stores it, in addition to its session at the embedded API. */
async function open(subject: string): Promise<string> {
  const at = Date.now();
  const reference = await createSession(subject, new Date(at + 3_600_000));
  const own = { id: randomUUID(), browser: randomUUID(), device: '', token: 'sealed', reference, subject };
  await replaceRecords({ ...own, started_at: at, seen_at: at, expires_at: at + 3_600_000 }, null);
  return reference;
}

test('sessions are counted without personal data, and ended for one person or for all', async () => {
  const [sara, huda] = [toSubject(SARA), toSubject(HUDA)];
  const references = [await open(sara), await open(sara), await open(huda)];
  const counted = await runCommand('sessions');
  expect(counted.stdout.trim()).toBe('3 sessions of 2 people');
  const ended = await runCommand('sessions', ['--end', SARA, '--people']);
  expect([ended.code, ended.stdout]).toEqual([
    0,
    expect.stringMatching(/^2 sessions were ended\.\n1 sessions of 1 people\n/),
  ]);
  expect([ended.stdout.includes(huda), ended.stdout.includes(sara)]).toEqual([true, false]);
  expect(await Promise.all(references.map(isSessionOpen))).toEqual([false, false, true]);
  expect(await listRecords(huda, new Date())).toHaveLength(1);

  await runCommand('sessions', ['--end', 'all']);
  expect(await Promise.all(references.map(isSessionOpen))).toEqual([false, false, false]);
  expect(await listRecords(huda, new Date())).toEqual([]);
  const events = await (await openDatabase())
    .selectFrom('event')
    .select(['entity_id', 'actor'])
    .where('kind', '=', 'ended')
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { entity_id: sara, actor: 'operator' },
    { entity_id: 'everyone', actor: 'operator' },
  ]);
});
