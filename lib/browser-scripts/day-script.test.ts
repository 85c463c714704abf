/** Requirements: DAY-02, DAY-03 */
import rememberDay from './day-script';
import { DAY_KEY } from './local-settings';

const HOME = `<section data-season="1448"><a href="/ur/ershady#my-day"></a><p data-unchosen>lead</p>
  <p hidden data-day="abroad">A <i data-ticked="haj">0</i></p><p hidden data-day="inside">I</p><p hidden data-day="later">L</p>
  <p hidden data-day="umrah">U <i data-ticked="umrah">0</i></p><p hidden data-saved>saved</p></section>`;

/** A part of a page as the browser opens it. */
function open(html: string, lang = 'ur'): HTMLElement {
  document.documentElement.lang = lang;
  document.body.innerHTML = html;
  const part = document.body.firstElementChild as HTMLElement;
  rememberDay(part);
  return part;
}
const shown = (part: HTMLElement) =>
  [...part.querySelectorAll<HTMLElement>('p:not([hidden])')].map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('the page of a day stores the first choice, and a form deletes it', () => {
  const part = open('<section data-chosen="nusuk=qiran&amp;season=1448"><form data-forget></form></section>');
  expect(localStorage.getItem(DAY_KEY)).toBe('nusuk=qiran&season=1448');
  part.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(localStorage.getItem(DAY_KEY)).toBeNull();
});

test('a link from somebody else does not replace the stored choice; submitting its form does', () => {
  localStorage.setItem(DAY_KEY, 'nusuk=umrah&season=1448&from=inside');
  const part = open(`<section data-chosen="nusuk=qiran&amp;season=1448&amp;from=abroad"><form>
    <input name="nusuk" value="ifrad"><input name="season" value="1449"><input name="from" value="abroad"></form></section>`);
  expect(localStorage.getItem(DAY_KEY)).toBe('nusuk=umrah&season=1448&from=inside');
  part.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(localStorage.getItem(DAY_KEY)).toBe('nusuk=ifrad&season=1449&from=abroad');
});

test('a stored value without a rite counts as no choice', () => {
  localStorage.setItem(DAY_KEY, 'not a query');
  open('<section data-chosen="nusuk=qiran"></section>');
  expect(localStorage.getItem(DAY_KEY)).toBe('nusuk=qiran');
});

test('a day with another date does not change the stored choice', () => {
  localStorage.setItem(DAY_KEY, 'nusuk=umrah');
  open('<section></section>');
  expect(localStorage.getItem(DAY_KEY)).toBe('nusuk=umrah');
});

test.each([
  [null, ['lead'], ''],
  ['nusuk=tamattu&season=1448&from=abroad', ['A 0'], '?nusuk=tamattu&season=1448&from=abroad'],
  ['nusuk=ifrad&season=1448&from=inside', ['I'], '?nusuk=ifrad&season=1448&from=inside'],
  ['nusuk=umrah&season=1448&from=abroad', ['U 0'], '?nusuk=umrah&season=1448&from=abroad'],
  // A choice of the next season stays; one of a past season requires another choice.
  ['nusuk=ifrad&season=1449&from=inside', ['L'], '?nusuk=ifrad&season=1449&from=inside'],
  ['nusuk=ifrad&season=1447&from=inside', ['lead'], '?nusuk=ifrad&season=1447&from=inside'],
  ['not a query', ['lead'], ''],
])('%s on the home page', (kept, lines, search) => {
  if (kept) localStorage.setItem(DAY_KEY, kept);
  const part = open(HOME);
  expect(shown(part)).toEqual(lines);
  expect(part.querySelector('a')).toMatchObject({ pathname: '/ur/ershady', search, hash: '#my-day' });
});

test('ticks are counted in the digits of the page, and an existing copy is linked', () => {
  localStorage.setItem(DAY_KEY, 'nusuk=umrah&season=1448&from=abroad');
  localStorage.setItem('checklists', '{"umrah":["miqat.bath","miqat.talbiyah"]}');
  localStorage.setItem('offline-copy-fa', 'nusuk=umrah&season=1448&from=abroad');
  expect(shown(open(HOME, 'fa'))).toEqual(['U ۲', 'saved']);
  expect(shown(open(HOME, 'en'))).toEqual(['U 2']);
});

test.each([
  [null, '1'],
  ['nusuk=umrah&season=1448&from=abroad', '1'],
  ['nusuk=umrah&season=1448&from=abroad', 'nusuk=ifrad&season=1448&from=abroad'],
])('for the choice %s a copy with %s contains no day, and is not linked', (kept, copy) => {
  if (kept) localStorage.setItem(DAY_KEY, kept);
  localStorage.setItem('offline-copy-en', copy);
  expect(shown(open(HOME, 'en'))).not.toContain('saved');
});

test.each(['nonsense', 'null', '{"umrah":7}'])('%s counts as no ticks', (text) => {
  localStorage.setItem('checklists', text);
  expect(open(HOME).querySelector('[data-ticked=umrah]')?.textContent).toBe('0');
});

test('it does not fail if storage is refused', () => {
  const refuse = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(shown(open(HOME))).toEqual(['lead']);
  refuse.mockRestore();
});
