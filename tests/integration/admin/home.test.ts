/** Requirements: ADMIN-29 */
import type { Role } from '@/lib/api/contract/roles';
import { getForm } from '@/lib/requests/forms';
import { addStaff } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { borrowPortal, type Target } from '../../support/portal/target';

const { waiting } = messagesOf('en', 'desk');

let portal: Target;
beforeAll(async () => {
  portal = await borrowPortal();
}, 120_000);
afterAll(() => portal.stop());

async function workWith(...roles: Role[]): Promise<HttpResearcher> {
  const person = new HttpResearcher(portal.url, await addStaff(portal.url, roles));
  await person.signOn();
  return person;
}

/** What the home page says is waiting: label, address and number of each link. */
async function listWaiting(person: HttpResearcher) {
  const html = await person.read('/en/desk');
  const nav = /<nav[^>]*aria-labelledby="waiting".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const links = nav.matchAll(/<a href="([^"]+)"><span>([^<]+)<\/span>.*?<bdi>(\d+)/gs);
  return [...links].map(([, path = '', label = '', count]) => ({ path, label, count: Number(count) }));
}

/** Number of rows in the first table of a page. */
async function countRows(person: HttpResearcher, path: string): Promise<number> {
  const body = /<tbody.*?<\/tbody>/s.exec(await person.read(path))?.[0] ?? '';
  return body.split('<tr').length - 1;
}

test('the home page counts what waits for each role, and each count leads to exactly its list', async () => {
  const researcher = new HttpResearcher(portal.url);
  await researcher.signOn();
  await researcher.sendSample(getForm('supplier'));
  await researcher.register();
  await researcher.submit();
  const editor = await workWith('editor');
  const draft = new URLSearchParams({ kind: 'news', id: 'counted-at-home', title: 'عنوان' });
  await editor.send('/gateway/forms/publication-create?locale=en', { method: 'POST', body: draft });

  const expected = [
    ['suppliers', await workWith('suppliers')],
    ['eligibility', await workWith('award')],
    ['drafts', editor],
  ] as const;
  for (const [kind, person] of expected) {
    const [work, ...others] = await listWaiting(person);
    expect([kind, work?.label, others]).toEqual([kind, waiting[kind], []]);
    expect(work?.count).toBeGreaterThan(0);
    expect([kind, await countRows(person, work?.path ?? '')]).toEqual([kind, work?.count]);
  }
});

test('each role sees its own lists only; an administrator has none of the judging', async () => {
  const labelsOf = async (...roles: Role[]) =>
    (await listWaiting(await workWith(...roles))).map(({ label }) => label);
  expect(await labelsOf('insight')).toEqual([]);
  expect(await labelsOf('coordinator')).toEqual([waiting.refusals]);
  expect(await labelsOf('jury')).toEqual([waiting.readings]);
  expect(await labelsOf('administrator')).toEqual([
    waiting.suppliers,
    waiting.editions,
    waiting.drafts,
    waiting.review,
    waiting.season,
  ]);
});
