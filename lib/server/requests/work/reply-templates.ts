import 'server-only';
import type { Kysely } from 'kysely';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { OpenedRequest } from '@/lib/requests/schemas';
import { fillFields, listFields } from '@/lib/requests/work/template-fields';
import type { ReplyTemplate } from '@/lib/requests/work/template-schemas';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';

/** All templates with their texts, by name. */
export async function listTemplates(db: Kysely<Tables>): Promise<ReplyTemplate[]> {
  const templates = await db.selectFrom('reply_template').selectAll().orderBy('name').execute();
  const texts = await db.selectFrom('reply_template_text').selectAll().execute();
  return templates.map((template) => ({
    ...template,
    form: template.form as ReplyTemplate['form'],
    texts: Object.fromEntries(
      texts
        .filter(({ template_id }) => template_id === template.id)
        .map(({ locale, text }) => [locale, text]),
    ) as Record<Locale, string>,
  }));
}

/** The templates without a field that only a person can fill in; their translations have the same fields. */
export async function listClosing(db: Kysely<Tables>): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('reply_template')
    .innerJoin('reply_template_text', 'template_id', 'id')
    .select(['id', 'name', 'text'])
    .where('locale', '=', DEFAULT_LOCALE)
    .orderBy('name')
    .execute();
  const isFilled = (text: string) => listFields(fillFields(text, { number: '', service: '' })).length === 0;
  return rows.filter(({ text }) => isFilled(text)).map(({ id, name }) => ({ id, name }));
}

/** The templates for a request, and the text of the chosen one in the language of its sender, filled in. */
export async function offerTemplates(
  db: Kysely<Tables>,
  request: ServiceRequest,
  chosen: string | undefined,
): Promise<Pick<OpenedRequest, 'templates' | 'draft'>> {
  const templates = await db
    .selectFrom('reply_template')
    .select(['id', 'name'])
    .where((where) => where.or([where('form', '=', request.form), where('form', 'is', null)]))
    .orderBy('name')
    .execute();
  const template = templates.find(({ id }) => id === chosen);
  if (!template) return { templates, draft: null };
  const locale = isLocale(request.locale) ? request.locale : DEFAULT_LOCALE;
  const { text } = await db
    .selectFrom('reply_template_text')
    .select('text')
    .where('template_id', '=', template.id)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  const { form } = await loadRequestNames(locale);
  const values = { number: request.reference_number, service: form(request.form) };
  return { templates, draft: fillFields(text, values) };
}
