'use client';

import { useTranslations } from 'next-intl';
import { RETENTION_DAYS } from '@/lib/award/retention-days';
import styles from './submission.module.css';

/** Why the identity image is asked for and how long it is kept, beside the field (SUB-12). */
export function IdentityPrivacy() {
  const t = useTranslations('submit.privacy');
  return (
    <dl className={styles.privacy}>
      <div>
        <dt>{t('purposeTitle')}</dt>
        <dd>{t('purpose')}</dd>
      </div>
      <div>
        <dt>{t('retentionTitle')}</dt>
        <dd>{t('retention', { days: RETENTION_DAYS.identityImage })}</dd>
      </div>
    </dl>
  );
}
