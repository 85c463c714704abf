/** @jest-environment node */
/** Requirements: CONTENT-08 */
import { loadTextReader } from '@/lib/i18n/translator';
import { messagesOf } from '@/tests/support/i18n/messages';
import { composeGuide } from './compose-guide';
import { type Answers, isComplete, QUESTIONS, readAnswers } from './guide-answers';

const WOMAN: Answers = { nusuk: 'tamattu', sex: 'woman', from: 'abroad', by: 'air' };
/** Masculine forms in the guide. */
const MASCULINE =
  /(?<!\p{L})(?:و|ف)?(?:استخرج|احمل|أكمل|احفظ|استوفِ|تسلّم|تحقق|جهّز|اجعل|افحص|خطط|اعرف|رتّب|اغتسل|تطيّب|تتطيب|انوِ|استعد|أحرم|تمر|متمتعًا|أدِّ|تتحلل|طف|صلّ|ابقَ|تسعى|تزاحم|توجه|بت|سر|قف|انتقل|التقط|ارمِ|اذبح|وكّل|اسعَ|تكن|اخرج|التزم|تفقد|قيّم|اتبع)(?![\p{L}\p{M}])/u;
const linesOf = (answers: Answers) => composeGuide(answers).flatMap(({ items }) => items);
const everyAnswer: Answers[] = QUESTIONS.nusuk.flatMap((nusuk) =>
  QUESTIONS.sex.flatMap((sex) =>
    QUESTIONS.from.flatMap((from) => QUESTIONS.by.map((by) => ({ nusuk, sex, from, by }))),
  ),
);

test.each(everyAnswer)('$nusuk, $sex, $from, $by: one of each pair of lines, never both', (answers) => {
  const lines = linesOf(answers);
  const pairs = [
    ['permitInside', 'permitAbroad'],
    ['clothesMan', 'clothesWoman'],
    ['miqatAir', 'miqatLand'],
    ['umrah', 'qudum'],
    ['hady', 'noHady'],
    ['shave', 'trim'],
    ['saiDue', 'saiUnlessDone'],
  ];
  for (const pair of pairs) expect(pair.filter((key) => lines.includes(key))).toHaveLength(1);
  expect(new Set(lines).size).toBe(lines.length);
});

test('tamattu’ has an Umrah, a second ihram and a hady', () => {
  expect(linesOf(WOMAN)).toEqual(expect.arrayContaining(['umrah', 'ihramAgain', 'hady', 'hadyPlan']));
  expect(linesOf({ ...WOMAN, nusuk: 'qiran' })).not.toContain('ihramAgain');
  expect(linesOf({ ...WOMAN, nusuk: 'ifrad' })).not.toContain('hadyPlan');
});

test('lines for women are only in their guide', () => {
  const women = ['company', 'mensesIhram', 'mensesIfadah', 'mensesWada'];
  expect(linesOf(WOMAN)).toEqual(expect.arrayContaining(women));
  expect(linesOf({ ...WOMAN, sex: 'man' }).filter((key) => women.includes(key))).toEqual([]);
});

test('every line has a text, and every text has a line', () => {
  const { items, sections } = messagesOf('ar', 'customGuide');
  expect([...new Set(everyAnswer.flatMap(linesOf))].sort()).toEqual(Object.keys(items).sort());
  expect(composeGuide(WOMAN).map(({ key }) => key)).toEqual(Object.keys(sections));
});

/** Lines whose Arabic is the same for men and women. */
const FOR_BOTH = ['order'];

test.each(QUESTIONS.nusuk.flatMap((nusuk) => QUESTIONS.from.map((from) => [nusuk, from] as const)))(
  'the Arabic guide for a woman addresses a woman in every line: %s, %s',
  async (nusuk, from) => {
    const t = await loadTextReader('ar', 'customGuide');
    const lines = QUESTIONS.by.flatMap((by) => linesOf({ nusuk, from, by, sex: 'woman' }));
    const ofMen = QUESTIONS.by.flatMap((by) => linesOf({ nusuk, from, by, sex: 'man' }));
    const shared = lines.filter((key) => ofMen.includes(key) && !FOR_BOTH.includes(key));
    const read = (key: string, sex: string) => t(`items.${key}`, { sex });
    expect(shared.filter((key) => read(key, 'woman') === read(key, 'man'))).toEqual([]);
    const ofWomen = lines.map((key) => read(key, 'woman'));
    expect(ofWomen.filter((text) => MASCULINE.test(text))).toEqual([]);
    expect(
      ofMen.map((key) => read(key, 'man')).filter((text) => MASCULINE.test(text)).length,
    ).toBeGreaterThan(10);
  },
);

test('answers are read from the address; an unknown one is null', () => {
  expect(readAnswers({ nusuk: 'qiran', sex: 'dragon' })).toEqual({ nusuk: 'qiran' });
  expect(isComplete(readAnswers({ nusuk: 'qiran' }))).toBe(false);
  expect(isComplete(readAnswers(WOMAN))).toBe(true);
});
