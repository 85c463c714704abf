import { getLocaleRow, type Locale } from './locales.ts';

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

const writeFace = ({ family, path, letters, range = writeRange(letters) }: FontFile, room = '') =>
  `@font-face{font-family:${family};src:url(${path});font-weight:400 700;${room}font-display:swap;unicode-range:${range}}`;

/** Room above and below the letters of Noto Sans Arabic, in hundredths of their size. */
const OWN_ROOM = [137.4, 73.8] as const;
/**
 * The same in Urdu, where a line of headings is as high as its font says (app/globals.css): a line and a half. The
 * difference of both is the same, so that letters stand where they stood in every other line.
 */
const URDU_ROOM = [106.8, 43.2] as const;

/** @param size of letters that are drawn smaller than their font says */
const writeRoom = ([above, below]: readonly [number, number], size = 1) =>
  `ascent-override:${+(above / size).toFixed(1)}%;descent-override:${+(below / size).toFixed(1)}%`;

/** Faces of the device, as wide as the portal's in the texts of its languages, weight by weight: the swap moves no line. */
const FALLBACKS = {
  rtl: (room: typeof OWN_ROOM | typeof URDU_ROOM) =>
    // Without a size of their own the regular letters of DejaVu are a fifteenth wider: lines would break elsewhere.
    (
      [
        ['Geeza Pro),local(Segoe UI),local(Arial', `400;${writeRoom(room)}`],
        ['Geeza Pro),local(DejaVu Sans),local(Segoe UI),local(Arial', `500 700;${writeRoom(room)}`],
        ['DejaVu Sans', `400;size-adjust:93.5%;${writeRoom(room, 0.935)}`],
      ] as const
    )
      .map(
        ([names, metrics]) =>
          `@font-face{font-family:Noto Sans Arabic Fallback;src:local(${names});font-weight:${metrics};line-gap-override:0%;unicode-range:U+20,U+600-6FF}`,
      )
      .join(''),
  ltr: (
    [
      ['400', '', '105.7%;ascent-override:101.1%;descent-override:27.7%'],
      ['600', ' Bold', '102.3%;ascent-override:104.5%;descent-override:28.6%'],
      ['700', ' Bold', '104.6%;ascent-override:102.2%;descent-override:28%'],
    ] as const
  )
    .map(
      ([weight, bold, metrics]) =>
        `@font-face{font-family:Noto Sans Fallback;src:local(Arial${bold}),local(Liberation Sans${bold}),local(Roboto${bold});font-weight:${weight};size-adjust:${metrics};line-gap-override:0%}`,
    )
    .join(''),
};

/** The style that names the fonts of a language. */
export function writeFaces(locale: Locale): string {
  const files = listFonts(locale);
  if (getLocaleRow(locale).dir === 'ltr')
    return files.map((file) => writeFace(file)).join('') + FALLBACKS.ltr;
  const isUrdu = locale === 'ur';
  const toRoom = ({ family }: FontFile) =>
    isUrdu && family === 'Noto Sans Arabic' ? `${writeRoom(URDU_ROOM)};` : '';
  const faces = files.map((file) => writeFace(file, toRoom(file)));
  return faces.join('') + FALLBACKS.rtl(isUrdu ? URDU_ROOM : OWN_ROOM);
}
