/** @jest-environment node */
/** Requirements: CONTENT-06 */
import { messagesOf } from '@/tests/support/i18n/messages';
import { findQuestions, groupByCategory } from './find-questions';
import { CATEGORIES, QUESTIONS } from './questions';

const texts = messagesOf('ar', 'faqs').items;
const questions = QUESTIONS.map((row) => ({ ...row, ...texts[row.key] }));
const keys = (words: string, category: (typeof CATEGORIES)[number] | null = null) =>
  findQuestions(questions, { words, category }).map(({ key }) => key);

test('there are at least thirty questions in at least six topics, and every text has a question', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(30);
  expect(groupByCategory(questions).map(({ category }) => category)).toEqual(CATEGORIES);
  expect(Object.keys(texts).sort()).toEqual(QUESTIONS.map(({ key }) => key).sort());
});

test('words are found without hamza and diacritics, in questions and in answers', () => {
  expect(keys('احرم')).toContain('airMiqat');
  expect(keys('التنعيم')).toEqual(['makkahResident']);
});

test('a topic narrows the search', () => {
  expect(keys('عرفة')).toContain('lateArafah');
  expect(keys('عرفة', 'card')).toEqual([]);
  expect(keys('', 'card')).toHaveLength(5);
});
