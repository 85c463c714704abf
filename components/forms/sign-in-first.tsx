import { getLocale, getTranslations } from 'next-intl/server';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { Notice } from '@/components/ui/notice';
import type { ReturnTarget } from '@/lib/auth/return-targets';
import styles from './service-form.module.css';

/** Stands in for a form that only a signed-in person may send. */
export async function SignInFirst({ target }: { target: ReturnTarget }) {
  const locale = await getLocale();
  const t = await getTranslations('forms');
  return (
    <div className={styles.section}>
      <Notice tone="info" title={t('signIn.title')}>
        <p>{t('signIn.text')}</p>
      </Notice>
      <SignOnForm locale={locale} target={target} label={t('signIn.button')} />
    </div>
  );
}
