'use client';

import { useTranslations } from 'next-intl';
import styles from './wizard.module.css';

const PARTS = ['purpose', 'basis', 'retention', 'rights', 'voluntary'] as const;

/** What the law wants said before personal data is collected: purpose, basis, retention, rights, what is voluntary. */
export function PrivacyNotice() {
  const t = useTranslations('register.privacy');
  return (
    <details className={styles.privacy}>
      <summary>{t('title')}</summary>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`${part}Title`)}</dt>
            <dd>{t(part)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
