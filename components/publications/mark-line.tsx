import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { ExampleMark } from './example-mark';
import styles from './marks.module.css';

interface Props {
  locale: Locale;
  isExample: boolean;
  /** What the publication is about, in a word or two each. */
  marks: readonly string[];
  /** Dates and other plain words behind the marks. */
  children?: ReactNode;
}

/** What a publication is at a glance: its topics, whether it is an example, its date. */
export function MarkLine({ locale, isExample, marks, children }: Props) {
  return (
    <div className={styles.line}>
      {marks.map((mark) => (
        <span className={styles.mark} key={mark}>
          {mark}
        </span>
      ))}
      <ExampleMark locale={locale} isExample={isExample} />
      {children}
    </div>
  );
}
