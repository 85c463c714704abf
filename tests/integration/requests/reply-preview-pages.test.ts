/** Requirements: ADMIN-15, REQUEST-10, REQUEST-11, REQUEST-12 */
import { type HTMLElement, parse } from 'node-html-parser';
import { getForm } from '@/lib/requests/forms';
import { addStaff } from '../../support/admin/back-office';
import { HttpResearcher } from '../../support/award/http-researcher';
import { messagesOf } from '../../support/i18n/messages';
import { borrowPortal, type Target } from '../../support/portal/target';

const desk = messagesOf('ar', 'desk');
const NOTE = 'المعاملة مكتملة <b>';
const JSON_TYPE = { 'Content-Type': 'application/json' };

let portal: Target;
let clerk: HttpResearcher;
let id: string;
beforeAll(async () => {
  portal = await borrowPortal();
  clerk = new HttpResearcher(portal.url, await addStaff(portal.url, ['requests', 'lead']));
  const sender = new HttpResearcher(portal.url);
  await Promise.all([clerk.signOn(), sender.signOn()]);
  const { referenceNumber } = await sender.sendSample(getForm('innovation'));
  const list = await clerk.send(`/gateway/Desk/ListRequests?text=${referenceNumber}`);
  id = (await list.json()).data.rows[0].id;
});
afterAll(() => portal.stop());

const open = async () => parse(await clerk.read(`/ar/desk/requests/${id}`));
const readHidden = (form: HTMLElement | null) =>
  Object.fromEntries(
    (form?.querySelectorAll('input[type="hidden"]') ?? []).map((input) => [
      input.getAttribute('name') ?? '',
      input.getAttribute('value') ?? '',
    ]),
  );
const noteOf = (page: HTMLElement) => page.querySelector('textarea[name="note"]')?.text;

test('a preview shows the reply as the sender will read it; the answers stay, and nothing waits', async () => {
  const fields = readHidden((await open()).querySelector('#reply-form'));
  const typed = { ...fields, to: 'answered', note: NOTE };
  const page = parse(await clerk.sendPlain('request-preview', typed));
  const section = page.querySelector('section[aria-labelledby="preview"]');
  expect(section?.text).toContain(NOTE);
  expect(section?.text).toContain(messagesOf('ar', 'requests').states.answered);
  expect(page.text).toContain(desk.reply.previewed);
  expect(noteOf(page)).toBe(NOTE);
  expect(page.querySelector('select[name="to"] option[selected]')?.getAttribute('value')).toBe('answered');
  expect((await open()).querySelector('section[aria-labelledby="pending"]')).toBeNull();
});

test('a preview that is refused says so at its field, and the text stays', async () => {
  const fields = readHidden((await open()).querySelector('#reply-form'));
  const note = 'رقم القاعة {القاعة}';
  const page = parse(await clerk.sendPlain('request-preview', { ...fields, to: 'answered', note }));
  expect(page.querySelector('#note-error')?.text).toContain(desk.reply.unfilled);
  expect(noteOf(page)).toBe(note);
});

test('a draft opens in the form; of two texts both are shown, and the other one stays stored', async () => {
  const save = (version: number, text: string) =>
    clerk.post('saveReplyDraft', JSON.stringify({ id, kind: 'reply', version, text }), JSON_TYPE);
  expect((await save(0, 'من جهاز آخر')).status).toBe(200);
  const page = await open();
  expect(noteOf(page)).toBe('من جهاز آخر');
  const late = {
    ...readHidden(page.querySelector('#reply-form')),
    replyDraft: '0',
    to: 'closed',
    note: NOTE,
  };
  const conflict = parse(await clerk.sendPlain('request-draft', late));
  const alert = conflict.querySelector('[role="alert"]')?.text;
  expect(alert).toContain(desk.drafts.other);
  expect(alert).toContain('من جهاز آخر');
  expect(noteOf(conflict)).toBe(NOTE);
  expect(noteOf(await open())).toBe('من جهاز آخر');
});

test('a template replaces the draft into which it was inserted, and not a newer one', async () => {
  const texts = Object.fromEntries(
    ['ar', 'en', 'fr', 'ms', 'tr', 'fa', 'ur'].map((locale) => [locale, `${locale} {number}`]),
  );
  await clerk.post(
    'saveTemplate',
    JSON.stringify({ name: 'Innovation', form: 'innovation', texts }),
    JSON_TYPE,
  );
  const choice = (await open()).querySelector('form[action="#reply"]');
  const template = choice?.querySelector('select option')?.getAttribute('value') ?? '';
  const insert = async (version: number) => {
    const query = new URLSearchParams({ template, replyDraft: String(version) });
    return noteOf(parse(await clerk.read(`/ar/desk/requests/${id}?${query}`)));
  };
  expect(readHidden(choice)).toMatchObject({ replyDraft: '1' });
  expect(await insert(1)).toMatch(/^en /);
  expect(await insert(0)).toBe('من جهاز آخر');
});

test('the Arabic text of the inserted template is beside the reply, with a note if the reply was changed', async () => {
  const template = (await open()).querySelector('form[action="#reply"] option')?.getAttribute('value') ?? '';
  const query = new URLSearchParams({ template, replyDraft: '1' });
  const form = parse(await clerk.read(`/ar/desk/requests/${id}?${query}`)).querySelector('#reply-form');
  const fields = { ...readHidden(form), to: 'answered' };
  const show = async (note?: string) => {
    const page = parse(await clerk.sendPlain('request-preview', { ...fields, note: note ?? '' }));
    expect(readHidden(page.querySelector('#reply-form'))).toMatchObject({ template });
    return page.querySelector('section[aria-labelledby="preview"]');
  };
  const exact = await show(form?.querySelector('textarea[name="note"]')?.text);
  expect(exact?.querySelector('[lang="ar"]')?.text).toMatch(/ar [\w-]+$/);
  expect(exact?.text).not.toContain(desk.pending.arabicDiffers);
  const changed = await show('en, changed');
  expect(changed?.querySelector('[lang="ar"]')?.text).toMatch(/ar [\w-]+$/);
  expect(changed?.text).toContain(desk.pending.arabicDiffers);
});

test('a change of many requests is previewed with its text, and the selection stays', async () => {
  const list = parse(await clerk.read('/ar/desk/requests?form=innovation'));
  const row = list.querySelector('input[name="rows"]')?.getAttribute('value') ?? '';
  const option = list.querySelector('select[name="template"] option:not([value=""])');
  const fields = {
    ...readHidden(list.querySelector('#requests-change')),
    rows: row,
    action: 'close',
    template: option?.getAttribute('value') ?? '',
  };
  const page = parse(await clerk.sendPlain('requests-preview', fields));
  expect(page.querySelector('[role="status"] [lang="en"]')?.text).toMatch(/^en /);
  expect(page.querySelector('input[name="rows"]')?.hasAttribute('checked')).toBe(true);
  expect(page.querySelector('select[name="action"] option[selected]')?.getAttribute('value')).toBe('close');
});

test('the days for silent senders are set on the page of the office, with the error at its field', async () => {
  const wrong = parse(await clerk.sendPlain('silence-save', { remind: '١٠', close: '5' }));
  expect(wrong.querySelector('#close-error')).not.toBeNull();
  expect(wrong.querySelector('#remind')?.getAttribute('value')).toBe('١٠');
  const right = parse(await clerk.sendPlain('silence-save', { remind: '١٠', close: '20' }));
  expect(right.querySelector('#remind')?.getAttribute('value')).toBe('10');
  await clerk.sendPlain('silence-save', { remind: '', close: '' });
});
