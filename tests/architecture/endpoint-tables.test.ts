/** Requirements: CALL-01 */
import { join } from 'node:path';
import { ENDPOINT_IDS } from '@/lib/endpoints';
import { listSources, read, resolveImport } from '../support/source-files';

type Table = [file: string, name: string];

const LITERAL = /^(?:export )?const (\w*(?:ENDPOINTS|SCHEMAS|HANDLERS))\b[^\n]* = \{\n(.*?)\n\}/gms;
const SPREAD = /^ {2}\.\.\.(\w+),$/gm;
const OWN = /^ {2}(\w+)\b/gm;

const listLiterals = (file: string) =>
  [...read(file).matchAll(LITERAL)].map(([, name = '', body = '']) => ({ name, body }));

/** The tables into which others are spread. */
const TABLES = listSources()
  .filter((file) => file.startsWith('lib/'))
  .flatMap((file) =>
    listLiterals(file)
      .filter(({ body }) => body.search(SPREAD) >= 0)
      .map(({ name }): Table => [file, name]),
  );

async function listImported(file: string, table: string): Promise<string[]> {
  const [, specifier = ''] =
    new RegExp(`^import \\{[^}]*\\b${table}\\b[^}]*\\} from '([^']+)'`, 'm').exec(read(file)) ?? [];
  const module = await import(join(process.cwd(), resolveImport(file, specifier) ?? ''));
  return Object.keys(module[table]);
}

/** All names of a table. A name that two tables share occurs twice here, although the spread keeps only the last. */
async function listNames(file: string, table: string): Promise<string[]> {
  const body = listLiterals(file).find(({ name }) => name === table)?.body ?? '';
  const own = [...body.matchAll(OWN)].map(([, name = '']) => name);
  const spread = [...body.matchAll(SPREAD)].map(([, name = '']) => listImported(file, name));
  return [...own, ...(await Promise.all(spread)).flat()];
}

test.each(TABLES)('%s: %s has each name once', async (file, table) => {
  const names = await listNames(file, table);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

test.each<Table>([
  ['lib/endpoints.ts', 'ENDPOINTS'],
  ['lib/endpoints.ts', 'SCHEMAS'],
  ['lib/server/handlers.ts', 'HANDLERS'],
])('%s: the names of %s are read completely', async (file, table) => {
  expect(new Set(await listNames(file, table))).toEqual(new Set(ENDPOINT_IDS));
});
