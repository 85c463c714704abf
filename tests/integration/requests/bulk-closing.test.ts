/** Requirements: ADMIN-15 */

import { LOCALE_CODES } from '@/lib/i18n/locales';
import { getForm } from '@/lib/requests/forms';
import type { Selected } from '@/lib/requests/work/bulk-schemas';
import { openDatabase } from '@/lib/server/db/open';
import { sendDueChanges } from '@/lib/server/requests/work/pending-changes';
import { hire, type Member, passUndoTime, post, sendRequest } from '../../support/admin/request-desk';
import { call } from '../../support/api/api-client';
import { listHistory } from '../../support/forms/service-api';

const contact = getForm('contact');
const information = getForm('information');

let clerk: Member;
let lead: Member;
let general: string;
let ofInformation: string;
let asking: string;

/** Creates a template with this text in each language. @returns its id */
async function saveTemplate(name: string, form: string | null, text: string): Promise<string> {
  const texts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, `${locale}: ${text}`]));
  expect((await post('saveTemplate', lead, { name, form, texts })).status).toBe(200);
  const { templates } = (await call('getOffice', { token: lead.token })).body.data;
  return templates.find((template) => template.name === name)?.id ?? '';
}

beforeAll(async () => {
  clerk = await hire('Clerk', 'requests');
  lead = await hire('Lead', 'requests', 'lead');
  general = await saveTemplate('General', null, 'Request {number} is answered on the portal.');
  ofInformation = await saveTemplate('Information', 'information', 'The register is public.');
  asking = await saveTemplate('Hall', null, 'Hall {hall}');
});

async function send(locale: 'ar' | 'fr' = 'ar', form = contact): Promise<Selected & { number: string }> {
  const { id, version, reference_number } = await sendRequest(form);
  const db = await openDatabase();
  await db.updateTable('service_request').set({ locale }).where('id', '=', id).execute();
  return { id, version, workVersion: 1, number: reference_number };
}
const toRow = ({ id, version, workVersion }: Selected): Selected => ({ id, version, workVersion });
const close = (rows: readonly Selected[], template = general) =>
  post('changeRequests', clerk, { rows: rows.map(toRow), action: 'close', template });

test('requests are closed a minute later, each in the language of its sender; undo takes them back', async () => {
  const db = await openDatabase();
  const [arabic, french, undone] = [await send(), await send('fr'), await send()];
  const kept = await close([undone]);
  expect(kept.body.data.changed).toBe(1);
  expect((await post('undoRequests', clerk, { id: kept.body.data.undo?.id })).body.data.changed).toBe(1);
  expect((await close([arabic, french])).body.data).toMatchObject({ changed: 2, skipped: [], missing: 0 });
  await sendDueChanges(db);
  expect(await listHistory(arabic.id)).toHaveLength(1);
  for (const { id } of [arabic, french, undone]) await passUndoTime(id);
  await sendDueChanges(db);
  const notes = await Promise.all(
    [arabic, french, undone].map(async ({ id }) => {
      const entry = (await listHistory(id)).at(-1);
      return [entry?.to_status, entry?.note];
    }),
  );
  expect(notes).toEqual([
    ['closed', `ar: Request ${arabic.number} is answered on the portal.`],
    ['closed', `fr: Request ${french.number} is answered on the portal.`],
    ['received', null],
  ]);
});

test('requests that the action does not fit are named: another service, a change since, one that waits', async () => {
  const [fits, moved, waiting] = [await send('ar', information), await send('ar', information), await send()];
  await close([waiting]);
  const rows = [fits, { ...moved, version: 2 }, waiting];
  const { data } = (await close(rows, ofInformation)).body;
  expect(data.changed).toBe(1);
  expect(data.skipped.map(({ id, reason }) => [id, reason]).sort()).toEqual(
    [
      [moved.id, 'moved'],
      [waiting.id, 'template'],
    ].sort(),
  );
  const { skipped } = (await close([waiting])).body.data;
  expect(skipped.map(({ reason }) => reason)).toEqual(['pending']);
});

test('the preview counts and shows each language, and stores nothing', async () => {
  const [arabic, french, other] = [await send(), await send('fr'), await send('fr')];
  const rows = [arabic, french, { ...other, version: 9 }].map(toRow);
  const body = { rows, action: 'close', template: general };
  const { data } = (await post('previewRequests', clerk, body)).body;
  expect(data).toMatchObject({ changed: 2, skipped: [{ id: other.id, reason: 'moved' }] });
  expect(data.texts).toEqual([
    { locale: 'ar', count: 1, text: expect.stringContaining(arabic.number) },
    { locale: 'fr', count: 1, text: expect.stringContaining(french.number) },
  ]);
  const waiting = (await openDatabase()).selectFrom('pending_change').select('request_id');
  expect(await waiting.where('request_id', 'in', [arabic.id, french.id]).execute()).toEqual([]);
});

test('a template is needed, must exist, and may leave nothing to fill in; those that do are not offered', async () => {
  const row = await send();
  const refused = [await close([row], ''), await close([row], asking), await close([row], row.id)];
  expect(refused.map(({ status, body }) => [status, body.fields])).toEqual([
    [422, { template: 'required' }],
    [422, { template: 'pattern' }],
    [422, { template: 'choice' }],
  ]);
  const { closing } = (await call('listOwners', { token: clerk.token })).body.data;
  expect(closing.map(({ name }) => name)).toEqual(['General', 'Information']);
});
