/** Requirements: LANG-01, LANG-07 */
import { readFileSync } from 'node:fs';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { renderCatalog } from '@/lib/development/render-catalog';
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import {
  describeArguments,
  listNamespaces,
  parseText,
  readTexts,
  type Texts,
} from '../support/i18n/message-files';

const source = readTexts('ar');
const others = LOCALE_CODES.filter((locale) => locale !== 'ar');

/** The plural categories that counts of people and files use in a language. */
function neededCategories(locale: Locale, type: Intl.PluralRuleType): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  return [...new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))];
}

function missingCategories(locale: Locale, text: string): string[] {
  const elements = parseText(text);
  if (typeof elements === 'string') return [];
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const given = Object.keys(element.options);
    const needed = neededCategories(locale, element.pluralType ?? 'cardinal');
    return needed
      .filter((category) => !given.includes(category))
      .map((category) => `${element.value}: ${category}`);
  });
}

/** Words for buttons, keys and swiping in a language. */
const CONTROLS: Record<Locale, RegExp> = {
  ar: /زر|أزرار|بالسحب|لوحة المفاتيح/,
  en: /button|keyboard|swip|click/i,
  fr: /bouton|clavier|gliss|cliqu/i,
  ms: /butang|papan kekunci|leret|klik/i,
  tr: /düğme|klavye|kaydır| tıkla/i,
  fa: /دکمه|صفحه‌کلید|کشیدن|کلیک/,
  ur: /بٹن|کی بورڈ|کلک/,
};

const find = (texts: Texts, error: (text: string, key: string) => string | null) =>
  Object.entries(texts).flatMap(([key, text]) => {
    const found = error(text, key);
    return found === null ? [] : [`${key}: ${found}`];
  });

describe.each(LOCALE_CODES)('messages in %s', (locale) => {
  const texts = readTexts(locale);

  it('are in files that the portal loads', () => {
    expect(renderCatalog(listNamespaces(locale))).toBe(readFileSync('lib/i18n/catalog.ts', 'utf8'));
  });

  it('have a text for every key', () => {
    expect(find(texts, (text) => (text.trim() === '' ? 'empty' : null))).toEqual([]);
  });

  it('have no key that the build rejects', () => {
    const refused = /(^|\.)(prototype|constructor|__proto__)(\.|$)/;
    expect(Object.keys(texts).filter((key) => refused.test(key))).toEqual([]);
  });

  it('are valid ICU messages', () => {
    expect(
      find(texts, (text) => {
        const parsed = parseText(text);
        return typeof parsed === 'string' ? parsed : null;
      }),
    ).toEqual([]);
  });

  it('have every plural form of the language', () => {
    expect(
      find(texts, (text) => {
        const missing = missingCategories(locale, text);
        return missing.length > 0 ? `needs ${missing.join(', ')}` : null;
      }),
    ).toEqual([]);
  });

  // Lead paragraphs are also printed and read aloud.
  it('have lead paragraphs that mention no control', () => {
    const control = CONTROLS[locale];
    const leads = Object.entries(texts).filter(([key]) => /(^|\.)leads?(\.|$)/.test(key));
    expect(leads.filter(([, text]) => control.test(text))).toEqual([]);
  });

  it('contain no note to the editor', () => {
    expect(find(texts, (text) => (/\b(TODO|FIXME|XXX|TBD|lorem)\b/.test(text) ? text : null))).toEqual([]);
  });
});

describe.each(others)('messages in %s compared with the Arabic source', (locale) => {
  const texts = readTexts(locale);

  it('have every key of the Arabic source', () => {
    expect(Object.keys(source).filter((key) => !(key in texts))).toEqual([]);
  });

  it('have no key that the Arabic source lacks', () => {
    expect(Object.keys(texts).filter((key) => !(key in source))).toEqual([]);
  });

  it('take the same arguments and tags; a select may be omitted if the language does not need it', () => {
    expect(
      find(texts, (text, key) => {
        const [own, arabic] = [parseText(text), parseText(source[key] ?? text)];
        if (typeof own === 'string' || typeof arabic === 'string') return null;
        const names = describeArguments(own);
        const needed = describeArguments(arabic).filter(
          (name) => !name.includes(':select(') || names.includes(name),
        );
        const [given, wanted] = [names.join(' '), needed.join(' ')];
        return given === wanted ? null : `has ${given || 'none'}, Arabic has ${wanted || 'none'}`;
      }),
    ).toEqual([]);
  });
});
