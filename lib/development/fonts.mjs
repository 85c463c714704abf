/**
 * Makes the font subsets in `public/fonts` from the variable Noto fonts: only the letters that the seven
 * languages need (`lib/i18n/fonts.ts`). Run by `npm run fonts` after changing a letter list; raise the version in the
 * names of the files with it, since they are cached for ever. `tests/architecture/fonts.test.ts` looks for every letter of the messages in the files.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { SACRED_TEXTS } from '../content/sacred-texts.ts';
import { FONT_FILES } from '../i18n/fonts.ts';

const SOURCE = 'node_modules/@fontsource-variable';
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** What the texts make use of: joined forms, marks and distances; alternates that nobody asks for stay out. */
const FEATURES = ['init', 'medi', 'fina', 'rlig', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'kern'];

/** Written by people here and there, and by no page: their own fonts have it. Pictures have no other font. */
const SELDOM = `٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ﷺ﷽`;

/** What nobody needs who gets the outlines and their axis; advances stand with the outlines too. */
const NEEDLESS = ['STAT', 'MVAR', 'HVAR', 'gasp', 'prep'];
const SOURCES = {
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal',
  arabicSigns: 'noto-sans-arabic/files/noto-sans-arabic-latin-wght-normal',
  latin: 'noto-sans/files/noto-sans-latin-wght-normal',
  turkish: 'noto-sans/files/noto-sans-latin-ext-wght-normal',
};

for (const [name, { family, path, letters }] of Object.entries(FONT_FILES)) {
  const file = SOURCES[name] ?? (family === 'Noto Sans' ? SOURCES.latin : SOURCES.arabic);
  const source = readFileSync(`${SOURCE}/${file}.woff2`);
  const options = {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
    dropTables: NEEDLESS,
  };
  const subset = await subsetFont(source, letters, options);
  writeFileSync(`public${path}`, subset);
  console.log(`${path}: ${subset.length} bytes`);
}

/** Faces of one weight for a few words: the verses, whose every letter is known, and large headings in Urdu. */
const URDU_LETTERS = 'آأابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھۂۃءئیےۓي ۔،؛؟ًٰ\u200c';
const VERSES = Object.values(SACRED_TEXTS).flatMap(({ kind, words }) => (kind === 'verse' ? [words] : []));
const FACES = [
  ['amiri-quran', 'amiri-quran-arabic-400-normal', `${VERSES.join('')}﴿﴾`, 'amiri-quran.v2'],
  ['noto-nastaliq-urdu', 'noto-nastaliq-urdu-arabic-700-normal', URDU_LETTERS, 'noto-nastaliq-urdu.v1'],
];

// Nastaliq writes even a letter that stands alone by its rules (`isol`, `curs`): these faces keep all of them.
for (const [family, file, letters, name] of FACES) {
  const source = readFileSync(`node_modules/@fontsource/${family}/files/${file}.woff2`);
  const subset = await subsetFont(source, letters, { targetFormat: 'woff2' });
  writeFileSync(`public/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}

/** The renderer of the share images reads plain TrueType of one weight, and all letters of a line from one file. */
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
