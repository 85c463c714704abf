'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAwardHref } from '@/components/award/overlay/overlay-frame';
import { ReferenceLine } from '@/components/award/overlay/reference-line';
import { Button, ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Receipt } from '@/lib/forms/receipt';
import styles from './submission.module.css';

interface Props extends Pick<Receipt, 'referenceNumber'> {}

/** The request has been received: the spec's message, the reference number and what happens next. */
export function SubmissionDone({ referenceNumber }: Props) {
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
      {referenceNumber ? <ReferenceLine label={t('success.reference')} number={referenceNumber} /> : null}
      <section>
        <h2 className={styles.heading}>{t('success.nextTitle')}</h2>
        <ol className={styles.next}>
          {referenceNumber ? <li>{t('success.nextKeep')}</li> : null}
          <li>{t('success.nextJudging')}</li>
          <li>{t('success.nextContact')}</li>
        </ol>
      </section>
      <div className={styles.actions}>
        <ButtonLink href={useAwardHref()}>{t('success.close')}</ButtonLink>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('success.print')}
        </Button>
      </div>
    </div>
  );
}
