import type { BlockProps } from './block-props';
import { QuestionList } from './question-list';

/** Questions of a page's own words. */
export function QuestionsBlock({ block, t }: BlockProps<'questions'>) {
  const questions = block.items.map((key) => ({
    key,
    question: t(`${block.at}.${key}.question`),
    answer: <p>{t(`${block.at}.${key}.answer`)}</p>,
  }));
  return <QuestionList questions={questions} />;
}
