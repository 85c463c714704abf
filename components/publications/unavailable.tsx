import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import styles from './publications-page.module.css';

/** The API cannot tell: says so, and leads here again. */
export async function Unavailable({ locale, address }: { locale: Locale; address: string }) {
  const t = await loadTranslator(locale, 'publications');
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
