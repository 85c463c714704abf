import { isLocale, type Locale } from '@/lib/i18n/locales';

/** Digits of the Arabic and Persian scripts: the portal writes digits in Latin in every language. */
const FOREIGN_DIGIT = /[٠-٩۰-۹]/;
/** Control characters and marks that change the direction of what follows: no text needs them. */
const HIDDEN = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** Letters that look alike but belong to another language's alphabet. */
const LETTERS_OF_OTHERS: Partial<Record<Locale, RegExp>> = {
  ar: /[کیگپچہےٹڈڑ]/,
  fa: /[كيىہے]/,
  ur: /[كيىه]/,
};

function listStrings(
  value: unknown,
  path: (string | number)[],
): { text: string; path: (string | number)[] }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((child, index) => listStrings(child, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => listStrings(child, [...path, key]));
}

function findTextFault(text: string, locale: Locale): string | null {
  if (FOREIGN_DIGIT.test(text)) return 'digits must be Latin: 0 to 9';
  if (HIDDEN.test(text)) return 'holds a hidden control or direction character';
  const foreign = LETTERS_OF_OTHERS[locale]?.exec(text)?.[0];
  return foreign ? `the letter ${foreign} does not belong to this language` : null;
}

/** What the letters of an item's texts are wrong in, each with its place below the item. */
export function listTextFaults(item: unknown): { path: (string | number)[]; message: string }[] {
  if (typeof item !== 'object' || item === null || !('texts' in item)) return [];
  return Object.entries(item.texts ?? {}).flatMap(([locale, texts]) => {
    if (!isLocale(locale)) return [];
    return listStrings(texts, ['texts', locale]).flatMap(({ text, path }) => {
      const message = findTextFault(text, locale);
      return message ? [{ path, message }] : [];
    });
  });
}
