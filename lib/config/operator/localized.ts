import { z } from 'zod';
import { LOCALE_CODES, type Locale } from '../../i18n/locales.ts';

/** The same rule for each language, none of them required. */
const inAnyLanguage = <Schema extends z.ZodType>(text: Schema) =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, text.optional()])) as Record<
    Locale,
    z.ZodOptional<Schema>
  >;

/**
 * A text of the operator in the portal's languages. Arabic must be there; what must be said at once need not
 * wait for six translations.
 */
export const localized = <Schema extends z.ZodType>(text: Schema) =>
  z.strictObject({ ...inAnyLanguage(text), ar: text });

/** A text in each language that the operator wrote it in. */
type Localized<Text> = { ar: Text } & { [Code in Locale]?: Text | undefined };

/** The text for a reader and the language it is in: the reader's own, else English, else Arabic. */
export function pickText<Text>(texts: Localized<Text>, locale: Locale): { text: Text; lang: Locale } {
  const own = texts[locale];
  if (own !== undefined) return { text: own, lang: locale };
  return texts.en !== undefined ? { text: texts.en, lang: 'en' } : { text: texts.ar, lang: 'ar' };
}
