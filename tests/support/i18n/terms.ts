import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import { readDocumentTexts } from '@/lib/content/document-texts';
import type { Locale } from '@/lib/i18n/locales';
import { checkImport } from '@/lib/publications/check-import';
import { PUBLICATION_KINDS } from '@/lib/publications/kinds';
import { flattenTexts, readTexts, type Texts } from './message-files';

const words = z.array(z.string().min(1));

/**
 * The terms that the editors of a language have agreed on, from `messages/terms/<locale>.json`.
 * - `caveats`: required statements: each text about the hady says who is exempt and what may replace it, each text
 *   about the talbiyah how loud women say it.
 * - `terms`: the term for a concept and the forms to avoid. A form matches whole words; `*` is any letters, `#` a
 *   number or an argument of the message. `matchCase` makes the match case-sensitive. `allowed` lists phrases that
 *   may contain a banned form, `except` the keys that need the form; one that ends with a dot includes all keys
 *   below it.
 * - `splits`: short texts that are one text in the reference languages (Arabic for English, English for Arabic, both
 *   for the others) and several here, because the contexts differ.
 * - `otherNames`: keys of labels that differ from their page's title.
 * - `sameAsEnglish`: words that are the same in English and here.
 */
const terms = z.strictObject({
  caveats: z.strictObject({ hady: words, voice: words }),
  terms: z.array(
    z.strictObject({
      concept: z.string().min(1),
      preferred: z.string().min(1),
      banned: words.min(1),
      matchCase: z.literal(true).optional(),
      allowed: words.optional(),
      except: words.optional(),
      note: z.string().min(1).optional(),
    }),
  ),
  splits: z.record(z.string(), words.min(2)),
  otherNames: words,
  sameAsEnglish: words,
});
export type Terms = z.infer<typeof terms>;

export function readTerms(locale: Locale): Terms {
  return terms.parse(JSON.parse(readFileSync(join('messages', 'terms', `${locale}.json`), 'utf8')));
}

const seedItems = PUBLICATION_KINDS.flatMap((kind) => {
  const name = kind === 'governmentNews' ? 'government-news' : kind;
  return checkImport(readFileSync(join('lib', 'content', 'seed', `${name}.json`), 'utf8')).items;
});

/**
 * Every text of a language that is part of the portal: messages by key, publications as `seed/<id>.<path>`.
 */
export function readAllTexts(locale: Locale): Texts {
  const texts = readTexts(locale);
  for (const { item } of seedItems) flattenTexts(item.texts[locale], `seed/${item.id}`, texts);
  for (const [id, sections] of Object.entries(readDocumentTexts(locale))) {
    flattenTexts(sections, `seed/${id}.text`, texts);
  }
  return texts;
}

/** The visible text: `{}` for each argument, the forms of a plural one after the other. */
function print(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return print(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '{}';
      return Object.values(element.options)
        .map(({ value }) => print(value))
        .join(' / ');
    })
    .join('');
}

