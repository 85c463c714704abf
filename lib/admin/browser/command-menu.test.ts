/** Requirements: ADMIN-24 */
import type { HitGroup } from '@/lib/admin/finder/schemas';
import { type MenuTexts, startMenu } from './command-menu';
import { areKeysOff, isMenuKey, KEYS_OFF } from './menu-key';

const none = { shiftKey: false, ctrlKey: true, altKey: false, metaKey: false };

test.each([
  ['Ctrl-K', { key: 'k', code: 'KeyK' }, true],
  ['with capitals on', { key: 'K', code: 'KeyK' }, true],
  ['Cmd-K', { key: 'k', code: 'KeyK', ctrlKey: false, metaKey: true }, true],
  ['Arabic: the place of the key', { key: 'ن', code: 'KeyK' }, true],
  ['Arabic: another place', { key: 'ك', code: 'Semicolon' }, false],
  ['AZERTY', { key: 'k', code: 'KeyK' }, true],
  ['Dvorak: the letter, not its place', { key: 't', code: 'KeyK' }, false],
  ['k alone', { key: 'k', code: 'KeyK', ctrlKey: false }, false],
  ['Ctrl-Shift-K, which browsers use', { key: 'K', code: 'KeyK', shiftKey: true }, false],
  ['Ctrl-Alt-K, which types a letter on some keyboards', { key: 'k', code: 'KeyK', altKey: true }, false],
])('%s', (_title, press, expected) => {
  expect(isMenuKey({ ...none, ...press })).toBe(expected);
});

test('the switch of the keys is kept by the browser', () => {
  expect(areKeysOff()).toBe(false);
  localStorage.setItem(KEYS_OFF, '1');
  expect(areKeysOff()).toBe(true);
  localStorage.clear();
});

describe('the menu', () => {
  const TEXTS: MenuTexts = {
    actions: 'Actions',
    commands: { a: 'Take', r: 'Reply', n: 'Note' },
    pages: 'Pages',
    none: 'Nothing found',
    failed: 'Failed',
  };
  let dialog: HTMLDialogElement;
  let answers: { text: string; answer(groups: HitGroup[]): void; fail(): void }[];
  const search = (text: string) =>
    new Promise<HitGroup[]>((answer, reject) => {
      answers.push({ text, answer, fail: () => reject(new Error('away')) });
    });
  const input = () => dialog.querySelector('input') as HTMLInputElement;
  const list = () => [...dialog.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
  const chosen = () => dialog.querySelector('[aria-selected="true"]');
  const status = () => dialog.querySelector('[role="status"]')?.textContent;
  const press = (key: string) =>
    input().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const type = (text: string) => {
    input().value = text;
    input().dispatchEvent(new Event('input'));
  };
  const request = (title: string): HitGroup => ({
    kind: 'request',
    label: 'Requests',
    hits: [{ path: `/desk/requests/${title}`, title, detail: 'New' }],
    hasMore: false,
  });

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `
      <nav data-desk-pages><a href="/en/desk">Staff desk</a><a href="/en/desk/requests">Service requests</a>
      <a href="/ar/desk/staff">الموظّفون والصلاحيات</a></nav>
      <textarea data-key="r"></textarea><button type="button" data-key="a">Take</button>
      <dialog><input role="combobox"><div role="listbox" id="list"></div><p role="status"></p></dialog>`;
    dialog = document.querySelector('dialog') as HTMLDialogElement;
    dialog.setAttribute('open', '');
    dialog.close = () => {
      dialog.removeAttribute('open');
      dialog.dispatchEvent(new Event('close'));
    };
    answers = [];
    startMenu(dialog, TEXTS, document.body, search);
  });
  afterEach(() => jest.useRealTimers());

  test('begins with the commands that the page has, then its pages', () => {
    expect(list()).toEqual(['Take', 'Reply', 'Staff desk', 'Service requests', 'الموظّفون والصلاحيات']);
    expect(dialog.querySelectorAll('[role="group"]')).toHaveLength(2);
    expect(input().getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  });

  test('arrow keys move and wrap around; the field names the chosen option', () => {
    press('ArrowUp');
    expect(chosen()?.textContent).toBe('الموظّفون والصلاحيات');
    press('ArrowDown');
    press('ArrowDown');
    expect(chosen()?.textContent).toBe('Reply');
    expect(input().getAttribute('aria-activedescendant')).toBe(chosen()?.id);
  });

  test('Enter puts the focus into a field and presses a button, after the menu has closed', () => {
    const pressed = jest.fn();
    document.querySelector('button')?.addEventListener('click', () => pressed(dialog.open));
    press('Enter');
    expect(pressed.mock.calls).toEqual([[false]]);
    startMenu(dialog, TEXTS, document.body, search);
    press('ArrowDown');
    press('Enter');
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });

  test('text filters pages at once, in any spelling, and asks for records after a pause', () => {
    type('الموظفون');
    expect(list()).toEqual(['الموظّفون والصلاحيات']);
    type('service');
    expect(list()).toEqual(['Service requests']);
    expect(answers).toEqual([]);
    jest.advanceTimersByTime(150);
    expect(answers.map(({ text }) => text)).toEqual(['service']);
    type('');
    jest.advanceTimersByTime(150);
    expect(answers.map(({ text }) => text)).toEqual(['service', '']);
  });

  test('the newest answer wins, whatever arrives later', async () => {
    type('CT-1');
    jest.advanceTimersByTime(150);
    type('CT-2');
    jest.advanceTimersByTime(150);
    answers[1]?.answer([request('CT-2')]);
    await jest.advanceTimersByTimeAsync(0);
    answers[0]?.answer([request('CT-1')]);
    await jest.advanceTimersByTimeAsync(0);
    expect(list()).toEqual(['CT-2New']);
  });

  test('says that nothing was found, and that the search failed', async () => {
    type('xyz');
    expect(dialog.querySelector<HTMLElement>('[role="listbox"]')?.hidden).toBe(true);
    expect(input().getAttribute('aria-expanded')).toBe('false');
    jest.advanceTimersByTime(150);
    answers[0]?.answer([]);
    await jest.advanceTimersByTimeAsync(0);
    expect(status()).toBe('Nothing found');
    type('staff');
    jest.advanceTimersByTime(150);
    answers[1]?.fail();
    await jest.advanceTimersByTimeAsync(0);
    expect([status(), list()]).toEqual(['Failed', ['Staff desk']]);
  });

  test('a closed menu asks for nothing; what was typed before the script counts', () => {
    type('CT-1');
    dialog.close();
    jest.advanceTimersByTime(1000);
    expect(answers).toEqual([]);
    startMenu(dialog, TEXTS, document.body, search);
    expect(list()).toEqual([]);
    jest.advanceTimersByTime(150);
    expect(answers.map(({ text }) => text)).toEqual(['CT-1']);
  });
});
