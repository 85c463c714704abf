import 'server-only';
import type { Kysely } from 'kysely';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { ArabicNote } from '@/lib/requests/work/reply-mail-schema';
import { fillFields, fillTranslation, readFields } from '@/lib/requests/work/template-fields';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';

type Asked = Pick<ServiceRequest, 'form' | 'locale' | 'reference_number'>;

/** Each template for a request in the language of its sender and in Arabic, with what the portal fills in. */
async function readTemplates(db: Kysely<Tables>, { form, locale, reference_number }: Asked) {
  const rows = await db
    .selectFrom('reply_template')
    .innerJoin('reply_template_text as theirs', 'theirs.template_id', 'id')
    .innerJoin('reply_template_text as arabic', 'arabic.template_id', 'id')
    .select(['id', 'theirs.text', 'arabic.text as arabicText'])
    .where((where) => where.or([where('form', '=', form), where('form', 'is', null)]))
    .where('theirs.locale', '=', locale)
    .where('arabic.locale', '=', DEFAULT_LOCALE)
    .execute();
  const [theirs, arabic] = await Promise.all([locale, DEFAULT_LOCALE].map(loadRequestNames));
  const fill = (text: string, names = theirs) =>
    fillFields(text, { number: reference_number, service: names?.form(form) ?? form });
  return rows.map(({ id, text, arabicText }) => ({ id, text: fill(text), arabic: fill(arabicText, arabic) }));
}

/**
 * The length of a text without its fields: of several templates that match a reply, the one with the most text fits
 * best.
 */
const countOwn = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '').trim().length;

/**
 * The Arabic text of the template that a reply in another language is made of, with its fields filled in; null if there
 * is none.
 * @param chosen id of the template that was inserted: the reply may have been changed since
 */
export async function findArabicNote(
  db: Kysely<Tables>,
  request: Asked,
  note = '',
  chosen?: string,
): Promise<ArabicNote | null> {
  if (request.locale === DEFAULT_LOCALE || note === '') return null;
  const templates = await readTemplates(db, request);
  const fitting = templates.flatMap(({ text, arabic }) => {
    const values = countOwn(text) > 0 ? readFields(text, note) : null;
    return values ? [{ text: fillTranslation(arabic, values), own: countOwn(text) }] : [];
  });
  const [best] = fitting.sort((left, right) => right.own - left.own);
  if (best) return { text: best.text, isExact: true };
  const inserted = templates.find(({ id }) => id === chosen);
  return inserted ? { text: inserted.arabic, isExact: false } : null;
}
