import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

interface Props {
  children: ReactNode;
  /** The table of contents: above the text; on wide screens beside it and always in view. */
  contents?: ReactNode;
  /** The navigation of its module: beside the text, under the contents; on narrow screens below the text. */
  aside: ReactNode;
}

/** The part below the page header: the text with the table of contents and the navigation of its module. */
export function PageColumns({ children, contents, aside }: Props) {
  return (
    <div className={`container ${styles.columns}`}>
      {contents ? <div className={styles.contents}>{contents}</div> : null}
      {children}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
