import 'server-only';
import { readFileSync, writeFileSync } from 'node:fs';
import { now } from '@/lib/env/clock';
import { findRoute, findRouteByKey } from '@/lib/routing/table';
import type { MetaField, MetaOverride } from '@/lib/seo/meta-override';
import { closeDatabase } from '@/lib/server/db/open';
import { listMetaOverrides, removeMetaOverride, saveMetaOverrides } from '@/lib/server/seo/meta-overrides';
import { checkMeta } from './meta-check';
import { META_HELP, type MetaOptions, readMetaOptions } from './meta-options';
import { openNamedDatabase } from './open-named-database';
import { runCommand } from './run-command';

type Page = { route: string; locale: string };

const byOperator = () => ({ actor: 'operator', at: now() });

function readKey(text: string): string {
  const row = findRouteByKey(text) ?? (text.startsWith('/') ? findRoute(text === '/' ? '' : text) : null);
  if (!row) throw new Error(`--route ${text}: no page has this key or path`);
  return row.key;
}

async function readOverrides(): Promise<MetaOverride[]> {
  return listMetaOverrides(await openNamedDatabase());
}

async function findTexts({ route, locale }: Page): Promise<Partial<MetaOverride>> {
  const row = (await readOverrides()).find((entry) => entry.route === route && entry.locale === locale);
  return row ?? {};
}

async function save(page: Page, texts: Partial<Record<MetaField, string | null>>): Promise<void> {
  const override = { ...(await findTexts(page)), ...page, ...texts };
  console.table(await saveMetaOverrides(await openNamedDatabase(), [override], byOperator()));
}

async function unset(page: Page, fields: readonly MetaField[]): Promise<void> {
  const { title, description, card } = await findTexts(page);
  const without = Object.fromEntries(fields.map((field) => [field, null]));
  const rest = { title, description, card, ...without };
  if (fields.length > 0 && Object.values(rest).some(Boolean)) return save(page, without);
  const removed = await removeMetaOverride(await openNamedDatabase(), page, byOperator());
  if (!removed) throw new Error(`Nothing is overridden for ${page.route} in ${page.locale}`);
  console.log(`${page.route} in ${page.locale} shows its own texts again`);
}

async function importFile(file: string): Promise<void> {
  const values: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(values)) throw new Error(`${file}: expected a list of overrides`);
  const saved = await saveMetaOverrides(await openNamedDatabase(), values, byOperator());
  console.log(`${saved.length} overrides taken from ${file}`);
}

async function act(options: MetaOptions): Promise<void> {
  switch (options.action) {
    case 'check':
      if (!(await checkMeta(options.url, options.format))) process.exitCode = 1;
      return;
    case 'list':
      return console.table(await readOverrides());
    case 'set':
      return save({ route: readKey(options.route), locale: options.locale }, options.texts);
    case 'unset':
      return unset({ route: readKey(options.route), locale: options.locale }, options.fields);
    case 'export':
      return writeFileSync(options.file, `${JSON.stringify(await readOverrides(), null, 2)}\n`);
    case 'import':
      return importFile(options.file);
  }
}

runCommand(async (args) => {
  await act(readMetaOptions(args)).finally(() => closeDatabase());
}, META_HELP);
