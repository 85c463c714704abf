/** Generates the font subsets in `public/fonts` (`lib/i18n/fonts.ts`). Raise their version there after a change. */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { SACRED_TEXTS } from '../content/sacred-texts.ts';
import { FONT_FILES } from '../i18n/fonts.ts';

const SOURCE = 'node_modules/@fontsource-variable';
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** OpenType features that the texts use: joined forms, marks and positioning; unused alternates are dropped. */
const JOINED = ['init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'kern'];
/** Turkish has localized forms. Those of Arabic script are digits of Urdu, which the portal writes in Latin digits. */
const FEATURES = { 'Noto Sans': [...JOINED, 'locl'], 'Noto Sans Arabic': JOINED };
/** Digits have no kerning, and words in capitals are rare. */
const UNKERNED = JOINED.filter((feature) => feature !== 'kern');

/** Letters that only user input contains, for which device fonts suffice. Images have no other font. */
const SELDOM = `٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ﷺ﷽`;

/** Tables that are unnecessary with outlines and axis; advance widths are stored with the outlines. */
const NEEDLESS = ['STAT', 'MVAR', 'HVAR', 'gasp', 'prep'];
const SOURCES = {
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal',
  arabicSigns: 'noto-sans-arabic/files/noto-sans-arabic-latin-wght-normal',
  latin: 'noto-sans/files/noto-sans-latin-wght-normal',
  turkish: 'noto-sans/files/noto-sans-latin-ext-wght-normal',
  frenchOrdinal: 'noto-sans/files/noto-sans-latin-ext-wght-normal',
};

for (const [name, { family, path, letters }] of Object.entries(FONT_FILES)) {
  const file = SOURCES[name] ?? (family === 'Noto Sans' ? SOURCES.latin : SOURCES.arabic);
  const source = readFileSync(`${SOURCE}/${file}.woff2`);
  const options = {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    keepFeatures: name === 'arabicSigns' ? UNKERNED : FEATURES[family],
    dropTables: NEEDLESS,
  };
  const subset = await subsetFont(source, letters, options);
  writeFileSync(`public${path}`, subset);
  console.log(`${path}: ${subset.length} bytes`);
}

/** Fonts of one weight for a few words: the verses, whose letters are all known, and large headings in Urdu. */
const URDU_LETTERS = 'آأابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھۂۃءئیےۓي ۔،؛؟ًٰ\u200c';
const VERSES = Object.values(SACRED_TEXTS).flatMap(({ kind, words }) => (kind === 'verse' ? [words] : []));
const FACES = [
  ['amiri-quran', 'amiri-quran-arabic-400-normal', `${VERSES.join('')}﴿﴾`, 'amiri-quran.v2'],
  ['noto-nastaliq-urdu', 'noto-nastaliq-urdu-arabic-700-normal', URDU_LETTERS, 'noto-nastaliq-urdu.v1'],
];

// Nastaliq uses rules (`isol`, `curs`) even for isolated letters, so these fonts keep all features.
for (const [family, file, letters, name] of FACES) {
  const source = readFileSync(`node_modules/@fontsource/${family}/files/${file}.woff2`);
  const subset = await subsetFont(source, letters, { targetFormat: 'woff2' });
  writeFileSync(`public/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}

/** The renderer of the share images supports only static TrueType, and needs all letters of a line in one file. */
const STATIC_SOURCE = 'node_modules/@expo-google-fonts';
const { arabic, latin, persian, turkish } = FONT_FILES;
const LATIN = latin.letters + turkish.letters;
const ARABIC = arabic.letters + persian.letters;
const STATIC_FONTS = [
  ['noto-sans-400', 'noto-sans/400Regular/NotoSans_400Regular.ttf', LATIN],
  ['noto-sans-700', 'noto-sans/700Bold/NotoSans_700Bold.ttf', LATIN],
  [
    'noto-sans-arabic-700',
    'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
    ARABIC + SELDOM + latin.letters,
  ],
];

for (const [name, file, letters] of STATIC_FONTS) {
  const source = readFileSync(`${STATIC_SOURCE}/${file}`);
  const font = await subsetFont(source, letters, { targetFormat: 'truetype' });
  writeFileSync(`lib/seo/share-image/fonts/${name}.ttf`, font);
}
