'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
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
        <form method="post" action="/gateway/sign-on" target="_blank" rel="noopener">
          <input type="hidden" name="returnTarget" value="researchers" />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit">{t('failure.signIn')}</Button>
        </form>
        {children}
      </div>
    </Notice>
  );
}
