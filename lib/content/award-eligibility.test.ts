/** @jest-environment node */
/** Requirements: AWARD-17 */
import { LOCALE_CODES, type Locale } from '@/lib/i18n/locales';
import { readAllTexts } from '@/tests/support/i18n/terms';

/** Where the award says who may enter: each repeats the sentence of the award's page. */
const SAYS = [
  'faqs.items.awardWho.answer',
  'ministry.prizes.page.questions.items.who.answer',
  'terms.sections.award.first',
  'register.intro',
  'seed/research-award-entry.body.0',
];

/** “Scholarship students and researchers”, as if both could enter. */
const BOTH: Record<Locale, RegExp> = {
  ar: /مبتعث[^.]*(?: أو | و|،? ول)(?:ل)?(?:ال)?باحث/u,
  en: /scholarship students[^.]* (?:and|or)(?: for)? researchers/i,
  fr: /boursi[^.]*(?: et| ou)(?: aux)? (?:chercheu|toute personne)/i,
  ms: /pelajar tajaan[^.]* (?:dan|atau) penyelidik/i,
  tr: /burslu (?:Suudi )?öğrenci[^.]* (?:ve|veya) [^.]*araştırmac/iu,
  fa: /بورسیه[^.]* (?:و|یا) پژوهشگر/u,
  ur: /اسکالرشپ یافتہ طلبہ (?:اور|یا)[^۔]*محقق/u,
};

describe.each(LOCALE_CODES)('the award in %s', (locale) => {
  const texts = readAllTexts(locale);
  const sentence = texts['award.requirements.eligibility.student'] ?? '';

  test('states in one wording who may enter', () => {
    expect(sentence.length).toBeGreaterThan(40);
    expect(SAYS.filter((key) => !texts[key]?.includes(sentence))).toEqual([]);
  });

  test('invites no one else', () => {
    const others = Object.entries(texts).filter(([, text]) => BOTH[locale].test(text));
    expect(others.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});
