/** @jest-environment node */
/** Requirements: CONTENT-08 */
import { messagesOf } from '@/tests/support/i18n/messages';
import { composeGuide } from './compose-guide';
import { type Answers, isComplete, QUESTIONS, readAnswers } from './guide-answers';

const WOMAN: Answers = { nusuk: 'tamattu', sex: 'woman', from: 'abroad', by: 'air' };
const linesOf = (answers: Answers) => composeGuide(answers).flatMap(({ items }) => items);
const everyAnswer: Answers[] = QUESTIONS.nusuk.flatMap((nusuk) =>
  QUESTIONS.sex.flatMap((sex) =>
    QUESTIONS.from.flatMap((from) => QUESTIONS.by.map((by) => ({ nusuk, sex, from, by }))),
  ),
);

test.each(everyAnswer)('$nusuk, $sex, $from, $by: one of each pair, never both', (answers) => {
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

test('what concerns women stands in their guide only', () => {
  const women = ['company', 'mensesIhram', 'mensesIfadah', 'mensesWada'];
  expect(linesOf(WOMAN)).toEqual(expect.arrayContaining(women));
  expect(linesOf({ ...WOMAN, sex: 'man' }).filter((key) => women.includes(key))).toEqual([]);
});

test('every line has words, and no words are without a line', () => {
  const { items, sections } = messagesOf('ar', 'customGuide');
  expect([...new Set(everyAnswer.flatMap(linesOf))].sort()).toEqual(Object.keys(items).sort());
  expect(composeGuide(WOMAN).map(({ key }) => key)).toEqual(Object.keys(sections));
});

test('answers are read from the address; an unknown one is none', () => {
  expect(readAnswers({ nusuk: 'qiran', sex: 'dragon' })).toEqual({ nusuk: 'qiran' });
  expect(isComplete(readAnswers({ nusuk: 'qiran' }))).toBe(false);
  expect(isComplete(readAnswers(WOMAN))).toBe(true);
});
