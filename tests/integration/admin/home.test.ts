/** Requirements: ADMIN-29 */
import type { Role } from '@/lib/api/contract/roles';
import type { EndpointId } from '@/lib/endpoints';
import { toDay } from '@/lib/i18n/format';
import { getForm } from '@/lib/requests/forms';
import { addStaff } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { borrowPortal, type Target } from '../../support/portal/target';

const DAY_MS = 86_400_000;
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

/** Number of rows in the part of a page to which a link leads. */
async function countRowsOf(person: HttpResearcher, path = ''): Promise<number> {
  const html = await person.read(path);
  const [, part = ''] = path.split('#');
  const section = html.slice(html.indexOf(`aria-labelledby="${part}"`)).split('</section>')[0] ?? '';
  return section.split('<tr').length - (section.includes('<thead') ? 2 : 1);
}

test('exceptions are counted for those who may confirm them, and each count leads to exactly its list', async () => {
  const [researcher, late] = [new HttpResearcher(portal.url), new HttpResearcher(portal.url)];
  await researcher.signOn();
  const { referenceNumber } = await researcher.register();
  await researcher.submit();
  await late.signOn();
  const registered = await late.register();
  const [office, coordinator] = [await workWith('award'), await workWith('coordinator')];
  const administrator = await workWith('administrator');
  const countOf = async (person: HttpResearcher, kind: 'disqualifications' | 'permits') => {
    const found = (await listWaiting(person)).find(({ label }) => label === waiting[kind]);
    expect([kind, found?.count]).toEqual([kind, await countRowsOf(person, found?.path)]);
    return found?.count ?? 0;
  };
  const before = [await countOf(administrator, 'disqualifications'), await countOf(coordinator, 'permits')];

  const headers = { 'Content-Type': 'application/json' };
  const send = async (person: HttpResearcher, call: EndpointId, body: object): Promise<string> => {
    const response = await person.post(call, JSON.stringify(body), headers);
    const { data } = await response.json();
    expect([call, response.status]).toEqual([call, 200]);
    return data.id;
  };
  const list = await office.read('/en/desk/eligibility');
  const [, id = ''] =
    new RegExp(`/desk/eligibility/([0-9a-f-]{36})#check"[^>]*>[^/]*${referenceNumber}`).exec(list) ?? [];
  const page = await coordinator.read(`/en/desk/eligibility/${id}`);
  const version = Number(/name="version" value="(\d+)"/.exec(page)?.[1]);
  const disqualification = await send(coordinator, 'proposeDisqualification', {
    id,
    version,
    reason: 'Copied',
  });
  const until = { day: toDay(new Date(Date.now() + DAY_MS)), hour: 12 };
  const permit = await send(office, 'proposePermit', {
    ...{ kind: 'submit', referenceNumber: registered.referenceNumber },
    ...{ until, reason: 'The portal was away' },
  });
  const after = [await countOf(administrator, 'disqualifications'), await countOf(coordinator, 'permits')];
  expect(after).toEqual(before.map((count) => count + 1));
  await send(administrator, 'confirmDisqualification', { id: disqualification, to: 'refused' });
  await send(coordinator, 'confirmPermit', { id: permit, to: 'refused' });
});

test('each role sees its own lists only; of the judging an administrator sees what they confirm', async () => {
  const labelsOf = async (...roles: Role[]) =>
    (await listWaiting(await workWith(...roles))).map(({ label }) => label);
  expect(await labelsOf('insight')).toEqual([]);
  expect(await labelsOf('coordinator')).toEqual([waiting.refusals, waiting.permits, waiting.releases]);
  expect(await labelsOf('jury')).toEqual([waiting.readings]);
  expect(await labelsOf('administrator')).toEqual([
    waiting.suppliers,
    waiting.editions,
    waiting.dates,
    waiting.disqualifications,
    waiting.decisions,
    waiting.corrections,
    waiting.drafts,
    waiting.review,
    waiting.season,
  ]);
});
