import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './folded-end.module.css';

/**
 * The end of the home page, survey and footer. Where the home page fills the screen and does not scroll
 * (SHELL-14), it folds into a bar that opens upwards; everywhere else it lies open below the page.
 */
export async function FoldedEnd({ children }: { children: ReactNode }) {
  const t = await getTranslations('home');
  return (
    <details className={styles.fold}>
      <summary className={styles.bar}>
        <span className="container">
          <span>{t('fold')}</span>
          <Icon name="expand" className={styles.arrow} />
        </span>
      </summary>
      {children}
    </details>
  );
}
