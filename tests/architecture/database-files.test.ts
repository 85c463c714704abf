/** Requirements: DATA-12 */
import { listCode, listImports, listSources, read } from '../support/source-files';

/**
 * Functions of node:fs that open a file. When a process closes any descriptor of a database file, it loses all of
 * SQLite's locks on it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
const OPENERS =
  /^(open|openAsBlob|readFile|writeFile|appendFile|copyFile|cp|truncate|createReadStream|createWriteStream)(Sync)?$/;
/** The content that marks a file as one that uses a database path. */
const KNOWS_DATABASE = /\.sqlite\b|-wal\b|-shm\b|\bgetDatabaseFile\b|\bDatabaseSync\b/;
/** It creates a missing database under another name; its unit test watches the locks. */
const CREATES = 'lib/database/open-file.ts';
/** They run in separate processes: on copies that no portal has open, or (the doctor) on other files. */
const COMMANDS = [
  'backup',
  'doctor/check-folders',
  'doctor/check-locks',
  'drill-restore',
  'manifest',
  'restore',
].map((name) => `lib/server/maintenance/${name}.ts`);

/** It prints the database path for the operator, and reads the build id. */
const NAMES_ONLY = 'lib/monitoring/running.ts';

/** Names that a file imports from node:fs and node:fs/promises. */
function listFsNames(file: string): string[] {
  const imports = read(file).matchAll(/^import \{([^}]+)\} from 'node:fs(?:\/promises)?';/gm);
  return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

const opens = (file: string) => listFsNames(file).some((name) => OPENERS.test(name));
const knowing = listSources().filter((file) => file !== NAMES_ONLY && KNOWS_DATABASE.test(read(file)));

test('the check finds the files that use a database path', () => {
  expect(knowing).toEqual(
    expect.arrayContaining([CREATES, 'lib/auth/sessions/access-database.ts', ...COMMANDS]),
  );
});

test('files that use a database path open files only through SQLite', () => {
  expect(knowing.filter(opens).sort()).toEqual([CREATES, ...COMMANDS].sort());
});

test('node:fs is imported with named imports, so that the check sees each function', () => {
  const whole = listSources().filter((file) =>
    /import (\* as \w+|\w+) from 'node:fs|require\('(node:)?fs/.test(read(file)),
  );
  expect(whole).toEqual([]);
});

test('only commands load the files that open copies of databases', () => {
  const users = listCode().filter((file) =>
    listImports(file).some(({ target }) => COMMANDS.includes(target)),
  );
  const others = users.filter((file) => !/^(lib\/commands\/|tests\/)/.test(file) && !COMMANDS.includes(file));
  expect(others).toEqual([]);
});
