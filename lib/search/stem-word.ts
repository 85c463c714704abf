import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemTurkish } from '@orama/stemmers/turkish';
import { getLocaleRow, type Locale } from '@/lib/i18n/locales';

/** Prefixes and suffixes of the light10 stemmer (Larkey, Ballesteros and Connell 2007), longest first. */
const PREFIXES = ['بال', 'كال', 'فال', 'وال', 'ال', 'لل'];
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'];
/** Letters that a stem keeps at least. */
const STEM_LENGTH = 2;

function stemArabicScript(word: string): string {
  let stem = word.length > 3 && word.startsWith('و') ? word.slice(1) : word;
  const prefix = PREFIXES.find(
    (candidate) => stem.startsWith(candidate) && stem.length - candidate.length >= STEM_LENGTH,
  );
  if (prefix) stem = stem.slice(prefix.length);
  for (const suffix of SUFFIXES) {
    if (stem.endsWith(suffix) && stem.length - suffix.length >= STEM_LENGTH)
      stem = stem.slice(0, -suffix.length);
  }
  return stem;
}

const LATIN_STEMMERS: Partial<Record<Locale, (word: string) => string>> = {
  en: stemEnglish,
  fr: stemFrench,
  tr: stemTurkish,
};

/**
 * The part of a folded word that its forms share: «الإحرام» and «إحرام» have one stem.
 * @param word one word, folded by `foldText`
 */
export function stemWord(word: string, locale: Locale): string {
  if (/\p{Script=Arabic}/u.test(word)) return stemArabicScript(word);
  if (getLocaleRow(locale).dir === 'rtl') return word;
  return LATIN_STEMMERS[locale]?.(word) ?? word;
}
