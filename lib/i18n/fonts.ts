import { type Direction, getLocaleRow, type Locale } from './locales.ts';

/** A file of `npm run fonts`, and the letters that it holds: a browser asks for it where a page has one of them. */
export interface FontFile {
  family: 'Noto Sans Arabic' | 'Noto Sans';
  path: string;
  letters: string;
  /** Where it is not exactly the letters: shorter, and nothing else in it stands on a page. */
  range?: string;
}

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const toFile = (family: FontFile['family'], name: string, letters: string, range?: string): FontFile => ({
  family,
  path: `/fonts/${name}.v3.woff2`,
  letters,
  ...(range && { range }),
});

/** Letters and marks of Arabic, with the signs between its words that other scripts do not have. */
const ARABIC = `،؛؟${span(0x621, 0x63a)}${span(0x640, 0x655)}ٰٱ\u200c\u200d\u200e\u200f`;
const PERSIAN = `٪٫٬پچژکگی${span(0x6f0, 0x6f9)}`;
const URDU = 'پچژکگیٹڈڑںھہۂۃےۓۀ۔٪٫٬';
const ASCII = span(0x20, 0x7e);
/** Signs between words, and what the names of the seven languages need. */
const SIGNS = '\u00a0«»·×çéü–—‘’“”•…';
const FRENCH = 'àâæèéêëîïôùûÿÀÂÆÇÈÉÊËÎÏÔÙÛÜŒœ\u202f';
/** Without the letters of `turkish`, which the family has in another file. */
const TURKISH = 'âîöûÂÇÎÖÛÜı';
const OF_ALL = `${span(0xa0, 0xff)}ŒœŸıʻʼ‘’“”‚„–—…•·\u202f‹›€→←×`;

/** By what they are for; nobody's letters stand in fewer bytes than all of them together. */
export const FONT_FILES = {
  arabic: toFile('Noto Sans Arabic', 'noto-sans-arabic', ARABIC + URDU, 'U+600-6EF,U+6FA-6FF,U+200C-200F'),
  arabicPage: toFile('Noto Sans Arabic', 'noto-sans-arabic-page', `${ARABIC}ی`),
  persian: toFile('Noto Sans Arabic', 'noto-sans-persian', ARABIC + PERSIAN),
  /** The salutation in one sign weighs as much as fifteen letters. */
  salutation: toFile('Noto Sans Arabic', 'noto-sans-salutation', 'ﷺ'),
  /** What stands between Arabic words: no page in Arabic letters needs the other family for a number or `PDF`. */
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
  turkishPage: toFile('Noto Sans', 'noto-sans-turkish-page', ASCII + SIGNS + TURKISH),
} as const satisfies Record<string, FontFile>;

type FontName = keyof typeof FONT_FILES;

/** What the texts of a language are written in: the first for most of its letters. */
const MAIN: Record<Locale, readonly FontName[]> = {
  ar: ['arabicPage'],
  en: ['english'],
  fr: ['frenchPage'],
  ms: ['english'],
  tr: ['turkishPage'],
  fa: ['persian'],
  ur: ['arabic'],
};
/** For the letters that others write; of two files with a letter the later one counts. */
const OTHERS: readonly FontName[] = ['latin', 'turkish', 'english', 'arabic', 'salutation', 'arabicSigns'];

/** The files that pages of a language may ask for; of two that hold a letter browsers take the one that stands later. */
export function listFonts(locale: Locale): FontFile[] {
  const others = OTHERS.filter((name) => !MAIN[locale].includes(name));
  return [...others, ...MAIN[locale]].map((name) => FONT_FILES[name]);
}

/** The file that every page of a language needs. */
export function getMainFont(locale: Locale): FontFile {
  return FONT_FILES[MAIN[locale][0] as FontName];
}

const toHex = (code: number) => code.toString(16).toUpperCase();

/** `U+20-7E,U+A0`: exactly the letters. */
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

/** Room above and below the letters of the portal's faces, in percent of their size. */
const ROOMS: Record<Direction, Room> = { rtl: [137.4, 73.8], ltr: [106.9, 29.3] };
/**
 * The same in Urdu, where a line of headings is as high as its font says (app/globals.css): a line and a half. The
 * difference of both is the same, so that letters stand where they stood in every other line.
 */
const URDU_ROOM: Room = [106.8, 43.2];

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/** @param size of letters that are drawn smaller than their font says */
const writeRoom = ([above, below]: Room, size = 1) =>
  `ascent-override:${percent(above / size)};descent-override:${percent(below / size)}`;

function writeFace({ family, path, letters, range = writeRange(letters) }: FontFile, locale: Locale): string {
  const room = locale === 'ur' && family === 'Noto Sans Arabic' ? `${writeRoom(URDU_ROOM)};` : '';
  return `@font-face{font-family:${family};src:url(${path});font-weight:400 700;${room}font-display:swap;unicode-range:${range}}`;
}

/** A face of the device that stands in until the portal's is there. */
interface StandIn {
  /** Faces by their names, of which the first that the device has is taken. */
  names: readonly string[];
  weight: string;
  /** How wide the portal's face is beside it, in percent: without that the swap would break lines elsewhere. */
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
  // Signs too: while their own face is on its way, browsers would ask for the next that has them.
  rtl: { name: 'Noto Sans Arabic Fallback', range: ';unicode-range:U+20-5D,U+A0-D7,U+600-6FF,U+2013-2026' },
  ltr: { name: 'Noto Sans Fallback', range: '' },
};
/** Letters that a language has often may be narrower or wider in the portal's face than those of the others. */
const WIDTHS: Partial<Record<Locale, number>> = { fa: 0.99, ur: 0.965, fr: 0.994, ms: 1.007 };

function writeStandIn({ names, weight, width }: StandIn, dir: Direction, locale: Locale): string {
  const { name, range } = STAND_IN_FAMILY[dir];
  const size = (width * (WIDTHS[locale] ?? 1)) / 100;
  const adjust = size === 1 ? '' : `;size-adjust:${percent(size * 100)}`;
  const sources = names.map((face) => `local(${face})`).join();
  const room = writeRoom(locale === 'ur' ? URDU_ROOM : ROOMS[dir], size);
  return `@font-face{font-family:${name};src:${sources};font-weight:${weight}${adjust};${room};line-gap-override:0%${range}}`;
}

/** The style that names the fonts of a language, and those of the device in their place. */
export function writeFaces(locale: Locale): string {
  const { dir } = getLocaleRow(locale);
  const faces = listFonts(locale).map((file) => writeFace(file, locale));
  const standIns = STAND_INS[dir].map((face) => writeStandIn(face, dir, locale));
  return [...faces, ...standIns].join('');
}
