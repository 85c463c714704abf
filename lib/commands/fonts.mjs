/**
 * Makes the font subsets in `public/fonts` from the variable Noto fonts: only the letters that the seven
 * languages need. Run by `npm run fonts` after changing a letter list; raise VERSION with it, since the files are
 * cached for ever. `tests/architecture/fonts.test.ts` looks for every letter of the messages in the files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { SACRED_TEXTS } from '../content/sacred-texts.ts';

const VERSION = 'v2';
const SOURCE = 'node_modules/@fontsource-variable';
const WEIGHTS = { wght: { min: 400, max: 700 } };

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** What the texts make use of: joined forms, marks and distances; alternates that nobody asks for stay out. */
const FEATURES = ['init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'kern'];

const ARABIC_LETTERS = [
  range(0x0621, 0x063a),
  range(0x0640, 0x0652),
  '\u0670\u0654\u0655\u0653\u060c\u061b\u061f\u066a\u066b\u066c\u06d4\u0671\u200c\u200d\u200e\u200f',
  'پچژگکیٹڈڑںھہۂۃےۓۀئؤأإآىٰﷺ',
].join('');
/** Written by people here and there, and by no page: their own fonts have it. Pictures have no other font. */
const SELDOM = `${range(0x0660, 0x0669)}${range(0x06f0, 0x06f9)}﷽`;
/** What stands between Arabic words: with these no page in Arabic letters needs the other font for a number or `PDF`. */
const AMONG_ARABIC = ` !"%&'()+,-./${range(0x30, 0x3b)}?${range(0x41, 0x5b)}]\u00a0«»·×–—“”•…`;
/** Only pages in Persian write these. */
const PERSIAN_DIGITS = `${range(0x06f0, 0x06f9)}`;
const LATIN_LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸıʻʼ‘’“”‚„–—…•·\u202f‹›€→←×`;
const TURKISH_LETTERS = 'ĞğİŞş';

/** Digits join nothing and carry nothing. */
const FOR_SHAPING = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'MVAR', 'gasp', 'prep', 'HVAR'];

const SUBSETS = [
  ['noto-sans-arabic', 'noto-sans-arabic-arabic-wght-normal', ARABIC_LETTERS, 'noto-sans-arabic'],
  ['noto-sans-arabic', 'noto-sans-arabic-latin-wght-normal', AMONG_ARABIC, 'noto-sans-arabic-digits'],
  [
    'noto-sans-arabic',
    'noto-sans-arabic-arabic-wght-normal',
    PERSIAN_DIGITS,
    'noto-sans-persian-digits',
    [],
    FOR_SHAPING,
  ],
  ['noto-sans', 'noto-sans-latin-wght-normal', LATIN_LETTERS, 'noto-sans'],
  ['noto-sans', 'noto-sans-latin-ext-wght-normal', TURKISH_LETTERS, 'noto-sans-turkish'],
];

for (const [family, file, letters, name, keepFeatures = FEATURES, dropTables = []] of SUBSETS) {
  const source = readFileSync(`${SOURCE}/${family}/files/${file}.woff2`);
  const options = { targetFormat: 'woff2', variationAxes: WEIGHTS, keepFeatures, dropTables };
  const subset = await subsetFont(source, letters, options);
  writeFileSync(`public/fonts/${name}.${VERSION}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}

/** Faces of one weight for a few words: the verse, whose every letter is known, and large headings in Urdu. */
const URDU_LETTERS = 'آأابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھۂۃءئیےۓي ۔،؛؟ًٰ\u200c';
const FACES = [
  ['amiri-quran', 'amiri-quran-arabic-400-normal', `${SACRED_TEXTS.duty.words}﴿﴾`, 'amiri-quran'],
  ['noto-nastaliq-urdu', 'noto-nastaliq-urdu-arabic-700-normal', URDU_LETTERS, 'noto-nastaliq-urdu'],
];

// Nastaliq writes even a letter that stands alone by its rules (`isol`, `curs`): these faces keep all of them.
for (const [family, file, letters, name] of FACES) {
  const source = readFileSync(`node_modules/@fontsource/${family}/files/${file}.woff2`);
  const subset = await subsetFont(source, letters, { targetFormat: 'woff2' });
  writeFileSync(`public/fonts/${name}.v1.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}

/** The renderer of the share images reads plain TrueType of one weight, and all letters of a line from one file. */
const STATIC_SOURCE = 'node_modules/@expo-google-fonts';
const STATIC_FONTS = [
  ['noto-sans-400', 'noto-sans/400Regular/NotoSans_400Regular.ttf', LATIN_LETTERS + TURKISH_LETTERS],
  ['noto-sans-700', 'noto-sans/700Bold/NotoSans_700Bold.ttf', LATIN_LETTERS + TURKISH_LETTERS],
  [
    'noto-sans-arabic-700',
    'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
    ARABIC_LETTERS + SELDOM + LATIN_LETTERS,
  ],
];

for (const [name, file, letters] of STATIC_FONTS) {
  const source = readFileSync(`${STATIC_SOURCE}/${file}`);
  const font = await subsetFont(source, letters, { targetFormat: 'truetype' });
  writeFileSync(`lib/seo/share-image/fonts/${name}.ttf`, font);
}
