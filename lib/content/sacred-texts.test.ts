/** Requirements: CONTENT-10 */
import { createHash } from 'node:crypto';
import { toLatinDigits } from '@/lib/i18n/digits';
import { getLocaleRow, LOCALE_CODES } from '@/lib/i18n/locales';
import { readTexts } from '@/tests/support/i18n/message-files';
import { messagesOf } from '@/tests/support/i18n/messages';
import { readAllTexts, readTerms } from '@/tests/support/i18n/terms';
import { findTransliteration, SACRED_TEXTS, type SupplicationKey } from './sacred-texts';

const VOWELS = /[\u064b-\u0652\u0670]/g;
const rows = Object.entries(SACRED_TEXTS);

test.each(rows)('%s is unchanged since it was checked', (_, { words, checksum }) => {
  expect(createHash('sha256').update(words).digest('hex')).toBe(checksum);
});

/** The message that names the source of a text, where a page shows it with one. */
const SOURCES = {
  duty: 'haj.overview.pillar.verse.source',
  manners: 'haj.remember.manners.verse.source',
} as const;
const sourceOf = (key: string) =>
  SOURCES[key as keyof typeof SOURCES] ?? `content.supplications.items.${key}.source`;

test.each(LOCALE_CODES)('%s cites the verses that it shows, and the numbers of the hadith', (locale) => {
  const texts = readTexts(locale);
  const wrong = rows.flatMap(([key, { source }]) => {
    const text = toLatinDigits(texts[sourceOf(key)] ?? '');
    if (!text) return [];
    const numbers = 'ayah' in source ? [String(source.ayah)] : (source.collections.match(/\d+/g) ?? []);
    return numbers.filter((number) => !text.includes(number)).map((number) => `${key}: ${number}`);
  });
  expect(wrong).toEqual([]);
});

const supplications = Object.keys(messagesOf('ar', 'content').supplications.items);

test('every supplication has title, meaning and source in the messages', () => {
  const { duty, talbiyah, noHarm, manners, ...others } = SACRED_TEXTS;
  expect(supplications.toSorted()).toEqual(Object.keys(others).toSorted());
});

test.each(LOCALE_CODES)('%s transliterates a supplication if its letters are Latin', (locale) => {
  const isLatin = getLocaleRow(locale).dir === 'ltr';
  const sounds = supplications.map((key) => findTransliteration(key as SupplicationKey, locale));
  expect(
    sounds.every((text) => (text === null ? !isLatin : isLatin && /^[\p{Script=Latin}\s,’‘-]+$/u.test(text))),
  ).toBe(true);
});

test('quotations of the Prophet ﷺ in Arabic texts are words of the list', () => {
  const known = rows.map(([, { words }]) => words.replace(VOWELS, ''));
  const quoted = Object.values(readTexts('ar')).flatMap((text) =>
    [...text.matchAll(/النبي ﷺ[^.«]*: ?«([^»]+)»|النبي ﷺ[^.«]*فقال: «([^»]+)»/g)].map(
      ([, a, b]) => a ?? b ?? '',
    ),
  );
  expect(quoted.length).toBeGreaterThan(0);
  expect(quoted.filter((words) => !known.some((whole) => whole.includes(words)))).toEqual([]);
});

/** The collections of the hadith on the order of the rites, which two pages quote. */
const AGREED_UPON = /متفق عليه|متفق علیہ|متفق علیه|müttefekun aleyh|Bo?u?khari (?:and|et|dan) Mo?u?slim/;

test.each(LOCALE_CODES)(
  '%s names the collections where it quotes the hadith on the order of the rites',
  (locale) => {
    const texts = readTexts(locale);
    const keys = ['overview', 'duties'].map((page) => `haj.${page}.questions.items.order.answer`);
    expect(keys.filter((key) => !AGREED_UPON.test(texts[key] ?? ''))).toEqual([]);
  },
);

const ORDER = 'journeys.guidance.stations.nahr.now.third';
const LEAVING = 'journeys.guidance.stations.tashriq.now.third';

/** Texts on which the schools differ, by what each must mention. */
const CAVEATS: Record<'hady' | 'voice', readonly string[]> = {
  hady: [
    'customGuide.items.hady',
    'dictionary.terms.hady.meaning',
    'dictionary.terms.qiran.meaning',
    'dictionary.terms.tamattu.meaning',
    'haj.introduction.terms.table.rows.hady.meaning',
    'haj.overview.types.table.rows.qiran.hady',
    'haj.overview.types.table.rows.tamattu.hady',
    'journeys.guidance.stations.nahr.now.second',
  ],
  voice: [
    'customGuide.items.talbiyahWoman',
    'haj.introduction.talbiyah.intro',
    'seed/women-on-the-journey.steps.1.text',
  ],
};

describe.each(LOCALE_CODES)('%s has the same caveat everywhere:', (locale) => {
  const texts = readAllTexts(locale);
  const textOf = (key: string) => texts[key] ?? '';

  test('the order of the rites of the 10th day', () => {
    const caveat = textOf(ORDER);
    const end = caveat.slice(caveat.search(/[.\u06d4\u060c] /) + 2);
    expect(end.length).toBeGreaterThan(20);
    expect(textOf('customGuide.items.order')).toBe(caveat);
    expect(textOf('haj.sunan.days.items.nahr.text').endsWith(` ${caveat}`)).toBe(true);
    const answers = ['overview', 'duties'].map((page) => textOf(`haj.${page}.questions.items.order.answer`));
    expect(answers.filter((answer) => !answer.endsWith(` ${end}`))).toEqual([]);
  });

  test.each(['hady', 'voice'] as const)('%s', (matter) => {
    const said = readTerms(locale).caveats[matter];
    const silent = CAVEATS[matter].filter((key) => !said.every((words) => textOf(key).includes(words)));
    expect(silent.map((key) => `${key}: ${textOf(key)}`)).toEqual([]);
  });

  test('the latest time to leave Mina', () => {
    const [, caveat = ''] = textOf('haj.overview.questions.items.leaving.answer').split(
      /(?<=[.\u06d4]) (.*)/,
    );
    expect(caveat.length).toBeGreaterThan(20);
    const keys = ['customGuide.items.leave', 'faqs.items.leaveEarly.answer', LEAVING];
    expect(keys.filter((key) => !textOf(key).endsWith(` ${caveat}`))).toEqual([]);
  });

  test('the miqat of residents', () => {
    expect(textOf('umrah.overview.miqats.residents')).toBe(textOf('haj.timers.place.residents'));
  });
});

test('no other page names hady and shaving in sequence', () => {
  const pages = [
    'haj.overview.',
    'haj.sunan.',
    'haj.duties.questions.items.order.',
    'journeys.guidance.',
    'journeys.scenes.',
    'journeys.story.',
    'customGuide.items.order',
  ];
  const others = Object.entries(readAllTexts('ar')).filter(
    ([key, text]) => /هدي.*(حلق|قصّ?ر)/.test(text) && !pages.some((page) => key.startsWith(page)),
  );
  expect(others).toEqual([]);
});
