import 'server-only';
import { guardCell } from '@/lib/admin/heads/guard-cell';
import type { HEAD_ENDPOINTS } from '@/lib/admin/heads/head-endpoints';
import {
  applyHeadsBody,
  checkHeadsBody,
  exportHeadsQuery,
  type HeadChange,
} from '@/lib/admin/heads/head-schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { ROUTES } from '@/lib/routing/table';
import { judgeText, META_FIELDS, META_LENGTHS, type MetaOverride } from '@/lib/seo/meta-override';
import { openDatabase } from '@/lib/server/db/open';
import { serveCsv } from '@/lib/server/files/serve-csv';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { writeMetaOverride } from '@/lib/server/seo/meta-overrides';
import { parseHeads, SHEET_COLUMNS, type SheetError } from './parse-heads';
import { type Heads, readHeads } from './read-heads';

/** Maximum number of errors listed; the others are reported once these are fixed. */
const MAX_ERRORS = 20;

/** Desk/ExportMeta: the pages for the public, with the texts that they have now. */
const exportHeads: ApiHandler = async (c) => {
  const { locale } = readQuery(c, exportHeadsQuery);
  const heads = await readHeads(await openDatabase(), [locale]);
  const routes = ROUTES.filter(({ path }) => !/^\/desk(\/|$)/.test(path));
  async function* rows() {
    yield [...SHEET_COLUMNS];
    for (const { key } of routes) {
      const shown = heads.get(`${key} ${locale}`)?.shown;
      yield [key, locale, ...META_FIELDS.map((field) => guardCell(shown?.[field] ?? ''))];
    }
  }
  return serveCsv(rows(), `pages-${locale}-${toDay(now())}.csv`);
};

/** Errors as lines in the reader's language. */
async function explainErrors(errors: readonly SheetError[], locale: Locale): Promise<string> {
  const t = await loadTranslator(locale, 'heads');
  const forms = await loadTranslator(locale, 'forms');
  const explain = ({ column, code }: SheetError) => {
    if (code === 'missing' || code === 'twice' || code === 'unreadable' || code === 'choice')
      return t(`errors.${code}`, { column });
    const { min, max } =
      column === 'route' || column === 'language' ? { min: 0, max: 0 } : META_LENGTHS[column];
    return `${column}: ${forms(`errors.${code}`, { min, max })}`;
  };
  return errors
    .slice(0, MAX_ERRORS)
    .map((error) => `${error.line} ${explain(error)}`)
    .join('\n');
}

/** Desk/CheckMeta. @throws RequestError 422 `importErrors` with each error by line */
const checkHeads: ApiHandler = async (c) => {
  const { text } = await readJson(c.req.raw, checkHeadsBody);
  const { errors, changes } = parseHeads(text, await readHeads(await openDatabase()));
  if (errors.length > 0)
    throw new RequestError(422, 'importErrors', {
      values: { errors: await explainErrors(errors, c.get('locale')) },
    });
  return c.json({ data: { changes } });
};

/** The override of a page with its changes. @throws RequestError 409 if it has moved; 422 for an invalid text */
function mergeChanges(heads: Heads, id: string, changes: readonly HeadChange[]): MetaOverride {
  const head = heads.get(id);
  const [route = '', locale = ''] = id.split(' ');
  if (!head) throw new RequestError(422, 'validation', { fields: { changes: 'choice' } });
  const { title = null, description = null, card = null } = head.override ?? {};
  const override: MetaOverride = { route, locale, title, description, card };
  for (const { field, before, after } of changes) {
    if (head.shown[field] !== before) throw new RequestError(409, 'headsMoved');
    if (after !== null && judgeText(field, after))
      throw new RequestError(422, 'validation', { fields: { changes: 'pattern' } });
    override[field] = after;
  }
  return override;
}

/**
 * Desk/ApplyMeta.
 * @throws RequestError 409 `headsMoved` if the text of a page has changed since the sheet was checked
 */
const applyHeads: ApiHandler = async (c) => {
  const { changes } = await readJson(c.req.raw, applyHeadsBody);
  const by = { actor: c.get('caller').subject, at: now() };
  const pages = Map.groupBy(changes, ({ route, locale }) => `${route} ${locale}`);
  await inTransaction(await openDatabase(), async (tx) => {
    const heads = await readHeads(tx);
    for (const [id, own] of pages) await writeMetaOverride(tx, mergeChanges(heads, id, own), by);
  });
  return c.json({ data: { changed: changes.length } });
};

export const HEAD_HANDLERS = { exportHeads, checkHeads, applyHeads } satisfies Record<
  keyof typeof HEAD_ENDPOINTS,
  ApiHandler
>;
