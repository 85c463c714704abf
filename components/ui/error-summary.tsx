import type { Ref } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** Id of the control that the line leads to. */
  fieldId: string;
  message: string;
}

interface Props {
  title: string;
  errors: readonly FieldError[];
  /** For moving the focus here after a refused Save: the box itself takes the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** The list of what is missing, above the form: each line leads to its field. */
export function ErrorSummary({ title, errors, ref }: Props) {
  return (
    <div
      className={styles.summary}
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
    >
      <h2 className={styles.title} id="error-summary-title">
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
