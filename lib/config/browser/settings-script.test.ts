/** Requirements: SHELL-13, TOOLS-01 */
import { SETTINGS_SCRIPT } from './settings-script';

const run = () => new Function(SETTINGS_SCRIPT)();
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.setItem('started', '1');
  delete dataset.starting;
  delete dataset.fontSize;
  delete dataset.styleFilter;
});

test('stored display settings stand on the document', () => {
  localStorage.setItem(
    'settings',
    JSON.stringify({ fontSize: 'exLarge', htmlStyleFilter: { value: 'grayscale(1)' } }),
  );
  run();
  expect(dataset).toMatchObject({ fontSize: 'exLarge', styleFilter: 'grayscale' });
});

test.each(['', 'not json', 'null', '{}', '{"htmlStyleFilter":{"value":""}}'])(
  '%j changes nothing',
  (stored) => {
    localStorage.setItem('settings', stored);
    run();
    expect({ ...dataset }).toEqual({});
  },
);

test('the first page of a tab is marked, and no other', () => {
  sessionStorage.clear();
  run();
  expect(dataset).toHaveProperty('starting');
  delete dataset.starting;
  run();
  expect(dataset).not.toHaveProperty('starting');
});

test('where storage is refused the loader never shows', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  sessionStorage.clear();
  run();
  expect(dataset).not.toHaveProperty('starting');
  refuse.mockRestore();
});

test('React writes it unchanged', () => {
  expect(SETTINGS_SCRIPT).not.toMatch(/[<>&"']/);
});
