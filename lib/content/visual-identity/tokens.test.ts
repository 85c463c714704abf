/** @jest-environment node */
/** Requirements: CONTENT-14 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureContrast } from './contrast';
import { COLOUR_GROUPS, listColours } from './palette';
import { readTokens, writeTokensCss, writeTokensJson } from './read-tokens';
import { TOKEN_FILES, TOKENS_CSS } from './token-files';

const tokens = readTokens(readFileSync('app/globals.css', 'utf8'));

test('names and values are those of the style sheet', () => {
  expect(
    readTokens('@layer tokens {\n  :root {\n    --a-1: #fff;\n    --b:\n      "X",\n      y;\n  }\n}'),
  ).toEqual([
    { name: 'a-1', value: '#fff' },
    { name: 'b', value: '"X", y' },
  ]);
  expect(() => readTokens('a { color: red }')).toThrow('tokens');
  expect(tokens).toContainEqual({ name: 'green-600', value: '#1b8354' });
});

test('the dark theme redefines existing tokens, with sufficient contrast', () => {
  const css = readFileSync('public/dark.v2.css', 'utf8');
  const dark = new Map(
    [...css.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value ?? '']),
  );
  expect([...dark.keys()].filter((name) => !tokens.some((token) => token.name === name))).toEqual([]);
  const hexOf = (name: string) => dark.get(name) ?? '';
  const grounds = [
    'surface',
    'green-25',
    'green-50',
    'green-100',
    'grey-50',
    'grey-100',
    'gold-50',
    'gold-100',
  ];
  const inks = [
    'text',
    'grey-600',
    'grey-700',
    'grey-800',
    'green-700',
    'green-800',
    'green-900',
    'gold-800',
  ];
  const pairs = [
    ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
    ...(['red', 'amber', 'blue'] as const).map((tone) => [`${tone}-700`, `${tone}-50`] as const),
    ['grey-600', 'grey-200'] as const,
    ['text', 'gold-300'] as const,
  ];
  const poor = pairs.filter(([ink, ground]) => measureContrast(hexOf(ink), hexOf(ground)) < 4.5);
  expect(poor).toEqual([]);
  const lines = ['grey-500', 'green-600'].filter(
    (name) => measureContrast(hexOf(name), hexOf('surface')) < 3,
  );
  expect(lines).toEqual([]);
});

// `npm run design-tokens` updates the files.
test('the files for download contain the values that the portal uses', () => {
  const json = readFileSync('public/identity/design-tokens.json', 'utf8');
  expect(json).toBe(writeTokensJson(tokens));
  expect(TOKENS_CSS).toBe(writeTokensCss(tokens));
  expect(TOKEN_FILES.map(({ bytes }) => bytes)).toEqual(
    [TOKENS_CSS, json].map((text) => Buffer.byteLength(text)),
  );
});

test.each(COLOUR_GROUPS)('every %s is a colour', (group) => {
  expect(listColours(group).length).toBeGreaterThanOrEqual(2);
  expect(listColours(group).filter(({ hex }) => !/^#[0-9a-f]{6}$/.test(hex))).toEqual([]);
});

/**
 * Scales that are inverted in the dark theme must not be used below white text, nor dark text on surfaces that are not
 * inverted.
 */
const TURNING = [
  /^\s*background[\w-]*:.*var\(--(green-(600|700|800|900|950)|red-700)\)/,
  /^\s*color:\s*var\(--(green-(25|50|100|200)|gold-300)\)/,
];

test('backgrounds of white text are the same in every appearance: `--brand-…`', () => {
  const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const wrong = sheets.flatMap((file) =>
    readFileSync(join('components', file), 'utf8')
      .split('\n')
      .flatMap((line) => (TURNING.some((pattern) => pattern.test(line)) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
