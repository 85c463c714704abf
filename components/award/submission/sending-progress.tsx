'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Progress } from '@/lib/award/send-submission';
import styles from './submission.module.css';

/** Spoken only at every quarter: a number a second would drown everything else. */
const SPOKEN_STEP = 25;

/** How far the sending is, for eyes and ears, and a way to stop it. */
export function SendingProgress({ progress, onStop }: { progress: Progress; onStop(): void }) {
  const t = useTranslations('submit');
  const { stage, fraction } = progress;
  const percent = Math.round(fraction * 100);
  const textAt = (value: number) =>
    stage === 'sending' ? t('progress.sending', { percent: value }) : t(`progress.${stage}`);
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">{textAt(percent)}</p>
      <progress
        className={styles.bar}
        aria-label={t('progress.label')}
        max={100}
        value={stage === 'preparing' ? undefined : percent}
      />
      <p className="visually-hidden" role="status">
        {textAt(percent - (percent % SPOKEN_STEP))}
      </p>
      <p className={styles.lead}>{t('progress.stay')}</p>
      <Button variant="secondary" onClick={onStop}>
        {t('actions.stop')}
      </Button>
    </div>
  );
}
