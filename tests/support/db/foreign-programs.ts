import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** Opens a portal database in a separate process, runs SQL and closes it. @throws Error if that fails */
export type ForeignProgram = (file: string, query: string) => Promise<void>;

const NODE = `const database = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 10000 });
database.exec(process.argv[2]);
database.close();`;

const PYTHON = `import sqlite3, sys
database = sqlite3.connect(sys.argv[1], timeout=10, isolation_level=None)
database.execute(sys.argv[2]).fetchall()
database.close()`;

const call =
  (program: string, ...before: string[]): ForeignProgram =>
  async (file, query) => {
    await start(program, [...before, file, query]);
  };

const isInstalled = (program: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Programs with a separate SQLite library, as operators use them; Node is always available. */
export const FOREIGN_PROGRAMS: readonly (readonly [name: string, run: ForeignProgram])[] = [
  ['node', call(process.execPath, '-e', NODE)],
  ...(isInstalled('sqlite3') ? [['sqlite3', call('sqlite3', '-cmd', '.timeout 10000')] as const] : []),
  ...(isInstalled('python3') ? [['python3', call('python3', '-c', PYTHON)] as const] : []),
];

/** Copies files like `cp`. */
export const copyOutside = async (files: readonly string[], folder: string) => {
  await start('cp', [...files, folder]);
};

/** `npm run backup -- FOLDER` for a data folder. @throws Error with the output if it fails */
export const backUpOutside = async (dataDir: string, folder: string) => {
  const command = ['--conditions=react-server', '--import', 'tsx', 'lib/commands/backup.ts', folder];
  await start(process.execPath, command, { env: { ...process.env, DATA_DIR: dataDir } });
};
