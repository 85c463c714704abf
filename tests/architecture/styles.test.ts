/** Requirements: CODE-06, LANG-13 */
import { dirname, join, normalize } from 'node:path';
import { listProjectFiles, listSources, read } from '../support/source-files';

const sheets = listProjectFiles().filter((file) => file.endsWith('.module.css'));

/** The class names that a style sheet defines. */
function listClasses(sheet: string): Set<string> {
  const rules = read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/:global\([^)]*\)/g, '');
  const selectors = [...rules.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector);
  return new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []));
}

interface Use {
  sheet: string;
  /** The class name, or none if it is only known at run time: `styles[tone]`. */
  name: string | undefined;
}

/** The classes that a component uses from style sheets. */
function listUses(file: string): Use[] {
  const text = read(file);
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)];
  return imports.flatMap(([line, variable, path = '']) => {
    const sheet = path.startsWith('@/') ? path.slice(2) : normalize(join(dirname(file), path));
    const uses = text.replace(line, '').matchAll(new RegExp(`\\b${variable}(?:\\.(\\w+)|\\[)`, 'g'));
    return [...uses].map(([, name]) => ({ sheet, name }));
  });
}

const uses = listSources().flatMap(listUses);
const usesOf = (sheet: string) => uses.filter((use) => use.sheet === sheet).map(({ name }) => name);

test('finds style sheets and their uses', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(uses.length).toBeGreaterThan(sheets.length);
});

test('every class of a style sheet is used', () => {
  const unused = sheets.flatMap((sheet) => {
    const used = usesOf(sheet);
    if (used.includes(undefined)) return [];
    return [...listClasses(sheet)].filter((name) => !used.includes(name)).map((name) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('every class that a component uses is in its style sheet', () => {
  const missing = sheets.flatMap((sheet) => {
    const known = listClasses(sheet);
    return usesOf(sheet).flatMap((name) => (name && !known.has(name) ? [`${sheet}: ${name}`] : []));
  });
  expect(missing).toEqual([]);
});

test('style sheets use start and end, not left and right', () => {
  const sides =
    /^\s*(?:(?:margin|padding|border|inset)-)?(?:left|right|top|bottom)[a-z-]*:|:\s*(?:left|right);/m;
  expect([...sheets, 'app/globals.css'].filter((sheet) => sides.test(read(sheet)))).toEqual([]);
});
