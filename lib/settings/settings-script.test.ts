import { SETTINGS_SCRIPT } from './settings-script';

const run = () => new Function(SETTINGS_SCRIPT)();
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
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

test('React writes it unchanged', () => {
  expect(SETTINGS_SCRIPT).not.toMatch(/[<>&"']/);
});
