import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

interface Props {
  /** The page's text. */
  children: ReactNode;
  /** The navigation of its module: beside the text where there is room, below it elsewhere. */
  aside: ReactNode;
}

/** What stands below a page's head: its text and the navigation of its module. */
export function PageColumns({ children, aside }: Props) {
  return (
    <div className={`container ${styles.columns}`}>
      {children}
      {aside}
    </div>
  );
}
