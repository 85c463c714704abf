/** Requirements: ADMIN-31 */
import { parse } from 'node-html-parser';
import { getForm } from '@/lib/requests/forms';
import { addStaff } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { borrowPortal, type Target } from '../../support/portal/target';

const { place, notes } = messagesOf('ar', 'desk');
const LIST = '/ar/desk/requests?form=innovation&status=received';

let portal: Target;
let clerk: HttpResearcher;
beforeAll(async () => {
  portal = await borrowPortal();
  clerk = new HttpResearcher(portal.url, await addStaff(portal.url, ['requests']));
  const sender = new HttpResearcher(portal.url);
  await Promise.all([clerk.signOn(), sender.signOn()]);
  for (let sent = 0; sent < 3; sent += 1) await sender.sendSample(getForm('innovation'));
});
afterAll(() => portal.stop());

const linksOf = (html: string) =>
  Object.fromEntries(
    parse(html)
      .querySelectorAll(`nav[aria-label="${place.title}"] a`)
      .map((link) => [link.text, link.getAttribute('href')?.replaceAll('&amp;', '&') ?? '']),
  );

test('a request that was opened from a list leads through the list and back, also after a post', async () => {
  const rows = parse(await clerk.read(LIST)).querySelectorAll('a[data-key-row]');
  const [first = '', second = ''] = rows.map(
    (row) => row.getAttribute('href')?.replaceAll('&amp;', '&') ?? '',
  );
  const page = await clerk.read(first);
  expect(linksOf(page)).toEqual({ [place.back]: LIST, [place.next]: second });
  const form = parse(page).querySelector('form[action*="request-note"]');
  const hidden = form?.querySelectorAll('input[type="hidden"]') ?? [];
  const fields = hidden.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']);
  const after = await clerk.sendPlain('request-note', { ...Object.fromEntries(fields), text: notes.title });
  expect(after).toContain(notes.title);
  expect(linksOf(after)).toEqual({ [place.back]: LIST, [place.next]: second });
  expect(linksOf(await clerk.read(second))).toMatchObject({ [place.previous]: first });
});

test('a page that was opened from elsewhere leads to the list, and a forged place is cut', async () => {
  const [row] = parse(await clerk.read(LIST)).querySelectorAll('a[data-key-row]');
  const [path = ''] = (row?.getAttribute('href') ?? '').split('?');
  expect(linksOf(await clerk.read(path))).toEqual({});
  const forged = await clerk.send(`${path}?list=1&queue=x&at=%27&team=1&text=${'9'.repeat(3000)}`);
  expect(forged.status).toBe(200);
  expect(Object.keys(linksOf(await forged.text()))).toContain(place.back);
});
