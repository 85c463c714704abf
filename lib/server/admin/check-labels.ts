import 'server-only';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { findTextError } from '@/lib/publications/check-import';
import { foldName } from '@/lib/search/fold-name';
import { RequestError } from '@/lib/server/http/errors';

export type Texts = Readonly<Record<Locale, string>>;

/**
 * Validates the labels of an entry of a list.
 * @param hints texts that other entries may have too
 * @throws RequestError 422 `characters` for letters or digits of another language, `taken` for another's label
 */
export function checkLabels(texts: Texts, others: readonly { texts: Texts }[], hints?: Texts): void {
  const wrong = LOCALE_CODES.flatMap((locale) => {
    const isTaken = others.some((other) => foldName(other.texts[locale]) === foldName(texts[locale]));
    const label = findTextError(texts[locale], locale) ? 'characters' : isTaken ? 'taken' : null;
    return [
      ...(label ? [[`texts.${locale}`, label]] : []),
      ...(hints && findTextError(hints[locale], locale) ? [[`hints.${locale}`, 'characters']] : []),
    ];
  });
  if (wrong.length > 0) throw new RequestError(422, 'validation', { fields: Object.fromEntries(wrong) });
}

/** @throws RequestError 409 `listFull` */
export function refuseFull(length: number, max: number): void {
  if (length >= max) throw new RequestError(409, 'listFull', { values: { max } });
}
