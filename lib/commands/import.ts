import 'server-only';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import type { ImportError } from '@/lib/publications/check-import';
import { importPublications } from '@/lib/server/publications/import';
import { removePublication } from '@/lib/server/publications/save';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

const HELP = `Publishes news, activities, documents, services, offers and guides while the portal runs.

  npm run import -- news.json             adds or changes all items of the file, or none
  npm run import -- news.json --dry-run   only checks the file
  npm run import -- --remove <id>         removes one publication

docs/operations.md describes the format. PDF files of documents are next to the file: <id>.<language>.pdf
`;

function printError(file: string, { line, locale, path, message }: ImportError): void {
  console.error(`${file}:${line}${locale ? ` [${locale}]` : ''} ${path ? `${path}: ` : ''}${message}`);
}

async function importFile(file: string, dryRun: boolean): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read`);
  });
  const folder = dirname(resolve(file));
  const report = await importPublications(await openNamedDatabase(), text, { folder, at: now(), dryRun });
  for (const error of report.errors) printError(file, error);
  if (report.errors.length > 0) {
    throw new Error(`${report.errors.length} error(s); nothing has been changed.`);
  }
  const done = dryRun ? 'would be ' : '';
  console.log(`${report.added} ${done}added, ${report.changed} ${done}changed.`);
}

async function remove(id: string): Promise<void> {
  const database = await openNamedDatabase();
  const removed = await inTransaction(database, (tx) => removePublication(tx, id, now()));
  if (!removed) throw new Error(`There is no publication ${id}`);
  console.log(`${id} was removed.`);
}

runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      'dry-run': { type: 'boolean', default: false },
      remove: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [file, ...rest] = positionals;
  if (values.remove !== undefined && positionals.length === 0) return remove(values.remove);
  if (!file || rest.length > 0 || values.remove !== undefined) throw new Error(`Name one file.\n\n${HELP}`);
  await importFile(file, values['dry-run']);
}, HELP);
