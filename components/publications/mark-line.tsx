import type { ReactNode } from 'react';
import { ExampleMark } from './example-mark';
import styles from './marks.module.css';

interface Props {
  isExample: boolean;
  marks: readonly string[];
  children?: ReactNode;
}

/** A publication at a glance: its topics, whether it is an example, its date. */
export function MarkLine({ isExample, marks, children }: Props) {
  return (
    <div className={styles.line}>
      {marks.map((mark) => (
        <span className={styles.mark} key={mark}>
          {mark}
        </span>
      ))}
      <ExampleMark isExample={isExample} />
      {children}
    </div>
  );
}
