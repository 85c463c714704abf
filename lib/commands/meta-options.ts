import { parseArgs } from 'node:util';
import { META_FIELDS, type MetaField } from '@/lib/seo/meta-override';

export const META_HELP = `Checks titles, descriptions, links and markup of every page as rendered, and overrides texts of single pages.

  npm run meta                                 checks every route in every language; fails on errors
  npm run meta -- --url https://haj.example    checks a running portal
  npm run meta -- --format csv                 table (default), csv or json
  npm run meta -- list                         lists the overrides
  npm run meta -- set --route haj --locale ar --title "…" --description "…" --card "…"
  npm run meta -- unset --route haj --locale ar [--field title]
  npm run meta -- export overrides.json
  npm run meta -- import overrides.json        all entries or none

A route is named by its key or its path (haj, /Haj/Duties). Overrides appear within seconds.
`;

const FORMATS = ['table', 'csv', 'json'] as const;
export type ReportFormat = (typeof FORMATS)[number];

export type MetaOptions =
  | { action: 'list' }
  | { action: 'check'; url: string | null; format: ReportFormat }
  | { action: 'set'; route: string; locale: string; texts: Partial<Record<MetaField, string>> }
  | { action: 'unset'; route: string; locale: string; fields: readonly MetaField[] }
  | { action: 'import' | 'export'; file: string };

const OPTIONS = {
  url: { type: 'string' },
  format: { type: 'string' },
  route: { type: 'string' },
  locale: { type: 'string' },
  title: { type: 'string' },
  description: { type: 'string' },
  card: { type: 'string' },
  field: { type: 'string', multiple: true },
} as const;

function need(value: string | undefined, name: string): string {
  if (!value) throw new Error(`${name} is missing.\n\n${META_HELP}`);
  return value;
}

function readFormat(text = 'table'): ReportFormat {
  const format = FORMATS.find((name) => name === text);
  if (!format) throw new Error(`--format ${text}: expected ${FORMATS.join(', ')}`);
  return format;
}

function readField(text: string): MetaField {
  const field = META_FIELDS.find((name) => name === text);
  if (!field) throw new Error(`--field ${text}: expected ${META_FIELDS.join(', ')}`);
  return field;
}

/** @throws Error that names the invalid or missing argument */
export function readMetaOptions(args: string[]): MetaOptions {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [action = 'check', file] = positionals;
  const page = () => ({ route: need(values.route, '--route'), locale: need(values.locale, '--locale') });
  switch (action) {
    case 'check':
      return { action, url: values.url ?? null, format: readFormat(values.format) };
    case 'list':
      return { action };
    case 'set': {
      const given = META_FIELDS.filter((field) => values[field] !== undefined);
      need(given[0], '--title, --description or --card');
      return { action, ...page(), texts: Object.fromEntries(given.map((field) => [field, values[field]])) };
    }
    case 'unset':
      return { action, ...page(), fields: (values.field ?? []).map(readField) };
    case 'import':
    case 'export':
      return { action, file: need(file, 'The name of a file') };
    default:
      throw new Error(`${action}: there is no such action.\n\n${META_HELP}`);
  }
}
