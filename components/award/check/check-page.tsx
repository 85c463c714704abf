import { getLocale, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/content/page-header';
import { Notice } from '@/components/ui/notice';
import { env } from '@/lib/env/env';
import { CheckForm } from './check-form';
import styles from './check-page.module.css';

/** Where a typed code of a certificate is entered (JUDGE-18). */
export async function CheckPage() {
  const meta = await getTranslations('meta');
  const t = await getTranslations('certificates.check');
  return (
    <>
      <PageHeader route="certificateCheck" lead={meta('certificateCheck.description')} />
      <div className={`container ${styles.page}`}>
        {env.API_ROOT ? (
          <Notice tone="info" title={t('external')} />
        ) : (
          <CheckForm locale={await getLocale()} />
        )}
      </div>
    </>
  );
}
