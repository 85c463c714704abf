import 'server-only';
import type { EDITOR_ENDPOINTS } from '@/lib/admin/editor-endpoints';
import { importBody, metaBody, removeBody } from '@/lib/admin/editor-schemas';
import { inTransaction } from '@/lib/database/in-transaction';
import { now } from '@/lib/env/clock';
import { isLocale } from '@/lib/i18n/locales';
import { findRouteByKey } from '@/lib/routing/table';
import { judgeText, META_FIELDS, type MetaField } from '@/lib/seo/meta-override';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { importPublications as importText } from '@/lib/server/publications/import';
import { removePublication as remove } from '@/lib/server/publications/save';
import { removeMetaOverride, saveMetaOverrides } from '@/lib/server/seo/meta-overrides';

/** Maximum number of errors listed; the others are reported once these are fixed. */
const MAX_ERRORS = 20;

type Texts = Record<MetaField, string | null>;

function readTexts(given: Partial<Record<MetaField, string | undefined>>): Texts {
  const entries = META_FIELDS.map((field) => [field, given[field]?.trim() || null]);
  return Object.fromEntries(entries) as Texts;
}

function refuseErrors(route: string, locale: string, texts: Texts): void {
  const fields: Record<string, string> = {};
  if (!findRouteByKey(route)) fields.route = 'choice';
  if (!isLocale(locale)) fields.locale = 'choice';
  for (const field of META_FIELDS) {
    const text = texts[field];
    // Invalid text is refused here as the editor's error, before the store would fail on it.
    const fault = text === null ? null : judgeText(field, text);
    if (fault) fields[field] = fault;
  }
  if (Object.keys(fields).length > 0) throw new RequestError(422, 'validation', { fields });
}

/** Desk/SaveMeta: overrides title, description or card of a page; takes effect within seconds. */
const saveMetaOverride: ApiHandler = async (c) => {
  const { route, locale, ...given } = await readJson(c.req.raw, metaBody);
  const texts = readTexts(given);
  refuseErrors(route, locale, texts);
  const by = { actor: c.get('caller').subject, at: now() };
  const db = await openDatabase();
  const isOverridden = META_FIELDS.some((field) => texts[field] !== null);
  if (isOverridden) await saveMetaOverrides(db, [{ route, locale, ...texts }], by);
  else await removeMetaOverride(db, { route, locale }, by);
  return c.json({ data: { isOverridden } });
};

/**
 * Desk/ImportPublications: all items of the text, or none. PDF files of documents are imported only by the command.
 * @throws RequestError 422 `importErrors` with each error by line and language
 */
const importPublications: ApiHandler = async (c) => {
  const { text } = await readJson(c.req.raw, importBody);
  const db = await openDatabase();
  const at = now();
  const { errors, added, changed } = await importText(db, text, { folder: null, at, dryRun: false });
  if (errors.length > 0) {
    const lines = errors
      .slice(0, MAX_ERRORS)
      .map(({ line, locale, path, message }) => `${line}${locale ? ` [${locale}]` : ''} ${path} ${message}`);
    throw new RequestError(422, 'importErrors', { values: { errors: lines.join('\n') } });
  }
  const actor = c.get('caller').subject;
  const data = { added, changed };
  await recordEvent(db, { entity: 'publication', entityId: 'import', kind: 'changed', actor, at, data });
  return c.json({ data });
};

/** Desk/RemovePublication: removes a publication from the portal. @throws RequestError 404 */
const removePublication: ApiHandler = async (c) => {
  const { id } = await readJson(c.req.raw, removeBody);
  const at = now();
  const actor = c.get('caller').subject;
  await inTransaction(await openDatabase(), async (tx) => {
    if (!(await remove(tx, id, at))) throw new RequestError(404, 'notFound');
    await recordEvent(tx, { entity: 'publication', entityId: id, kind: 'removed', actor, at });
  });
  return c.json({ data: { id } });
};

export const EDITOR_HANDLERS = { saveMetaOverride, importPublications, removePublication } satisfies Record<
  keyof typeof EDITOR_ENDPOINTS,
  ApiHandler
>;
