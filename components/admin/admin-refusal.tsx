import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { BareFrame } from '@/components/layout/bare-frame';
import { listRoles } from '@/lib/admin/queries';
import { readSession } from '@/lib/auth/sessions/session';
import type { Locale } from '@/lib/i18n/locales';
import { readRequestLocale } from '@/lib/i18n/request-locale';
import styles from './admin.module.css';

/** True for a member of staff who lacks only the role for a page. */
async function isStaff(locale: Locale): Promise<boolean> {
  const person = await readSession();
  return person !== null && (await listRoles({ locale, person })).length > 0;
}

/** Replaces a back-office page for visitors without access: how to sign in, or whom to ask. */
export async function AdminRefusal({ reason }: { reason: 'signIn' | 'noRole' }) {
  const locale = await readRequestLocale();
  setRequestLocale(locale);
  const t = await getTranslations('admin');
  const meta = await getTranslations('meta');
  return (
    <BareFrame path="/desk">
      <div className={`container ${styles.refusal}`}>
        <h1>{t(`${reason}.title`)}</h1>
        <p>{t(`${reason}.text`)}</p>
        {reason === 'signIn' ? (
          <SignOnForm locale={locale} target="admin" label={t('signIn.button')} />
        ) : null}
        {(await isStaff(locale)) ? (
          <p>
            <a href={`/${locale}/desk`}>{meta('admin.title')}</a>
          </p>
        ) : null}
        <p>
          <a href={`/${locale}`}>{t('home')}</a>
        </p>
      </div>
    </BareFrame>
  );
}
