import type { ReactNode } from 'react';
import styles from './filter-disclosure.module.css';
import { Icon } from './icon';

interface Props {
  title: string;
  /** Whether a filter is set. */
  isFiltered: boolean;
  className?: string;
  children: ReactNode;
}

/** The filters of a list. Phones show them in a disclosure, which is open if a filter is set. */
export function FilterDisclosure({ title, isFiltered, className, children }: Props) {
  return (
    <details className={className ? `${styles.filters} ${className}` : styles.filters} open={isFiltered}>
      <summary>
        {title}
        <Icon name="expand" />
      </summary>
      {children}
    </details>
  );
}
