import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

interface Props {
  /** The page's text. */
  children: ReactNode;
  /** What stands on the page: above the text, where there is room beside it, in view all the time. */
  contents?: ReactNode;
  /** The navigation of its module: below the contents beside the text, below it elsewhere. */
  aside: ReactNode;
}

/** What stands below a page's head: its text with contents and the navigation of its module. */
export function PageColumns({ children, contents, aside }: Props) {
  return (
    <div className={`container ${styles.columns}`}>
      {contents ? <div className={styles.contents}>{contents}</div> : null}
      {children}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
