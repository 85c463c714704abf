/** @jest-environment node */
/** Requirements: CONTENT-14 */
import { readFileSync } from 'node:fs';
import { COLOUR_GROUPS, listColours } from './palette';
import { readTokens, writeTokensCss, writeTokensJson } from './read-tokens';
import { TOKEN_FILES, TOKENS_CSS } from './token-files';

const tokens = readTokens(readFileSync('app/globals.css', 'utf8'));

test('names and values are read as the style sheet has them', () => {
  expect(
    readTokens('@layer tokens {\n  :root {\n    --a-1: #fff;\n    --b:\n      "X",\n      y;\n  }\n}'),
  ).toEqual([
    { name: 'a-1', value: '#fff' },
    { name: 'b', value: '"X", y' },
  ]);
  expect(() => readTokens('a { color: red }')).toThrow('tokens');
  expect(tokens).toContainEqual({ name: 'green-600', value: '#1b8354' });
});

// `npm run tokens` writes it anew.
test('the files to take along hold what the portal itself is drawn with', () => {
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
