/** Requirements: ADMIN-11, ADMIN-21 */
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/env/clock';
import { loadTranslator } from '@/lib/i18n/translator';
import { getForm } from '@/lib/requests/forms';
import { openDatabase } from '@/lib/server/db/open';
import { removeExpiredRows } from '@/lib/server/maintenance/expired-rows';
import { hire, type Member, post, sendRequest } from '../../support/admin/request-desk';

const contact = getForm('contact');
let sara: Member;
let omar: Member;
let lead: Member;
beforeAll(async () => {
  sara = await hire('Sara', 'requests');
  omar = await hire('Omar', 'requests');
  lead = await hire('Lead', 'requests', 'lead');
});

const report = (member: Member, id: string, more: object = {}) =>
  post('reportPresence', member, { id, tab: randomUUID(), version: 1, isWriting: false, ...more });

test('it says who else has the request open, who writes, and whether it has changed', async () => {
  const t = await loadTranslator('en', 'desk');
  const { id } = await sendRequest(contact);
  expect((await report(sara, id)).body.data).toEqual({ version: 1, readers: [], line: '' });
  const tab = randomUUID();
  const first = (await report(omar, id, { tab })).body.data;
  expect(first.readers).toEqual([{ label: 'Sara', isWriting: false }]);
  expect(first.line).toBe(t('presence.reading', { count: 1, names: '\u2068Sara\u2069' }));
  await report(omar, id, { tab, isWriting: true });
  await report(omar, id);
  const { readers, line } = (await report(sara, id)).body.data;
  expect(readers).toEqual([{ label: 'Omar', isWriting: true }]);
  expect(line).toBe(t('presence.writing', { count: 1, names: '\u2068Omar\u2069' }));
  await post('changeServiceRequest', lead, { id, version: 1, to: 'underReview' });
  const changed = (await report(sara, id)).body.data;
  expect(changed.version).toBe(2);
  expect(changed.line).toContain(t('presence.changed'));
  expect((await report(sara, id, { version: 2 })).body.data.line).not.toContain(t('presence.changed'));
});

test('a colleague without a report for more than a minute is gone, and so is a tab that shows another request', async () => {
  const db = await openDatabase();
  const { id } = await sendRequest(contact);
  const other = await sendRequest(contact);
  const tab = randomUUID();
  await report(omar, id, { tab });
  await report(omar, other.id, { tab });
  expect((await report(sara, id)).body.data.readers).toEqual([]);
  await report(omar, id);
  await db.updateTable('desk_presence').set({ expires_at: now().toISOString() }).execute();
  expect((await report(sara, id)).body.data.readers).toEqual([]);
  await removeExpiredRows(db, new Date(now().getTime() + 1000), false);
  const left = await db.selectFrom('desk_presence').select('subject').execute();
  expect(left).toEqual([{ subject: sara.subject }]);
});

test('reports that are malformed or about hidden requests are refused and store nothing', async () => {
  const { id } = await sendRequest(contact);
  const team = { name: 'Grievances', isClosed: true, forms: ['contact'], members: [lead.subject] };
  await report(sara, id);
  expect((await post('saveTeam', lead, team)).status).toBe(200);
  const stranger = await hire('Stranger', 'appointments');
  const refused = [
    await report(lead, id, { tab: 'x' }),
    await report(lead, id, { isWriting: 'yes' }),
    await report(lead, randomUUID()),
    await report(sara, id),
    await report(stranger, id),
  ];
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 404, 404, 404]);
  const rows = await (await openDatabase())
    .selectFrom('desk_presence')
    .select('subject')
    .where('request_id', '=', id)
    .execute();
  expect(rows).toEqual([{ subject: sara.subject }]);
});
