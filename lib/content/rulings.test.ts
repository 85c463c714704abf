/** @jest-environment node */
/** Requirements: CONTENT-10 */
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { ROUTES } from '@/lib/routing/table';
import { readAllTexts } from '@/tests/support/i18n/terms';
import { listRulings } from './list-rulings';
import { RULINGS, type Ruling } from './rulings';
import { OWN_SCHOOLS, type School } from './schools';

/** Names of the schools in each language. “In the Sunni schools” also informs a Ja’fari reader. */
const NAMES: Record<Locale, Record<School, RegExp>> = {
  ar: { hanafi: /حنفي|حنيفة/, maliki: /مالكي/, shafii: /شافعي/, hanbali: /حنبل|حنابل/, jafari: /جعفري/ },
  en: {
    hanafi: /Hanaf|Abu Hanifa/,
    maliki: /Maliki/,
    shafii: /Shafi/,
    hanbali: /Hanbali/,
    jafari: /Ja.fari/,
  },
  fr: {
    hanafi: /hanafit|Hanifa/,
    maliki: /malikit/i,
    shafii: /chafiit/i,
    hanbali: /hanbalit/i,
    jafari: /jafarit/,
  },
  ms: { hanafi: /Hanafi|Hanifah/, maliki: /Maliki/, shafii: /Syafie/, hanbali: /Hanbali/, jafari: /Jaafari/ },
  tr: { hanafi: /Hanef|Hanîfe/, maliki: /Mâlik/, shafii: /Şâfi/, hanbali: /Hanbel/, jafari: /Caferî/ },
  fa: {
    hanafi: /حنفی|ابوحنیفه/,
    maliki: /مالکی(?!ت)/,
    shafii: /شافعی/,
    hanbali: /حنبلی/,
    jafari: /جعفری|اهل سنت/,
  },
  ur: { hanafi: /حنفی|حنیفہ/, maliki: /مالکی/, shafii: /شافعی/, hanbali: /حنبلی|حنابلہ/, jafari: /جعفری/ },
};

/** Phrases for differing schools without naming one. */
const CAVEAT: Record<Locale, RegExp> = {
  ar: /الجمهور|للمذاهب|أكثر العلماء/,
  en: /most scholars|schools? (?:of law )?differ/i,
  fr: /majorité|plupart des (?:savants|écoles)|écoles (?:juridiques )?(?:divergent|diffèrent)/,
  ms: /kebanyakan (?:ulama|mazhab)|mazhab berbeza/,
  tr: /âlimlerin çoğu|mezhepler(?: ayrıntıda|e göre değişir)/,
  fa: /بیشتر (?:مذاهب|علما)|مذاهب .*(?:متفاوت|اختلاف)/,
  ur: /جمہور|اکثر علماء|فقہی مسالک میں (?:تفصیل|اختلاف)/,
};

/** Texts that mention the schools without stating a ruling. */
const GENERAL = [
  'content.review.text',
  'customGuide.scholars.text',
  'haj.conditions.questions.items.scholars.answer',
  'haj.sunan.questions.items.differ.answer',
  'seed/ihram-guide.body.0',
  'seed/umrah-in-six-steps.body.0',
  'seed/women-on-the-journey.summary',
  'seed/women-on-the-journey.body.0',
];

const rulings: [string, Ruling][] = Object.entries(RULINGS);
const listKeys = ({ keys, alsoIn = [] }: Ruling) => [...keys, ...alsoIn];
const texts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, readAllTexts(locale)]));
const textOf = (locale: Locale, key: string) => texts[locale]?.[key] ?? '';

test.each(rulings)(
  '%s: has a source, and texts that are listed once and exist in seven languages',
  (_, ruling) => {
    const keys = listKeys(ruling);
    expect(ruling.source).toMatch(/\d|Hajj$/);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const missing = LOCALE_CODES.flatMap((locale) => keys.filter((key) => !textOf(locale, key)));
    expect(missing).toEqual([]);
  },
);

test.each(LOCALE_CODES)(
  '%s: every text that names a school or mentions a difference states a listed ruling',
  (locale) => {
    const listed = new Set(rulings.flatMap(([, ruling]) => listKeys(ruling)));
    const names = [...Object.values(NAMES[locale]), CAVEAT[locale]];
    const others = Object.entries(texts[locale] ?? {}).filter(
      ([key, text]) => !listed.has(key) && !GENERAL.includes(key) && names.some((name) => name.test(text)),
    );
    expect(others).toEqual([]);
  },
);

/**
 * Words of a ruling in Arabic, the source of the other languages: must, need not, valid, recommended, disliked, waived,
 * pillar, duty, sunnah. A ruling in other words (an imperative, a number of rounds) is not found.
 */
const OBLIGATION =
  /(?<!\p{L})(?:[وف]?[يت](?:جب|لزم|صح|كره|سن|سقط|ستحب|شترط|جوز)|و?ب?(?:ال)?(?:واجب|لازم|ركن|سنة|مستحب|مكروه|سنن|أركان|واجبات)ه?ا?|واجبة|مستحبة)(?!\p{L})/u;

const RITES =
  /^(?:haj\.(?!season|timers\.prayer)|umrah\.|cities\.|customGuide\.items\.|journeys\.|counter\.|dictionary\.terms\.\w+\.meaning|faqs\.items\.\w+\.answer|seed\/(?:ihram-guide|umrah-in|women-on|elderly-and))/;

