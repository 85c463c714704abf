import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import styles from './publications-page.module.css';

/** The API is unavailable: says so, and links to the same page again. */
export async function Unavailable({ address }: { address: string }) {
  const t = await getTranslations('publications');
  return (
    <div className={styles.unavailable}>
      <Notice tone="warning" title={t('unavailable.title')}>
        <p>{t('unavailable.text')}</p>
      </Notice>
      <ButtonLink variant="secondary" href={address}>
        {t('unavailable.retry')}
      </ButtonLink>
    </div>
  );
}
