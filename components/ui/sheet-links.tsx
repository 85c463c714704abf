import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './sheet-links.module.css';

interface Props {
  /** Path of the call that returns the rows. */
  path: string;
  query?: Record<string, string>;
  /** True for a list that may have more rows than a workbook holds. */
  mayBeLong?: boolean;
  /** A hint about the files. */
  children?: ReactNode;
}

/** Links to the same rows as CSV and as XLSX. */
export function SheetLinks({ path, query = {}, mayBeLong = false, children }: Props) {
  const t = useTranslations('sheets');
  const language = useLocale();
  return (
    <p className={styles.links} data-screen="">
      {(['csv', 'xlsx'] as const).map((format) => (
        <a key={format} href={`${path}?${new URLSearchParams({ ...query, language, format })}`} download>
          {t(format)}
        </a>
      ))}
      {mayBeLong ? <span>{t('limit')}</span> : null}
      {children}
    </p>
  );
}