/** A message without these characters has no argument, tag or quotation: parsing it would change nothing. */
const SYNTAX = /[{<']/;
const printText = (key: string, text: string) =>
  key.startsWith('seed/') || !SYNTAX.test(text) ? text : print(parse(text));

const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';

/** Matches a form as whole words; a mark like `}` at its edge matches literally. */
export function compileForm(form: string, matchCase = false): RegExp {
  const body = form
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[\\p{L}\\p{M}]*')
    .replaceAll('#', '(?:\\d+|\\{\\})')
    .replaceAll(' ', '[ \\u00a0\\u202f]');
  const [start, end] = [/^[\p{L}\p{N}*#]/u.test(form), /[\p{L}\p{M}\p{N}*#]$/u.test(form)];
  return new RegExp(`${start ? BEFORE : ''}${body}${end ? AFTER : ''}`, matchCase ? 'u' : 'iu');
}

const isAmong = (key: string, list: readonly string[]) =>
  list.some((name) => key === name || (name.endsWith('.') && key.startsWith(name)));

/** The visible texts; parsing takes most of the time, so each language is rendered once. */
const printed = new WeakMap<Texts, (readonly [key: string, text: string])[]>();

function printTexts(texts: Texts): (readonly [key: string, text: string])[] {
  const known = printed.get(texts);
  if (known) return known;
  const rows = Object.entries(texts).map(([key, text]) => [key, printText(key, text)] as const);
  printed.set(texts, rows);
  return rows;
}

/** The longest part of a form without wildcards and spaces: a text without it cannot match the form. */
const findFragment = (form: string) =>
  form
    .toLowerCase()
    .split(/[*# ]/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

/** The banned forms found in a text, as `key: form → what to write`. */
export function listBanned(texts: Texts, { terms: rows }: Pick<Terms, 'terms'>): string[] {
  const lines = printTexts(texts);
  const lower = lines.map(([, text]) => text.toLowerCase());
  const whole = lower.join('\n');
  return rows.flatMap(({ banned, preferred, matchCase, allowed = [], except = [] }) =>
    banned.flatMap((form) => {
      const fragment = findFragment(form);
      if (!whole.includes(fragment)) return [];
      const pattern = compileForm(form, matchCase);
      return lines.flatMap(([key, text], index) => {
        if (!lower[index]?.includes(fragment) || isAmong(key, except)) return [];
        const rest = allowed.reduce((before, phrase) => before.replaceAll(phrase, ' '), text);
        const found = pattern.exec(rest);
        return found ? [`${key}: ${found[0]} → ${preferred}`] : [];
      });
    }),
  );
}

/** The number of banned forms of a row in the texts, without the allowed ones. */
export function countBanned(
  texts: Texts,
  { banned, matchCase, allowed = [] }: Terms['terms'][number],
): number {
  const forms = banned.map((form) => {
    const { source, flags } = compileForm(form, matchCase);
    return { fragment: findFragment(form), pattern: new RegExp(source, `${flags}g`) };
  });
  const places = printTexts(texts).flatMap(([, text]) => {
    const lower = text.toLowerCase();
    const patterns = forms.flatMap(({ fragment, pattern }) => (lower.includes(fragment) ? [pattern] : []));
    if (patterns.length === 0) return [];
    const rest = allowed.reduce((before, phrase) => before.replaceAll(phrase, ' '), text);
    return [
      ...new Set(
        patterns.flatMap((one) => [...rest.matchAll(one)].map(({ 0: form, index }) => index + form.length)),
      ),
    ];
  });
  return places.length;
}

/** A choice of wording for a woman, and the wording for everyone else. */
const FOR_WOMEN = /\{sex, select, woman \{[^{}]*\} other \{([^{}]*)\}\}/;

/** Longest text, in letters, that must have the same translation everywhere. */
const SHORT = 60;

/**
 * Short texts that are the same in every source but have several translations here, which the table does not
 * allow.
 * @param sources the reference languages; the table names a text by the first of them
 */
export function listSplits(
  texts: Texts,
  sources: readonly [Texts, ...Texts[]],
  { splits }: Pick<Terms, 'splits'>,
): string[] {
  const groups = new Map<string, string[]>();
  for (const [key, text] of Object.entries(sources[0])) {
    const same = sources.map((source) => source[key]).join('\n');
    if (text.length <= SHORT) groups.set(same, [...(groups.get(same) ?? []), key]);
  }
  return [...groups.values()].flatMap((keys) => {
    const name = sources[0][keys[0] ?? ''] ?? '';
    const own = [...new Set(keys.map((key) => (texts[key] ?? '').replace(FOR_WOMEN, '$1')))];
    if (own.length === 1 || own.every((text) => splits[name]?.includes(text))) return [];
    return [`${name}: ${keys.map((key) => `${texts[key]} (${key})`).join(' | ')}`];
  });
}

/** Names, formats and addresses written in Latin letters in every language. */
export const LATIN_EVERYWHERE =
  /\b(PDF|JPEG|PNG|WebP|HTTPS|HTTP|IBAN|ORCID|MB|KB|JavaScript|X|QR|NUSUK|Nusuk|RSS|SMS|CSV|ZIP|Excel|UTF-8|JSON|WCAG|AA|CC|BY|WGS84|RRRD2929|ACWY|App Store|Google Play|Google|reCAPTCHA|AppGallery)\b|\S+@\S+|\S*\.gov\.sa\S*|(?:hajj\.)?\bnusuk\.sa\b|\badahi\.org\b|\bgov\.sa\b|\b(?:mora\.gov\.pk|tabunghaji\.gov\.my|hac\.gov\.tr|haj\.ir)\b|https?:\/\//g;

/** Texts that equal the English although one of their words differs in this language. */
export function listLeftInEnglish(texts: Texts, english: Texts, { sameAsEnglish }: Terms): string[] {
  const same = new Set(sameAsEnglish);
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text !== english[key]) return [];
    const named = text.replaceAll(LATIN_EVERYWHERE, ' ').replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ');
    const own = named.match(/\p{L}{2,}/gu) ?? [];
    return own.every((word) => same.has(word)) ? [] : [`${key}: ${text}`];
  });
}
