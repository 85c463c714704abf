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
  'haj.duties.lead',
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

const OWN = LOCALE_CODES.flatMap((locale) => {
  const school = OWN_SCHOOLS[locale];
  return school ? [{ locale, school }] : [];
});

/** A page by the first two parts of its keys; a publication by its id. */
const pageOf = (key: string) => key.split('.', key.startsWith('seed/') ? 1 : 2).join('.');

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
