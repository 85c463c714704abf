import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { BareFrame } from '@/components/layout/bare-frame';
import { readRequestLocale } from '@/lib/i18n/request-locale';
import styles from './admin.module.css';

/** Replaces a back-office page for visitors without access: how to sign in, or whom to ask. */
export async function AdminRefusal({ reason }: { reason: 'signIn' | 'noRole' }) {
  const locale = await readRequestLocale();
  setRequestLocale(locale);
  const t = await getTranslations('admin');
  return (
    <BareFrame path="/desk">
      <div className={`container ${styles.refusal}`}>
        <h1>{t(`${reason}.title`)}</h1>
        <p>{t(`${reason}.text`)}</p>
        {reason === 'signIn' ? (
          <SignOnForm locale={locale} target="admin" label={t('signIn.button')} />
        ) : null}
        <p>
          <a href={`/${locale}`}>{t('home')}</a>
        </p>
      </div>
    </BareFrame>
  );
}
