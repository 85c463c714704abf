/** Requirements: CONTENT-04 */
import rememberTicks from './ticks-script';

const LISTS = `<form data-ticks="haj"><input type="checkbox" name="papers.permit"><input type="checkbox" name="papers.card">
  <button type="reset"></button></form>`;

/** The list as a page opens it, and its boxes. */
function open() {
  document.body.innerHTML = LISTS;
  rememberTicks(document.forms[0] as HTMLFormElement);
  return [...document.querySelectorAll<HTMLInputElement>('input')];
}
const ticked = () => open().map(({ checked }) => checked);
const stored = () => JSON.parse(localStorage.getItem('checklists') ?? 'null');

beforeEach(() => localStorage.clear());

test('ticks are restored when the list opens again, and other lists are unchanged', () => {
  localStorage.setItem('checklists', '{"umrah":["miqat.talbiyah"]}');
  open()[1]?.click();
  expect(stored()).toEqual({ umrah: ['miqat.talbiyah'], haj: ['papers.card'] });
  expect(ticked()).toEqual([false, true]);
  document.querySelector('button')?.click();
  expect(stored()).toEqual({ umrah: ['miqat.talbiyah'], haj: [] });
  expect(ticked()).toEqual([false, false]);
});

test.each(['not json', 'null', '{"haj":"papers"}', '[]', '{"haj":["gone"]}', '7'])(
  'treats %s as no ticks',
  (text) => {
    localStorage.setItem('checklists', text);
    expect(ticked()).toEqual([false, false]);
  },
);

test('does not fail if storage is refused', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const [box] = open();
  box?.click();
  expect(box?.checked).toBe(true);
  refuse.mockRestore();
});
