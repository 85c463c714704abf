'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import styles from './submission.module.css';

/** The request has been received: the spec's message, the reference number and what happens next. */
export function SubmissionDone({ referenceNumber, backHref }: { referenceNumber: string; backHref: string }) {
  const t = useTranslations('submit');
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    message.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={styles.done}>
      <Notice tone="success" title={t('success.title')} role="status" ref={message}>
        <p>{t('success.text')}</p>
      </Notice>
      <p className={styles.reference}>
        <span>{t('success.reference')}</span>
        <bdi dir="ltr" className={styles.number}>
          {referenceNumber}
        </bdi>
      </p>
      <section>
        <h2 className={styles.heading}>{t('success.nextTitle')}</h2>
        <ol className={styles.next}>
          <li>{t('success.nextKeep')}</li>
          <li>{t('success.nextJudging')}</li>
          <li>{t('success.nextContact')}</li>
        </ol>
      </section>
      <div className={styles.actions}>
        <ButtonLink href={backHref}>{t('success.close')}</ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
    </div>
  );
}
