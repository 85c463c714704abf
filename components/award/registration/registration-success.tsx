'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { CopyButton } from './copy-button';
import styles from './registration-success.module.css';

interface Props {
  locale: Locale;
  /** Null where an external API named none. */
  referenceNumber: string | null;
  closeHref: string;
}

/** The confirmation: the Completed label (spec section 4), the reference number, and what happens next. */
export function RegistrationSuccess({ locale, referenceNumber, closeHref }: Props) {
  const t = useTranslations('register');
  const heading = useRef<HTMLHeadingElement>(null);
  const [savedAt] = useState(() => new Date());
  useEffect(() => heading.current?.focus(), []);
  const dates = { gregorian: formatDate(savedAt, locale), hijri: formatHijriDate(savedAt, locale) };
  return (
    <div className={styles.success}>
      <div className={styles.panel} role="status">
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('status.Completed')}
        </h2>
        <p>{t('success.text')}</p>
        <dl className={styles.facts}>
          {referenceNumber ? (
            <div>
              <dt>{t('success.reference')}</dt>
              <dd>
                <bdi className={styles.reference} dir="ltr" data-reference>
                  {referenceNumber}
                </bdi>
              </dd>
            </div>
          ) : null}
          <div>
            <dt>{t('success.date')}</dt>
            <dd>{t('success.bothDates', dates)}</dd>
          </div>
        </dl>
      </div>
      <section aria-labelledby="what-next">
        <h3 id="what-next">{t('success.nextTitle')}</h3>
        <ol className={styles.next}>
          {referenceNumber ? <li>{t('success.nextKeep')}</li> : null}
          <li>{t('success.nextChange')}</li>
          <li>{t('success.nextSubmit')}</li>
        </ol>
      </section>
      <div className={styles.buttons}>
        <ButtonLink href={closeHref}>{t('success.close')}</ButtonLink>
        {referenceNumber ? (
          <CopyButton text={referenceNumber} label={t('success.copy')} doneLabel={t('success.copied')} />
        ) : null}
        <Button variant="secondary" onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
    </div>
  );
}
