import 'server-only';
import type { Kysely } from 'kysely';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { loadRequestNames } from '@/lib/requests/request-names';
import type { BulkPreview } from '@/lib/requests/work/bulk-schemas';
import { fillFields, listFields } from '@/lib/requests/work/template-fields';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Tables } from '@/lib/server/db/tables';
import { RequestError } from '@/lib/server/http/errors';

type Named = Pick<ServiceRequest, 'form' | 'locale' | 'reference_number'>;

export interface ClosingText {
  /** The service that the template is for; null for every one. */
  form: string | null;
  /** The text in the language of a sender, filled in. */
  write(request: Named): string;
}

/** @throws RequestError 422 `template` for one that is gone, or that has fields which only a person can fill in */
export async function readClosingText(tx: Kysely<Tables>, id: string): Promise<ClosingText> {
  const refuse = (code: 'choice' | 'pattern') =>
    new RequestError(422, 'validation', { fields: { template: code } });
  const template = await tx
    .selectFrom('reply_template')
    .select('form')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!template) throw refuse('choice');
  const rows = await tx.selectFrom('reply_template_text').selectAll().where('template_id', '=', id).execute();
  const texts = new Map(rows.map(({ locale, text }) => [locale, text]));
  const names = new Map(
    await Promise.all(
      LOCALE_CODES.map(async (locale) => [locale, (await loadRequestNames(locale)).form] as const),
    ),
  );
  const fill = (text: string, { locale, reference_number, form }: Named) =>
    fillFields(text, { number: reference_number, service: names.get(locale)?.(form) ?? form });
  const sample = { reference_number: '', form: '' };
  if (rows.some(({ text, locale }) => listFields(fill(text, { ...sample, locale })).length > 0))
    throw refuse('pattern');
  return {
    form: template.form,
    write: (request) => fill(texts.get(request.locale) ?? '', request),
  };
}

/** For each language, how many senders read it and what the first of them would read. */
export function listTexts(requests: readonly Named[], { write }: ClosingText): BulkPreview['texts'] {
  const byLocale = Map.groupBy(requests, ({ locale }): Locale => locale);
  return LOCALE_CODES.flatMap((locale) => {
    const [first, ...others] = byLocale.get(locale) ?? [];
    return first ? [{ locale, count: others.length + 1, text: write(first) }] : [];
  });
}
