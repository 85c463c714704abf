import { type Direction, getLocaleRow, type Locale } from './locales.ts';

/** A font file written by `npm run fonts` and its letters: a browser loads it when a page contains one of them. */
export interface FontFile {
  family: 'Noto Sans Arabic' | 'Noto Sans';
  path: string;
  letters: string;
  /** Replaces the exact list of letters by a shorter range where no page contains the additional letters. */
  range?: string;
}

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Raised when a file changes, because browsers keep files permanently; one number for all compresses best. */
const VERSION = 5;

const toFile = (family: FontFile['family'], name: string, letters: string, range?: string): FontFile => ({
  family,
  path: `/fonts/${name}.v${VERSION}.woff2`,
  letters,
  ...(range && { range }),
});

/** Arabic letters and marks, and punctuation that only Arabic script uses. */
const ARABIC = `،؛؟${span(0x621, 0x63a)}${span(0x640, 0x655)}ٰٱ\u200c\u200d\u200e\u200f`;
/** Marks that Persian does not use. */
const NOT_PERSIAN = /[\u0640\u0653\u0655]/g;
const PERSIAN = `٪٫٬پچژکگی${span(0x6f0, 0x6f9)}`;
const URDU = 'پچژکگیٹڈڑںھہۂۃےۓۀ۔';
const ASCII = span(0x20, 0x7e);
/** Punctuation, and letters in the names of the seven languages. */
const SIGNS = '\u00a0«»·×çéü–—‘’“”•…';
const FRENCH = 'àâæèéêëîïôùûÿÀÂÆÇÈÉÊËÎÏÔÙÛÜŒœ\u202f';
/** Excludes the letters of `turkish`, which are in another file of the family. */
const TURKISH = 'âîöûÂÇÎÖÛÜı';
const OF_ALL = `${span(0xa0, 0xff)}ŒœŸıʻʼ‘’“”‚„–—…•·\u202f‹›€→←×`;

/** Grouped by use; splitting them further would cost more bytes in total for every language. */
export const FONT_FILES = {
  arabic: toFile('Noto Sans Arabic', 'noto-sans-arabic', ARABIC + URDU, 'U+600-6EF,U+6FA-6FF,U+200C-200F'),
  arabicPage: toFile('Noto Sans Arabic', 'noto-sans-arabic-page', `${ARABIC}ی`),
  persian: toFile('Noto Sans Arabic', 'noto-sans-persian', ARABIC.replace(NOT_PERSIAN, '') + PERSIAN),
  /** The salutation ligature is as large as fifteen letters. */
  salutation: toFile('Noto Sans Arabic', 'noto-sans-salutation', 'ﷺ'),
  /** So that a page in Arabic script does not load the other family for a number or `PDF`. */
  arabicSigns: toFile(
    'Noto Sans Arabic',
    'noto-sans-arabic-signs',
    ` !"%&'()+,-./${span(0x30, 0x3b)}?${span(0x41, 0x5b)}]\u00a0«»·×–—“”•…`,
    'U+20-5D,U+A0-D7,U+2013-2026',
  ),
  latin: toFile(
    'Noto Sans',
    'noto-sans',
    ASCII + OF_ALL,
    'U+A0-FF,U+131-178,U+2BB-2BC,U+2010-205F,U+20AC,U+2190-2192',
  ),
  turkish: toFile('Noto Sans', 'noto-sans-turkish', 'ĞğİŞş'),
  english: toFile('Noto Sans', 'noto-sans-english', ASCII + SIGNS),
  frenchPage: toFile('Noto Sans', 'noto-sans-french', ASCII + SIGNS + FRENCH),
  /** In `1ᵉʳ`; the two letters are in another file of the source. */
  frenchOrdinal: toFile('Noto Sans', 'noto-sans-ordinal', 'ᵉʳ'),
  turkishPage: toFile('Noto Sans', 'noto-sans-turkish-page', ASCII + SIGNS + TURKISH),
} as const satisfies Record<string, FontFile>;

type FontName = keyof typeof FONT_FILES;

const MAIN: Record<Locale, readonly FontName[]> = {
  ar: ['arabicPage', 'arabicSigns'],
  en: ['english'],
  fr: ['frenchPage', 'frenchOrdinal'],
  ms: ['english'],
  tr: ['turkishPage'],
  fa: ['persian', 'arabicSigns'],
  ur: ['arabic', 'arabicSigns'],
};
/** Fonts for letters of other languages; if two files have a letter, the later one is used. */
const OTHERS: readonly FontName[] = ['latin', 'turkish', 'english', 'arabic', 'salutation'];

/**
 * Removes the digits and punctuation that the Arabic family contains: while its file loads, a browser would load this
 * file for a number.
 */
function leaveSigns({ range: _all, letters, ...file }: FontFile): FontFile {
  const { letters: signs } = FONT_FILES.arabicSigns;
  return { ...file, letters: [...letters].filter((letter) => !signs.includes(letter)).join('') };
}

