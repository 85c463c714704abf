import 'server-only';
import type { EDITOR_ENDPOINTS } from '@/lib/admin/heads/editor-endpoints';
import { metaBody } from '@/lib/admin/heads/editor-schemas';
import { now } from '@/lib/env/clock';
import { isLocale } from '@/lib/i18n/locales';
import { findRouteByKey } from '@/lib/routing/table';
import { judgeText, META_FIELDS, type MetaField } from '@/lib/seo/meta-override';
import { openDatabase } from '@/lib/server/db/open';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readJson } from '@/lib/server/http/body/read-json';
import { RequestError } from '@/lib/server/http/errors';
import { removeMetaOverride, saveMetaOverrides } from '@/lib/server/seo/meta-overrides';

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

export const EDITOR_HANDLERS = { saveMetaOverride } satisfies Record<
  keyof typeof EDITOR_ENDPOINTS,
  ApiHandler
>;
