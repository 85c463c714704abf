import type { Ref } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  fieldId: string;
  message: string;
}

interface Props {
  title: string;
  errors: readonly FieldError[];
  /** Lets the form move the focus here after it was refused; the box itself takes the focus. */
  ref?: Ref<HTMLDivElement>;
  /** The page was loaded with the errors, in response to a post: the browser itself moves the focus here. */
  isLoaded?: boolean;
}

const FOCUSED_ON_LOAD = { autoFocus: true };

export function ErrorSummary({ title, errors, ref, isLoaded = false }: Props) {
  return (
    <div
      className={styles.summary}
      ref={ref}
      {...(isLoaded ? FOCUSED_ON_LOAD : {})}
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