/** The files that pages of a language may load; if two have a letter, browsers use the later one. */
export function listFonts(locale: Locale): FontFile[] {
  const main = MAIN[locale].map((name): FontFile => FONT_FILES[name]);
  // A file whose letters are all in a main file of its family is never loaded.
  const isNeeded = ({ family, letters }: FontFile) =>
    !main.some((file) => file.family === family && [...letters].every((one) => file.letters.includes(one)));
  const others = OTHERS.map((name): FontFile => FONT_FILES[name]).filter(isNeeded);
  const files = [...others, ...main];
  if (getLocaleRow(locale).dir === 'ltr') return files;
  return files.map((file) => (file.family === 'Noto Sans' ? leaveSigns(file) : file));
}

export function getMainFont(locale: Locale): FontFile {
  return FONT_FILES[MAIN[locale][0] as FontName];
}

const toHex = (code: number) => code.toString(16).toUpperCase();

function writeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts
    .map(
      (start, index) => `U+${toHex(start)}${ends[index] === start ? '' : `-${toHex(ends[index] ?? start)}`}`,
    )
    .join();
}

type Room = readonly [above: number, below: number];

/** Space above and below the letters of the portal's fonts, in percent of the font size. */
const ROOMS: Record<Direction, Room> = { rtl: [137.4, 73.8], ltr: [106.9, 29.3] };
/** Headings in Urdu use the font's line height, one and a half lines; text in other lines keeps its position. */
const URDU_ROOM: Room = [106.8, 43.2];

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/** @param size scale of fonts whose letters are drawn smaller than the font size */
const writeRoom = ([above, below]: Room, size = 1) =>
  `ascent-override:${percent(above / size)};descent-override:${percent(below / size)}`;

function writeFace({ family, path, letters, range = writeRange(letters) }: FontFile, locale: Locale): string {
  const room = locale === 'ur' && family === 'Noto Sans Arabic' ? `${writeRoom(URDU_ROOM)};` : '';
  return `@font-face{font-family:${family};src:url(${path});font-weight:400 700;${room}font-display:swap;unicode-range:${range}}`;
}

/** A system font shown until the portal's font has loaded. */
interface StandIn {
  names: readonly string[];
  weight: string;
  /** In percent; without it, line breaks would change when the font loads. */
  width: number;
}

const STAND_INS: Record<Direction, readonly StandIn[]> = {
  rtl: [
    { names: ['Geeza Pro', 'Segoe UI', 'Arial'], weight: '400', width: 100 },
    { names: ['Geeza Pro', 'DejaVu Sans', 'Segoe UI', 'Arial'], weight: '500 700', width: 100 },
    { names: ['DejaVu Sans'], weight: '400', width: 93.5 },
  ],
  ltr: [
    { names: ['Arial', 'Liberation Sans', 'Roboto'], weight: '400', width: 105.7 },
    { names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], weight: '600', width: 102.3 },
    { names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], weight: '700', width: 104.6 },
  ],
};
const STAND_IN_FAMILY = {
  // Includes punctuation: browsers would otherwise load the next font that has it while its own is loading.
  rtl: { name: 'Noto Sans Arabic Fallback', range: ';unicode-range:U+20-5D,U+A0-D7,U+600-6FF,U+2013-2026' },
  ltr: { name: 'Noto Sans Fallback', range: '' },
};
/** Languages whose frequent letters are narrower or wider in the portal's font than the average. */
const WIDTHS: Partial<Record<Locale, number>> = { fa: 0.99, ur: 0.965, fr: 0.994, ms: 1.007 };

function writeStandIn({ names, weight, width }: StandIn, dir: Direction, locale: Locale): string {
  const { name, range } = STAND_IN_FAMILY[dir];
  const size = (width * (WIDTHS[locale] ?? 1)) / 100;
  const adjust = size === 1 ? '' : `;size-adjust:${percent(size * 100)}`;
  const sources = names.map((face) => `local(${face})`).join();
  const room = writeRoom(locale === 'ur' ? URDU_ROOM : ROOMS[dir], size);
  return `@font-face{font-family:${name};src:${sources};font-weight:${weight}${adjust};${room};line-gap-override:0%${range}}`;
}

/** By language: every page contains them, and comparing the letters of all files takes a quarter of a millisecond. */
const faces = new Map<Locale, string>();

/** The @font-face rules of a language, with the fallbacks from system fonts. */
export function writeFaces(locale: Locale): string {
  const known = faces.get(locale);
  if (known !== undefined) return known;
  const { dir } = getLocaleRow(locale);
  const files = listFonts(locale).map((file) => writeFace(file, locale));
  const standIns = STAND_INS[dir].map((face) => writeStandIn(face, dir, locale));
  const written = [...files, ...standIns].join('');
  faces.set(locale, written);
  return written;
}
