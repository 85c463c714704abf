import { FAQJsonLd } from 'next-seo';
import type { Block, BlockOf, Section } from '@/lib/content/blocks';
import type { TextReader } from '@/lib/i18n/translator';

const isQuestions = (block: Block): block is BlockOf<'questions'> => block.kind === 'questions';

/** The questions of a page for search engines: one FAQPage, however many blocks they stand in. */
export function QuestionsData({ sections, t }: { sections: readonly Section[]; t: TextReader }) {
  const questions = sections
    .flatMap(({ blocks }) => blocks.filter(isQuestions))
    .flatMap(({ at, items }) => items.map((item) => `${at}.${item}`))
    .map((at) => ({ question: t(`${at}.question`), answer: t(`${at}.answer`) }));
  return questions.length > 0 ? <FAQJsonLd questions={questions} /> : null;
}
