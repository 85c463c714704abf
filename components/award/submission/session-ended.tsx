'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SignOnForm } from '@/components/auth/sign-on-form';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';
import styles from './submission.module.css';

/** The sign-on ended while the form was open: signing on happens in a window of its own, so that files stay here. */
export function SessionEnded({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = useTranslations('submit');
  return (
    <Notice tone="warning" title={t('failure.sessionTitle')} role="alert">
      <p>{t('failure.session')}</p>
      <div className={styles.actions}>
        <SignOnForm locale={locale} target="researchers" label={t('failure.signIn')} newTab />
        {children}
      </div>
    </Notice>
  );
}
