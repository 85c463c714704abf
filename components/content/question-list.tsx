import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './question-list.module.css';

interface Question {
  /** Unique in the list. */
  key: string;
  question: string;
  answer: ReactNode;
  /** Anchor, if the question has its own address. */
  id?: string;
}

interface Props {
  questions: readonly Question[];
  /** Answers are open initially. */
  isOpen?: boolean;
}

/** For the element around all questions of a page: search engines read them in place (microdata). */
export const QUESTIONS_PAGE = { itemScope: true, itemType: 'https://schema.org/FAQPage' } as const;

/** Questions whose answers open without script. The element around it has the attributes `QUESTIONS_PAGE`. */
export function QuestionList({ questions, isOpen = false }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ key, question, answer, id }) => (
        <details
          key={key}
          id={id}
          open={isOpen}
          itemScope
          itemProp="mainEntity"
          itemType="https://schema.org/Question"
        >
          <summary>
            <span itemProp="name">{question}</span>
            <Icon name="expand" />
          </summary>
          <div itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
            <div itemProp="text">{answer}</div>
          </div>
        </details>
      ))}
    </div>
  );
}
