/** Requirements: SPEED-08 */
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { SACRED_TEXTS } from '@/lib/content/sacred-texts';
import { FONT_FILES, type FontFile, getMainFont, listFonts, writeFaces } from '@/lib/i18n/fonts';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { parseText, readableOf, readTexts } from '../support/i18n/message-files';

const CSS = readFileSync('app/globals.css', 'utf8');
/** Spaces and characters without a glyph, which system fonts serve as well. */
const SHAPELESS = /[\p{Z}\p{Cc}\p{Cf}]/u;
/** Text that pages show besides their messages: numbers, dates, URLs and file names. */
const EVERYWHERE = '0123456789.,:;-–/()+%·ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PERSIAN_DIGITS = '۰۱۲۳۴۵۶۷۸۹٬٫٪';

interface Face {
  family: string;
  letters: Set<number>;
  ranges: [number, number][];
}

function readLetters(file: string): Set<number> {
  const font = create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection`);
  return new Set(font.characterSet);
}

function readFace(rule: string): Face {
  const { family, file } =
    /font-family: ?"?(?<family>[^";]+)"?;\s*src: ?url\("?(?<file>[^")]+)/.exec(rule)?.groups ?? {};
  const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]): [number, number] => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
  );
  return { family: family ?? '', letters: readLetters(`public${file}`), ranges };
}

const readFaces = (css: string) =>
  [...css.matchAll(/@font-face ?\{[^}]*url\([^}]*\}/g)].map(([rule]) => readFace(rule));
/** Font families for single headings and verses; those for body text depend on the page language. */
const FACES = readFaces(CSS);

/** The characters that the browser finds in no file of a family. */
function listMissing(faces: readonly Face[], family: string, texts: Iterable<string>): string[] {
  const own = faces.filter((face) => face.family === family);
  const has = (code: number) =>
    own.some(
      ({ letters, ranges }) => letters.has(code) && ranges.some(([from, to]) => from <= code && code <= to),
    );
  return [...new Set([...texts].flatMap((text) => [...text]))].filter(
    (letter) => !SHAPELESS.test(letter) && !has(letter.codePointAt(0) ?? 0),
  );
}

function* wordsOf(locale: Locale): Generator<string> {
  yield EVERYWHERE;
  if (locale === 'fa') yield PERSIAN_DIGITS;
  for (const text of Object.values(readTexts(locale))) {
    const elements = parseText(text);
    if (typeof elements !== 'string') yield readableOf(elements);
  }
}

it('finds the font families of headings and verses', () => {
  expect(FACES.map(({ family }) => family).sort()).toEqual(['Amiri Quran', 'Nastaliq Sent']);
});

test('the verse font has every character of the verses', () => {
  const verses = Object.values(SACRED_TEXTS).flatMap(({ kind, words }) => (kind === 'verse' ? [words] : []));
  expect(verses).not.toEqual([]);
  expect(listMissing(FACES, 'Amiri Quran', [...verses, '﴿﴾'])).toEqual([]);
});

test('the Urdu heading font has every letter of Urdu', () => {
  const letters = [...wordsOf('ur')].join('').match(/[\u0621-\u064a\u0671-\u06d3]/g) ?? [];
  expect(listMissing(FACES, 'Nastaliq Sent', letters)).toEqual([]);
});

it.each(LOCALES.map(({ code, dir }) => [code, dir] as const))(
  '%s: its fonts have every character of its messages',
  (locale, dir) => {
    const faces = readFaces(writeFaces(locale));
    const missing = listMissing(faces, dir === 'rtl' ? 'Noto Sans Arabic' : 'Noto Sans', wordsOf(locale));
    // Words in Latin letters (a URL, a name) load the other font as well.
    expect(missing.filter((letter) => dir === 'ltr' || !/[a-z@]/.test(letter))).toEqual([]);
  },
);

test.each(Object.entries<FontFile>(FONT_FILES).filter(([, { range }]) => range === undefined))(
  '%s: the font file has every character of its unicode-range',
  (_name, { letters, path }) => {
    const { family, ranges } = { family: 'own', ranges: [[0, 0xffff]] as [number, number][] };
    const face = { family, ranges, letters: readLetters(`public${path}`) };
    expect(listMissing([face], 'own', letters)).toEqual([]);
  },
);

it.each(LOCALES.map(({ code }) => code))('%s: the preloaded file has most of its characters', (locale) => {
  const letters = [...wordsOf(locale)].join('').match(/\p{L}/gu) ?? [];
  const main = new Set(getMainFont(locale).letters);
  const missing = new Set(letters.filter((letter) => !main.has(letter)));
  expect(letters.filter((letter) => missing.has(letter)).length / letters.length).toBeLessThan(0.06);
});

test.each(LOCALES.filter(({ dir }) => dir === 'rtl'))(
  '$code: digits and punctuation are in the Arabic family only, so that they never load the Latin one',
  ({ code }) => {
    const { letters: signs } = FONT_FILES.arabicSigns;
    const latin = listFonts(code).filter(({ family }) => family === 'Noto Sans');
    expect(latin.length).toBeGreaterThan(0);
    for (const { letters, range } of latin) {
      expect(range).toBeUndefined();
      expect([...letters].filter((letter) => signs.includes(letter))).toEqual([]);
    }
  },
);