/** Headings and questions, whose ruling is in the text below. */
const HEADING = /\.(?:title|question|caption|kind|summary)$|\.columns\.|\.duty\.act$/;

/** Texts with such a word that state a rule of the state, a name or a time, and no ruling. */
const NO_RULING = [
  'cities.makkah.mosque.items.stone.text',
  'dictionary.terms.blackStone.meaning',
  'dictionary.terms.istilam.meaning',
  'dictionary.terms.permit.meaning',
  'dictionary.terms.yemeniCorner.meaning',
  'faqs.items.healthNeeds.answer',
  'haj.conditions.permit.required.text',
  'haj.introduction.what.first',
  'haj.overview.more.items.conditions.text',
  'umrah.overview.ruling.table.rows.pillars.matter',
  'umrah.overview.tawaf.figure.labels.yemeni',
];

test('every text of the pages of rites that says what is required or recommended states a listed ruling', () => {
  const listed = new Set(rulings.flatMap(([, ruling]) => listKeys(ruling)));
  const found = Object.entries(texts.ar ?? {}).filter(
    ([key, text]) =>
      RITES.test(key) && !HEADING.test(key) && OBLIGATION.test(text.replaceAll(/[\u064b-\u0652]/g, '')),
  );
  const others = found.filter(
    ([key]) => !listed.has(key) && !GENERAL.includes(key) && !NO_RULING.includes(key),
  );
  expect(others).toEqual([]);
  expect(NO_RULING.filter((key) => !found.some(([other]) => other === key))).toEqual([]);
});

const OWN = LOCALE_CODES.flatMap((locale) => {
  const school = OWN_SCHOOLS[locale];
  return school ? [{ locale, school }] : [];
});

/** A page by the first two parts of its keys; a publication by its id. */
const pageOf = (key: string) => key.split('.', key.startsWith('seed/') ? 1 : 2).join('.');

/** The caveat without a school. */
const MOST: Record<Locale, RegExp> = {
  ar: /أكثر العلماء/,
  en: /most scholars/i,
  fr: /plupart des savants/,
  ms: /kebanyakan ulama/,
  tr: /âlimlerin çoğu/i,
  fa: /بیشتر علما/,
  ur: /اکثر علماء/,
};

test.each(LOCALE_CODES)('%s: a page says “most scholars” at most once', (locale) => {
  const pages = Object.entries(texts[locale] ?? {})
    .filter(([, text]) => MOST[locale].test(text))
    .map(([key]) => pageOf(key));
  expect(pages).toContain('haj.duties');
  expect(pages.filter((page, index) => pages.indexOf(page) !== index)).toEqual([]);
});

// Before the Hanbali count, which the guides of the Kingdom use.
test.each(OWN.filter(({ school }) => school !== 'jafari'))(
  '$locale: the list of duties begins with the $school school',
  ({ locale, school }) => {
    const intro = textOf(locale, 'haj.duties.obligations.intro');
    expect(intro.search(NAMES[locale][school])).toBeGreaterThanOrEqual(0);
    expect(intro.search(NAMES[locale][school])).toBeLessThan(intro.search(NAMES[locale].hanbali));
  },
);

const JAFARI_WORK = /Shara’i’|al-Kafi|al-Nihayah|Tahrir al-Ahkam/;

test.each(rulings.filter(([, { differing }]) => differing.includes('jafari')))(
  '%s: the Ja’fari view has a work of that school, or the Persian text is about the Sunni schools or says to ask a marja‘',
  (_, ruling) => {
    const open = listKeys(ruling).some((key) => /مرجع خود|اهل سنت/.test(textOf('fa', key)));
    expect(open || JAFARI_WORK.test(ruling.source)).toBe(true);
  },
);

describe.each(OWN)('$locale, whose readers mostly follow the $school school:', ({ locale, school }) => {
  const own = NAMES[locale][school];

  test.each(rulings.filter(([, { differing }]) => differing.includes(school)))(
    'each page that states %s names the school',
    (_, { keys }) => {
      const silent = [...new Set(keys.map(pageOf))].filter(
        (page) => !keys.some((key) => pageOf(key) === page && own.test(textOf(locale, key))),
      );
      expect(silent).toEqual([]);
    },
  );
});

// Persian pages state the Sunni view first and then the Ja’fari one, as `content.review.text` announces.
describe.each(OWN.filter(({ school }) => school !== 'jafari'))('$locale:', ({ locale, school }) => {
  const own = NAMES[locale][school];
  test.each(rulings)('if texts on %s name several schools, the readers’ own is first', (_, { keys }) => {
    const late = keys.filter((key) => {
      const text = textOf(locale, key);
      const at = text.search(own);
      const others = Object.values(NAMES[locale]).map((name) => text.search(name));
      return at >= 0 && others.some((other) => other >= 0 && other < at);
    });
    expect(late.map((key) => `${key}: ${textOf(locale, key)}`)).toEqual([]);
  });
});

test('the desk lists the rulings of a page, and the pages that state a ruling', () => {
  expect(listRulings('customGuide')).toContain(RULINGS.order);
  expect(listRulings('hajDuties')).toEqual(expect.arrayContaining([RULINGS.pillars, RULINGS.times]));
  expect(listRulings('home')).toEqual([]);
  const routes = [...new Set(ROUTES.map(({ key }) => key))].filter((key) => listRulings(key).length > 0);
  const found = new Set<Ruling>(routes.flatMap(listRulings));
  expect(Object.values(RULINGS).filter((ruling) => !found.has(ruling))).toEqual([]);
});
