/** Requirements: SHELL-06, SHELL-13, TOOLS-01 */
import { readSettings } from './local-settings';
import applySettings, { DARK_SHEET } from './settings-script';

/** The system preference reported by the browser. */
const system = { matches: false, onchange: () => undefined };
const findDark = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
const { dataset } = document.documentElement;

beforeEach(() => {
  Object.assign(window, { matchMedia: () => system });
  system.matches = false;
  document.head.innerHTML = '';
  localStorage.clear();
  sessionStorage.setItem('started', '1');
  document.documentElement.lang = '';
  delete dataset.starting;
  delete dataset.fontSize;
  delete dataset.styleFilter;
  delete dataset.appearance;
});

test.each(['en', 'fa'])('the language of the page (%s) replaces the stored one', (lang) => {
  document.documentElement.lang = lang;
  Object.assign(document, { cookie: 'currentLang=fr' });
  localStorage.setItem('settings', '{"currentLang":"fr","fontSize":"large"}');
  applySettings();
  expect(readSettings()).toEqual({ currentLang: lang, fontSize: 'large' });
  expect(document.cookie).toBe(`currentLang=${lang}`);
});

test('stored display settings are applied to the document', () => {
  localStorage.setItem(
    'settings',
    JSON.stringify({ fontSize: 'exLarge', htmlStyleFilter: { value: 'grayscale(1)' } }),
  );
  applySettings();
  expect(dataset).toMatchObject({ fontSize: 'exLarge', styleFilter: 'grayscale' });
});

test.each(['', 'not json', 'null', '{}', '{"htmlStyleFilter":{"value":""}}'])(
  '%j changes nothing',
  (stored) => {
    localStorage.setItem('settings', stored);
    applySettings();
    expect({ ...dataset }).toEqual({});
  },
);

test('a choice is applied immediately and stored with the other settings', () => {
  localStorage.setItem('settings', '{"ip":"::1"}');
  const sizes = ['normal', 'large'].map(
    (size) => `<input type="radio" name="fontSize" data-setting="${size}">`,
  );
  document.body.innerHTML = `${sizes.join('')}<input type="checkbox" data-setting="grayscale">`;
  applySettings();
  const [, large, gray] = document.querySelectorAll('input');
  large?.click();
  gray?.click();
  expect(dataset).toMatchObject({ fontSize: 'large', styleFilter: 'grayscale' });
  const kept = { currentLang: '', ip: '::1', fontSize: 'large' };
  const filter = (value: string, eyeIconClass: string) => ({ htmlStyleFilter: { value, eyeIconClass } });
  expect(readSettings()).toEqual({ ...kept, ...filter('grayscale(1)', 'eye-off') });
  gray?.click();
  expect(dataset).not.toHaveProperty('styleFilter');
  expect(readSettings()).toEqual({ ...kept, ...filter('', 'eye') });
});

test('the selected appearance is applied, stored and shown; by default the first option is selected', () => {
  const ways = ['auto', 'light', 'dark'].map(
    (way, index) =>
      `<input type="radio" name="appearance" data-setting="${way}"${index === 0 ? ' checked' : ''}>`,
  );
  document.body.innerHTML = ways.join('');
  const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.dataset.setting;
  applySettings();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(chosen()).toBe('auto');
  expect(dataset.appearance).toBeUndefined();
  document.querySelectorAll('input')[2]?.click();
  expect([dataset.appearance, readSettings().appearance]).toEqual(['dark', 'dark']);
  delete dataset.appearance;
  document.body.innerHTML = ways.join('');
  applySettings();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect([dataset.appearance, chosen()]).toEqual(['dark', 'dark']);
});

test.each([
  [false, 'auto', false],
  [true, 'auto', true],
  [true, 'light', false],
  [false, 'dark', true],
])(
  'if the system prefers dark (%s) and %s is selected, the page is dark: %s',
  (matches, appearance, comes) => {
    localStorage.setItem('settings', JSON.stringify({ appearance }));
    system.matches = matches;
    applySettings();
    expect(findDark() !== null).toBe(comes);
    if (comes) expect([findDark()?.media, findDark()?.getAttribute('href')]).toEqual(['screen', DARK_SHEET]);
  },
);

test('without a choice the page follows the system when it changes to dark and back', () => {
  applySettings();
  for (const matches of [true, false]) {
    system.matches = matches;
    system.onchange();
    expect(findDark() !== null).toBe(matches);
  }
});

test('the first page of a tab is marked, and no other page', () => {
  sessionStorage.clear();
  applySettings();
  expect(dataset).toHaveProperty('starting');
  delete dataset.starting;
  applySettings();
  expect(dataset).not.toHaveProperty('starting');
});

test('without storage the loader is never shown', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  sessionStorage.clear();
  applySettings();
  expect(dataset).not.toHaveProperty('starting');
  refuse.mockRestore();
});

describe('an open group of the menu', () => {
  const nav = document.createElement('nav');
  nav.id = 'main-menu';
  nav.innerHTML = '<details><summary></summary><a href="/"></a></details>';
  const [group, link] = ['details', 'a'].map((name) => nav.querySelector(name)) as [
    HTMLDetailsElement,
    HTMLElement,
  ];
  beforeAll(() => applySettings());
  beforeEach(() => {
    document.body.replaceChildren(nav);
    group.open = true;
    link.focus();
  });
  const press = (target: Element | null, event: Event) => target?.dispatchEvent(event);

  test('closes on Escape and restores the focus', () => {
    press(link, new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    expect(group.open).toBe(true);
    press(link, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(group.open).toBe(false);
    expect(document.activeElement).toBe(group.firstChild);
  });

  test('closes on a press outside', () => {
    press(link, new Event('pointerdown', { bubbles: true }));
    expect(group.open).toBe(true);
    press(document.body, new Event('pointerdown', { bubbles: true }));
    expect(group.open).toBe(false);
  });

  test('stays open when Escape is pressed outside the menu', () => {
    link.blur();
    press(document.body, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(group.open).toBe(true);
  });
});
