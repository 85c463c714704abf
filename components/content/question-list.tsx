import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './question-list.module.css';

interface Question {
  /** Unique in the list. */
  key: string;
  question: string;
  answer: ReactNode;
  /** Anchor, where the question has an address of its own. */
  id?: string;
}

interface Props {
  questions: readonly Question[];
  /** Answers stand open from the start. */
  isOpen?: boolean;
}

/** Questions whose answers open without script. */
export function QuestionList({ questions, isOpen = false }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ key, question, answer, id }) => (
        <details key={key} id={id} open={isOpen}>
          <summary>
            <span>{question}</span>
            <Icon name="expand" />
          </summary>
          {answer}
        </details>
      ))}
    </div>
  );
}
